# Rulebooks of other games that one brings

own-title = Your rulebooks
own-lead = Import the rulebook of any game you own and ask it: you get the passages that stand nearest, with their pages. What you import is yours alone; nobody else can read or ask it.
own-model = The passages that a question finds are also sent to { $model }, a model that whoever runs this server has named to put answers into words.
own-drop = Drop a rulebook here: PDF, HTML or text, up to { $mb } MB
own-kinds = A PDF, HTML or text file, up to { $mb } MB
own-choose = Choose a file
own-game = Game
own-edition = Edition
own-edition-hint = if there are several
own-language = Language of the text
own-role = What it is
own-role-rules = Rules
own-role-errata = Errata
own-role-faq = FAQ
own-bring = Import
own-reading = Reading it…
own-took = { $name } is here: { $count ->
    [one] one passage
   *[other] { $count } passages
}.
own-unread = No text could be read on { $count ->
    [one] page { $pages }
   *[other] pages { $pages }
}: what is written there will not be found.
own-encoding = Its letters are not UTF-8 and were read as { $encoding }. If they look wrong, choose the language of the text, or save the file as UTF-8, and import it again.
own-none = None yet.
own-pages = { $pages ->
    [one] one page
   *[other] { $pages } pages
}
own-passages = { $count ->
    [one] one passage
   *[other] { $count } passages
}
own-ask = Ask { $book }
own-delete = Delete
own-sure = Delete { $name }?
own-sure-links = Links to answers that quote it will show nothing any more. In your questions the quotes stay until you delete those.
own-yes = Yes, delete
own-no = Keep it
own-replace = Replace
own-replacing = The next file takes the place of { $name }.
own-stop = Never mind
own-used = { $used } of { $most } MB used
own-apart = Each edition is asked by itself. Rules, errata and FAQ of one edition are asked together and shown separately.
own-need-game = Which game is it for?
