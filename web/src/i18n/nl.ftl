# De pagina zelf. Zinnen over regels komen van de spellen.

skip = Naar het bord
page-menu = Pagina
close = Sluiten
reload = Opnieuw proberen
view = Weergave
rules = Regels
language = Taal: { $name }
language-legend = Taal
theme = Kleuren
theme-system = Zoals het systeem
theme-light = Licht
theme-dark = Donker
to-shelf = Naar de plank
lost-title = Deze pagina bestaat niet
lost-text = Misschien is het adres onderweg afgebroken. In een link naar een tafel staan geen spaties.

# De plank

shelf-title = Bordspellen die je
shelf-title-rule = de regel laten zien.
play = Spelen
play-again = Opnieuw spelen
tables-mine = Jouw tafels
tables-open = Tafels met een vrije plaats
sit-down = Plaats nemen
card-yours = Jij bent aan zet
card-theirs = Je tegenstander is aan zet
card-waiting = Wacht op iemand
card-over = Afgelopen
card-moves = { $moves ->
    [0] nog geen zetten
    [one] { $moves } zet
   *[other] { $moves } zetten
}

# Nieuwe partij

way = Hoe wil je spelen?
way-here = Op dit scherm
way-here-text = Jullie spelen om beurten op dit scherm, of je speelt zelf beide kanten.
way-bot = Tegen een bot
way-bot-text = De bot speelt hier, op deze computer. Je kunt zetten vrij terugnemen.
way-invited = Met een vriend
way-invited-text = Je krijgt een link om te sturen. Wie hem opent, neemt de andere plaats.
way-open = Vrije plaats
way-open-text = Iedereen op deze server mag de andere plaats nemen.
level = Sterkte
players = Spelers
clock = Klok
clock-none = Geen klok
clock-choice = { $minutes } min + { $seconds } s
option-rule = de regel
with-others-option-first-seat-1 = Jij
with-others-option-first-seat-2 = Je tegenstander
your-name = Je naam
begin = Beginnen
begin-invite = Beginnen en uitnodigen
joining = Aan tafel gaan

# Uitnodiging

join-title = Je bent uitgenodigd
join-text = Aan een tafel is een plaats voor je vrijgehouden. De partij begint als je die neemt.
join = Plaats nemen

# Plaatsen

seat = Plaats { $number }
seat-bot = Bot, { $level }
seat-open = Vrij voor iedereen
seat-waiting = Wacht op een vriend
seat-you = Jij
seat-guest = Gast
seat-away = Even weg
seat-away-name = { $name }, even weg
plate-yours = { $side }, jij bent aan zet
plate-to-move = { $side } is aan zet
plate-thinks = { $side } denkt na
plate-won = { $side } heeft gewonnen
clock-of = Klok van { $side }
clock-short = Weinig tijd over
thinks = Denkt na
thinking = { $mood ->
    [ahead] Voor, diepte { $depth }
    [behind] Achter, diepte { $depth }
   *[even] Gelijk, diepte { $depth }
}
stop = Stop
invite = Uitnodiging kopiëren
invite-too = Iemand uitnodigen
invite-link = Uitnodigingslink
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
pick-move = Kies een zet
confirm-move = { $move } spelen
to-game = Terug naar de partij
looking-back = Je bekijkt een eerdere stelling. Kies een punt om een zet te proberen.
trying = Je probeert zetten. De partij zelf verandert niet.
trials = Zetten die je probeerde
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
view-rotate = Bord draaien
evaluation-text = { $side } heeft betere kansen, { $percent } %, diepte { $depth }
evaluation-none = Nog niet beoordeeld

# Delen

share = Delen
share-move = Link naar deze zet kopiëren
share-watch = Link om te kijken kopiëren
share-record = Partij bewaren
share-svg = Bord als SVG bewaren
share-png = Bord als PNG bewaren
copied = Gekopieerd
copy-failed = Kopieer dit met de hand: { $text }
picture-failed = De afbeelding kon niet worden gemaakt.

# De marge

margin = Marge
margin-empty = Nog niets te zeggen. Zet een steen.
margin-close = Marge sluiten
note-now = nu
note-move = zet { $move }
passage-open = Passage openen
passage-close = Passage sluiten
passage-garbled = De tekst van je kopie is hier onleesbaar. Bekijk pagina { $page } ervan
passage-missing = De passage staat niet in je kopie. Misschien is het een andere versie.
authority-official = Officiële regel
authority-designer = Tekst van de auteur
authority-community = Interpretatie van de community
authority-translator = Noot van de vertaler
authority-reading = Onze lezing
authority-notes = Volgens onze notities
conflict = Daartegenover, { $clause }:
public-page = Openbare pagina
copy-source = Eigen kopie van de bron ophalen
copying = De pagina wordt opgehaald
in-rulebook = In de spelregels

# Meridians

meridians-about = bord { $board }, { $pie ->
    [on] met swapregel
   *[off] zonder swapregel
}
meridians-point = { $point }, { $stone ->
    [light] lichte steen
    [dark] donkere steen
   *[none] { $open ->
        [yes] leeg, open voor jou
        [no] leeg, niet open voor jou
       *[unknown] leeg
    }
}{ $doomed ->
    [yes] , geen pad
   *[no] {""}
}{ $last ->
    [yes] , laatste zet
   *[no] {""}
}
meridians-pick = Kies een punt
meridians-place = Zet op { $point }
meridians-choose = { $colour ->
    [light] Met Licht spelen
   *[dark] Met Donker spelen
}
meridians-no-path = { $yours ->
    [yes] { $stones ->
        [one] Je steen op { $points } heeft geen pad.
       *[other] Je groep { $points } heeft geen pad.
    }
   *[no] { $colour ->
        [light] { $stones ->
            [one] De lichte steen op { $points } heeft geen pad.
           *[other] De lichte groep { $points } heeft geen pad.
        }
       *[dark] { $stones ->
            [one] De donkere steen op { $points } heeft geen pad.
           *[other] De donkere groep { $points } heeft geen pad.
        }
    }
} { $saved ->
    [yes] { $colour ->
        [light] Die gaat van het bord aan het begin van Donkers volgende beurt, tenzij deze zet een pad geeft: { $saves ->
            [one] { $saves } punt doet dat.
           *[other] { $saves } punten doen dat.
        }
       *[dark] Die gaat van het bord aan het begin van Lichts volgende beurt, tenzij deze zet een pad geeft: { $saves ->
            [one] { $saves } punt doet dat.
           *[other] { $saves } punten doen dat.
        }
    }
    [no] { $colour ->
        [light] Geen zet kan die redden: aan het begin van Donkers volgende beurt gaat die van het bord.
       *[dark] Geen zet kan die redden: aan het begin van Lichts volgende beurt gaat die van het bord.
    }
   *[unknown] {""}
}
meridians-show-saves = { $saves ->
    [one] Toon het punt
   *[other] Toon alle { $saves }
}

# Wat niet lukte

error-unreachable = De server is niet bereikbaar. Kijk of hij draait en probeer het opnieuw.
error-failed = Dat kon niet. { $detail }
error-stale = De stelling is veranderd. Kijk opnieuw voordat je zet.
error-no-table = Deze tafel bestaat niet, of hij is niet voor jou open.
error-no-session = Deze browser bewaart geen cookies, dus de server herkent je niet. Sta ze toe voor deze pagina.
error-too-fast = Dat ging wat snel. Wacht even en probeer het opnieuw.
error-no-such-game = Deze server heeft dat spel niet.
error-nothing-to-think = De partij is afgelopen: er valt niets te bedenken.
error-not-fetched = De openbare pagina kon niet worden opgehaald. { $detail }
error-bad-request = De server kon dat niet lezen. { $detail }
