# The rulebook

read-rulebook = Rulebook
read-to-game = To the game
read-to-sandbox = Back to the sandbox
read-to-table = Back to the table
read-contents = Contents
read-clauses = { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
}
read-who = Who says so
read-language = Language of the rulebook
read-after = Our words, after: { $source }, { $revision }.
read-loading = The rulebook is loading
read-unknown = There is no such rulebook on this shelf.
read-no-clause = There is no clause { $clause } in this rulebook. It begins here.
read-unreachable = The rulebook did not come: the server does not answer.
read-copy-link = Copy link
read-copy-link-to = Copy the link to this clause: { $clause }
read-link-copied = Copied
read-disagree = The sources are silent or do not agree. This is what others do:
read-in-force = What we play
read-copy-of = Your copy: { $clause }
read-copy-section = Your copy, { $section }
read-page = page { $page }
read-found = found
read-not-found = not found
read-why-missing = Your copy is here, but this passage is not in it. It may be another revision.
read-why-no-locator = Cited by title and section only.
read-garbled = It stands on page { $page } of your copy, but the text of that page cannot be trusted. Look there.
read-why-no-copy = Your copy is not here any more.
read-why-unread = The passage could not be read just now.
read-open-page = Open the page at the passage
read-open-copy = Open my copy there
read-here = Your copy is here
read-not-here = Not here yet
read-copy-none = Fetch the public page once, and every passage stands beside its clause, marked.
read-copy-here = Every passage found in it stands beside its clause, marked.
read-copy-import = It has no public page. If you own it, import it and read it here.
read-get-again = Get it again
read-import = Import a file
read-open-source = Open the page
read-copy-failed = Save the page with your browser and import the file.
read-import-failed = Text, HTML and PDF can be imported.
read-remove = Remove my copy
read-remove-sure = Remove your copy of “{ $source }”? To see its passages again you will have to get or import it anew.
read-remove-yes = Yes, remove
read-remove-no = Keep it
read-unlike = This does not look like “{ $source }”.
read-counted = Passages that the rulebook names, found in it: { $found } of { $named }.
read-sources = Sources
read-sources-text = We do not reprint other people’s rulebooks. These are the texts that our words follow; with your own copy you can check each of them.
