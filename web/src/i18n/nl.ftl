# De pagina zelf. Zinnen over regels komen van de spellen.

skip = Naar de inhoud
page-menu = Pagina
close = Sluiten
reload = Opnieuw proberen
view = Weergave
rules = Regels
questions = Vragen
language = Taal: { $name }
language-legend = Taal
theme = Kleuren
theme-system = Zoals het systeem
theme-light = Licht
theme-dark = Donker
to-shelf = Naar de plank

# Nieuwe partij

way = Hoe wil je spelen?
way-here = Op dit scherm
way-here-text = Jullie spelen om beurten op dit scherm, of je speelt zelf beide kanten.
way-bot = Tegen een bot
way-bot-text = De bot speelt hier, op deze computer, en laat je zetten terugnemen.
way-invited = Met een vriend
way-invited-text = Je krijgt een link om te sturen. Wie de uitnodiging aanneemt, neemt de andere plaats. Niemand krijgt hints.
way-open = Vrije plaats
way-open-text = Iedereen op deze server mag de andere plaats nemen. Niemand krijgt hints.
ways-here = Op dit scherm
ways-here-text = Jullie spelen om beurten op dit scherm, of je speelt zelf alle plaatsen.
ways-bot = Tegen bots
ways-bot-text = De bots spelen hier, op deze computer, en laten je zetten terugnemen.
ways-invited = Met vrienden
ways-invited-text = Je krijgt voor ieder een link. Wie een uitnodiging aanneemt, neemt die plaats. Niemand krijgt hints.
ways-open = Vrije plaatsen
ways-open-text = Iedereen op deze server mag een van de andere plaatsen nemen. Niemand krijgt hints.
level = Sterkte
players = Spelers
clock = Klok
clock-none = Geen klok
clock-choice = { $minutes } min + { $seconds } s
option-rule = de regel
more-options = Meer opties
with-others-option-first-seat-1 = Jij
with-others-option-first-seat-2 = Je tegenstander
your-name = Je naam
your-side = Jouw kant
begin = Beginnen
begin-invite = Beginnen en uitnodigen
joining = Aan tafel gaan

# Uitnodiging

join-to-play = { $named ->
    [yes] { $host } nodigt je uit om te spelen
   *[no] Je bent uitgenodigd om te spelen
}
join-to-watch = { $named ->
    [yes] { $host } nodigt je uit om te kijken
   *[no] Je bent uitgenodigd om te kijken
}
join-line = { $seat ->
    [0] { $game }. { $players } spelers.
   *[other] { $game }. Plaats { $seat } van { $players }; de partij begint als alle plaatsen bezet zijn.
}
join-watching = Kijken
join = Aan tafel gaan

# Plaatsen

seats = Wie waar zit
seat-kind-here = Op dit scherm
seat-kind-invited = Een vriend met een link
seat-kind-open = Vrij voor iedereen
seat-name = Naam op plaats { $number }
name = Naam
seat = Plaats { $number }
seat-bot = Bot, { $level }
seat-open = Vrij voor iedereen
seat-waiting = Wacht op een vriend
seat-you = Jij
seat-guest = Gast
seat-out = uit het spel
seat-away = Even weg
seat-away-name = { $name }, even weg
seat-awaited = { $name }, pagina nog niet geopend
wait-friend = De partij wacht tot je vriend is gaan zitten.
wait-seats = { $free ->
    [one] De partij wacht tot iemand de vrije plaats heeft ingenomen.
   *[other] De partij wacht tot de { $free } vrije plaatsen bezet zijn.
}
wait-pages = De partij wacht op { $who }: voor het toeval is een getal uit de browser van iedere speler nodig, en daar is deze pagina nog niet open.
wait-short = Wachten op anderen
seat-yours = { $name }, jouw zet
seat-menu = Plaats: { $side }
seat-leave = Deze plaats verlaten
seat-free = Deze plaats vrijmaken
seat-leave-sure = Je plaats verlaten? De partij wacht tot iemand anders gaat zitten.
seat-free-sure = De plaats van { $name } vrijmaken? De partij wacht tot iemand anders gaat zitten.
seat-leave-yes = Verlaten
seat-free-yes = Vrijmaken
seat-keep = Annuleren
plate-yours = { $side }, jouw zet
plate-to-move = { $side } aan zet
plate-thinks = { $side } denkt na
plate-won = { $side } heeft gewonnen
clock-of = Klok van { $side }
clock-short = Weinig tijd over
thinks = Denkt na
thinking = { $mood ->
    [ahead] Staat voor, diepte { $depth }
    [behind] Staat achter, diepte { $depth }
   *[even] Gelijk, diepte { $depth }
}
depth = diepte { $depth }
stop-bot = Stop de bot
stop = Stop
invite = Uitnodiging kopiëren
invite-friend = Stuur je vriend een link. Wie de uitnodiging het eerst aanneemt, neemt de andere plaats.
invite-friends = Nodig je vrienden uit: elke vrije plaats in de lijst heeft een eigen link.
invite-short = Uitnodigen
invite-too = Iemand uitnodigen
invite-link = Uitnodigingslink
link-only-here = Deze link werkt alleen op deze computer. Start Rulebound voor anderen in je netwerk met --lan en open het op het adres dat het dan noemt.
invite-copied = Gekopieerd. De plaats is voor wie de link het eerst opent.
invite-copy = Kopieer deze link. De plaats is voor wie hem het eerst opent.

# De tafel

table-menu = Tafel
board = Bord
board-of = Bord van { $name }
moves = Zetten
moves-none = Nog geen zetten.
stepping = Door de zetten lopen
step-first = Naar het begin
step-back = Eén zet terug
step-forward = Eén zet vooruit
step-last = Naar het einde
step-play = Partij naspelen
step-pause = Pauze
undo = Terugnemen
undo-wish = { $name } wil graag een zet terugnemen.
undo-wait = Je hebt gevraagd je zet terug te nemen.
undo-tally = { $agreed ->
    [none] Nog geen antwoord: { $open }.
   *[other] Akkoord: { $agreed }. Nog geen antwoord: { $open }.
}
undo-clock = Niemand krijgt tijd terug: de klokken blijven zoals ze zijn.
undo-agree = Akkoord
undo-decline = Weigeren
undo-withdraw = Intrekken
hint = Hint
hint-text = { $line ->
    [none] { $move } lijkt het best, diepte { $depth }.
   *[other] { $move } lijkt het best, diepte { $depth }. Het kan verdergaan met { $line }.
}
resign = Opgeven
resign-sure = Deze partij opgeven?
resign-yes = Opgeven
resign-no = Verder spelen
play-again = Opnieuw spelen
pick-move = Kies een zet
confirm-move = { $move } spelen
to-game = Terug naar de partij
looking-back = Je bekijkt een eerdere stelling. Doe hier een zet om hem te proberen.
trying = Je probeert zetten. De partij zelf verandert niet.
trials = Zetten die je hier probeerde
trials-elsewhere = { $count ->
    [one] Eén lijn elders in deze partij geprobeerd
   *[other] { $count } lijnen elders in deze partij geprobeerd
}
trial-forget = { $moves } vergeten
line-lost = De verbinding is weg. We proberen het opnieuw…
write-move = Je zet in tekst
play-move = Spelen

# Weergave

view-open = Open punten tonen
view-coordinates = Coördinaten
view-confirm = Elke zet bevestigen
view-confirm-touch = Altijd op een aanraakscherm
view-evaluation = Evaluatiebalk
view-odds = Kansen
view-purist = Puristisch
view-purist-text = Zonder hulp, waarden en wat er nog over is
view-rotate = Bord draaien
evaluation-text = { $side } heeft betere kansen, { $percent } %, diepte { $depth }
evaluation-one = { $side }: kansen { $percent } %, diepte { $depth }
evaluation-none = Nog niet beoordeeld

# Delen

share = Delen
share-move = Link naar deze zet kopiëren
share-here = Link voor wie aan deze tafel zit kopiëren
share-watch = Link om te kijken kopiëren
share-watch-end = Alle links om te kijken intrekken
share-watch-ended = Geen link om te kijken werkt nog, en wie via zo’n link kwam, ziet deze tafel niet meer.
share-record = Partij bewaren
share-svg = Bord als SVG bewaren
share-png = Bord als PNG bewaren
copied = Gekopieerd
copy-failed = Kopieer dit met de hand: { $text }
picture-failed = De afbeelding kon niet worden gemaakt.

# De marge

margin = Marge
margin-empty = Nog niets te zeggen. Hier komt wat de regels over je zetten zeggen.
margin-close = Marge sluiten
note-now = nu
note-move = zet { $move }
note-turn = beurt { $turn }
note-why = Waarom?
passage-open = Passage openen
passage-sides = Bekijk beide kanten
passage-close = Passage sluiten
authority-official = Officiële regel
authority-designer = Tekst van de auteur
authority-community = Interpretatie van de community
authority-translator = Noot van de vertaler
authority-reading = Onze lezing
authority-notes = Volgens onze notities
public-page = Openbare pagina
in-rulebook = In de spelregels

# Wat niet lukte

error-unreachable = De server is niet bereikbaar. Kijk of hij draait en probeer het opnieuw.
error-failed = Dat kon niet.
error-stale = De stelling is veranderd. Kijk opnieuw voordat je zet.
error-no-table = Deze tafel bestaat niet, of die is niet voor jou open.
error-no-invitation = Deze uitnodiging geldt niet meer: iemand heeft haar aangenomen, of ze is ingetrokken.
error-no-such-position = Zover is deze partij nog niet. Zo staat ze er nu voor.
error-no-session = Deze browser bewaart geen cookies, dus de server herkent je niet. Sta ze toe voor deze pagina.
error-too-fast = Dat ging wat snel. Wacht even en probeer het opnieuw.
error-id-reused = Deze opdracht is verward met een eerdere en niet uitgevoerd. Probeer het opnieuw.
error-no-such-game = Deze server heeft dat spel niet.
error-nothing-to-think = De partij is afgelopen: er valt niets te bedenken.
error-bots-not-ready = De bots worden nog klaargemaakt. Vraag het zo nog eens.
error-not-solved = Van deze stelling zijn geen exacte kansen bekend.
error-not-fetched = De openbare pagina kon niet worden opgehaald.
error-bad-request = De server kon dat niet lezen.
error-put-out = Je plaats aan deze tafel is vrijgemaakt; je ziet de tafel niet meer.
error-busy = Er gebeurt nu te veel aan deze tafel. Wacht even.
error-bug = Hier maakte de server een fout. In zijn logboek staat waar.
error-bad-message = De server begreep niet wat deze pagina stuurde.
error-bad-clock = Deze klok kan niet worden ingesteld: de tijden zijn te lang of te kort.
error-bad-options = Met deze opties kan het spel niet worden gespeeld.
error-bad-position = Deze stelling kan niet worden opgezet.
error-bad-record = Deze partij kan niet worden gelezen.
error-bad-seat = Een van de plaatsen kan zo niet worden vergeven.
error-foreign-host = De server kent zichzelf niet onder dit adres. Open het adres dat hij bij het starten toont.
error-foreign-origin = De server neemt niets aan van een pagina met een ander adres.
error-no-header = Dit neemt de server alleen van zijn eigen pagina aan. Laad die opnieuw.
error-hidden = Wat in deze partij verborgen is, wordt pas na afloop getoond.
error-no-copy = Je kopie van deze bron is hier niet.
error-no-desk = Dit spel heeft geen teltafel.
error-no-rulebook = Zulke spelregels staan niet op deze server.
error-no-such-clause = Zo’n regelpunt staat niet in de spelregels.
error-no-such-language = De server heeft geen teksten in deze taal.
error-no-such-level = Voor dit spel is er geen bot van die sterkte.
error-no-such-method = Dat doet de server niet. Laad de pagina opnieuw.
error-no-such-route = Dat heeft de server niet. Laad de pagina opnieuw.
error-no-such-page = Zo’n pagina is er niet op deze server.
error-no-such-question = Zo’n vraag is er niet, of hij is niet van jou.
error-no-such-source = Geen spelregels hier noemen deze bron.
error-host-only = Kopieën ophalen of in hun geheel tonen kan alleen op de computer waarop de server draait.
error-several-asked = Hier kiezen meerdere spelers tegelijk, dus een reeks zetten is niet te volgen.
error-no-words = Dit spel heeft geen eigen teksten.
error-too-long = Dat is te lang voor de server.
error-unreadable-copy = Je kopie van deze bron is niet meer leesbaar. Haal die opnieuw op.
error-unreadable-document = Dit bestand kon niet worden gelezen.
error-too-many = Deze browser heeft zoveel tafels open dat de server er geen bij doet. Sluit er een en laad deze pagina opnieuw.
error-no-such-round = Deze ronde wordt hier niet meer gebouwd.
error-not-as-played = De scheidsrechter aanvaardt deze ronde niet.

# De pagina van een spel

game-players = { $same ->
    [yes] { $most ->
        [one] { $most } speler
       *[other] { $most } spelers
    }
   *[no] { $least } tot { $most } spelers
}
game-minutes = { $same ->
    [yes] { $least } min
   *[no] { $least } tot { $most } min
}
game-age = vanaf { $age } jaar
game-play-bot = Tegen een bot spelen
game-play-here = Op één scherm spelen
game-play-invited = Iemand uitnodigen
game-play-open = Een plaats openen
game-play = Spelen
game-rulebook = Spelregels
game-room = Oefenen, bots en één scherm
game-sandbox = Proefbord
real-table = Aan een echte tafel
real-turns = Telefoon aan tafel
real-desk = Puntenteller
real-sheet = Blad om af te drukken
real-guide = Gids bij de tegels
real-print = Afdrukken
real-kept = Deze pagina is op dit apparaat bewaard en opent ook zonder netwerk.
real-not-kept = Laat deze pagina zonder netwerk open: browsers bewaren alleen pagina’s die via https of van deze computer komen.

# Zo speel je

how-title = Zo speel je, in een minuut
how-all = Alles afspelen
how-stop = Stoppen
how-play = Afspelen
how-pause = Pauze
how-step = Volgende stap
how-of = { $scene }, stap { $step } van { $steps }

# De spelregels

read-fetching = Ophalen
read-get = Mijn kopie ophalen

# A line of a score in a note: what was counted, how often and at what.
term = { $name }, { $count } × { $each }
