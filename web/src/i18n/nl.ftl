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
theme-system = Volgens het systeem
theme-light = Licht
theme-dark = Donker
to-shelf = Naar de plank

# Nieuwe partij

players = Spelers
clock = Klok
option-rule = de regel
seat-name = Naam op plaats { $number }
way-here = Op dit scherm
your-name = Je naam
begin = Beginnen
joining = Aanschuiven

# Plaatsen

seats = Wie waar zit
name = Naam
seat = Plaats { $number }
seat-bot = Bot, { $level }
seat-open = Vrij voor iedereen
seat-waiting = Wachten op een vriend
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
depth = Diepte { $depth }
stop-bot = Bot stoppen
stop = Stop
invite = Uitnodiging kopiëren
invite-friend = Stuur je vriend een link. Wie de uitnodiging het eerst aanneemt, krijgt de andere plaats.
invite-friends = Nodig je vrienden uit: elke vrije plaats in de lijst heeft een eigen link.
invite-short = Uitnodigen
invite-too = Iemand uitnodigen
invite-link = Uitnodigingslink
link-only-here = Deze link werkt alleen op deze computer. Moeten ook anderen in je netwerk erbij kunnen, start Rulebound dan met --lan en open het op het adres dat het dan noemt.
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
step-last = Naar het eind
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
watching = Je kijkt toe.
hint = Hint
hint-text = { $line ->
    [none] { $move } lijkt het best (diepte { $depth }).
   *[other] { $move } lijkt het best (diepte { $depth }). Zo kan het verdergaan: { $line }.
}
resign = Opgeven
resign-sure = Deze partij opgeven?
resign-yes = Opgeven
resign-no = Doorspelen
play-again = Opnieuw spelen
again-set-up = { $who } heeft nog een partij klaargezet.
again-join = Meespelen
pick-move = Kies een zet
confirm-move = { $move } spelen
to-game = Terug naar de partij
looking-back = Je bekijkt een eerdere stelling. Doe hier een zet om die uit te proberen.
trying = Je probeert zetten uit. De partij zelf verandert niet.
trials = Zetten die je hier hebt uitgeprobeerd
trials-elsewhere = { $count ->
    [one] Eén variant elders in deze partij uitgeprobeerd
   *[other] { $count } varianten elders in deze partij uitgeprobeerd
}
trial-forget = { $moves } vergeten
line-lost = De verbinding is weg. We proberen het opnieuw…
write-move = Je zet als tekst
play-move = Spelen

# Weergave

view-open = Open punten tonen
view-coordinates = Coördinaten
view-confirm = Elke zet bevestigen
view-confirm-touch = Altijd op een aanraakscherm
view-evaluation = Evaluatiebalk
view-odds = Kansen
view-purist = Puristisch
view-purist-text = Verbergt hints, waarden en wat er nog te trekken is
view-rotate = Bord draaien
evaluation-text = { $side } heeft de beste kansen, { $percent }%, diepte { $depth }
evaluation-one = { $side }: { $percent }% kans, diepte { $depth }
evaluation-none = Nog niet beoordeeld

# Delen

share = Delen
share-move = Link naar deze zet kopiëren
share-here = Link voor deze tafel kopiëren
share-watch = Kijklink kopiëren
share-watch-end = Alle kijklinks intrekken
share-watch-ended = De kijklinks werken niet meer, en wie via zo’n link meekeek, ziet deze tafel niet meer.
share-record = Partij opslaan
share-svg = Bord als SVG opslaan
share-png = Bord als PNG opslaan
copied = Gekopieerd
copy-failed = Kopieer dit zelf: { $text }
picture-failed = De afbeelding kon niet worden gemaakt.

# De marge

margin = Kantlijn
more-rules = { $more ->
    [one] en nog { $more } regel
   *[other] en nog { $more } regels
}
margin-empty = Nog niets. Hier komt wat de regels over je zetten zeggen.
margin-draws = Loting narekenen
margin-close = Kantlijn sluiten
note-now = nu
note-move = zet { $move }
note-turn = beurt { $turn }
note-why = Waarom?
passage-open = Passage openen
passage-sides = Beide kanten bekijken
passage-close = Passage sluiten
authority-official = Officiële regel
authority-designer = Tekst van de auteur
authority-community = Interpretatie van de community
authority-translator = Noot van de vertaler
authority-reading = Onze lezing
authority-notes = Volgens onze aantekeningen
public-page = Openbare pagina
in-rulebook = In de spelregels

# Wat niet lukte

error-unreachable = De server is niet bereikbaar. Kijk of hij draait en probeer het opnieuw.
error-failed = Dat kon niet.

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
game-rulebook = Spelregels
real-table = Aan een echte tafel
real-turns = Telefoon aan tafel
real-desk = Telhulp
real-sheet = Blad om af te drukken
real-guide = Gids bij de tegels
real-print = Afdrukken
real-kept = Deze pagina is op dit apparaat opgeslagen en werkt ook zonder netwerk.
real-not-kept = Laat deze pagina openstaan als je geen netwerk hebt: browsers bewaren alleen pagina’s die via https of van deze computer komen.

# De spelregels

read-fetching = Ophalen
read-get = Mijn kopie ophalen

# A line of a score in a note: what was counted, how often and at what.
term = { $name }, { $count } × { $each }

# Het een na het ander, zonder “en”.
series = { $before }, { $next }
