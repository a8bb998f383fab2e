# Woorden van de pagina voor Meeples Stapelen met echte meeples. Zinnen over regels komen van het spel zelf.

stacking-line = Echte meeples, echt vilt: deze pagina houdt de klok bij, telt rij voor rij en weet wie eruit is.
stacking-needed = Wat jullie nodig hebben
stacking-need-felt = Voor elke speler een stuk vilt van A4-formaat, 21 × 29,7 cm. Vilt glijdt niet weg. Voor Steeds hoger is één voor allen genoeg.
stacking-need-meeples = Voor elke speler tot 99 meeples van Carcassonne. Er zijn sets van 100 in één kleur verkocht. Minder mag ook: allen moeten er evenveel hebben.
stacking-need-watch = Een vlakke tafel waar niemand tegenaan stoot, en deze pagina waar iedereen haar ziet.
stacking-supply = Meeples per speler
stacking-supply-number = Meeples per speler: een heel getal van 1 tot en met { $most }.
stacking-enough = Met elk { $supply } kun je een volle piramide met { $base } onderaan bouwen: { $used ->
    [one] { $used } meeple
   *[other] { $used } meeples
}, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}. Elke andere vorm mag ook.
stacking-enough-rounds = Steeds hoger gaat tot ronde { $round }.
stacking-enough-none = Voor Steeds hoger heeft ieder er 6 nodig.
stacking-enough-left = { $left ->
    [one] Er blijft { $left } meeple over.
   *[other] Er blijven { $left } meeples over.
}
stacking-leaflet = Hans im Glück bracht de regels in 2012 uit als blad. Het stond op dit adres en is daar niet meer te vinden:
stacking-names = Namen
stacking-name = Naam van speler { $number }
stacking-player = Speler { $number }
stacking-twins = Twee spelers hebben dezelfde naam.
stacking-alone = Alleen bouw je tegen je eigen record.
stacking-readings = Wat de tekst openlaat
stacking-readings-none = Alleen is er niets open.
stacking-clock = Klok
stacking-cue-ready = Handen klaar
stacking-cue-running = Bouwen
stacking-cue-paused = Gepauzeerd
stacking-cue-off = Handen weg
stacking-cue-judged = Tel wat er staat
stacking-start = Beginnen
stacking-pause = Pauze
stacking-go-on = Verder
stacking-reset = Klok terug naar het begin
stacking-all-done = Allen zijn klaar
stacking-done = Klaar
stacking-sound = Geluid
stacking-full-screen = Volledig scherm
stacking-round-of = Ronde { $round } van { $rounds }
stacking-extra-round = Een extra ronde
stacking-round = Ronde { $round }
stacking-count-now = Zonder de klok tellen
stacking-count-line = Tel de meeples van de hoogste piramide, rij voor rij. Alleen wie rechtop staat, binnen het vilt en verbonden, telt.
stacking-row = Rij { $row }
stacking-row-more = Rij { $row } erbij
stacking-row-less = Eén minder in rij { $row }
stacking-row-plus = Eén meer in rij { $row }
stacking-row-number = Rij { $row } vraagt een heel getal; 0 is geen.
stacking-sum = Som
stacking-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
stacking-pile = Een piramide, vanaf de onderste rij: { $rows }. Meeples: { $meeples }
stacking-asked = Gevraagd, vanaf de onderste rij: { $rows }
stacking-refused-supply = Dat is meer dan de { $supply } meeples die ieder van jullie heeft.
stacking-refused-nothing = In rij { $row } zou niets staan, en de rijen erboven hebben iets onder zich nodig.
stacking-loose = Is heel rij 1 verbonden? Zo weinig erboven verbindt er hoogstens { $most } van als elk op twee staat. Tel alleen die.
stacking-write = Opschrijven
stacking-one-left = Ingestort: er staat er één
stacking-nothing-left = Er staat niets
stacking-best-so-far = Je record tot nu toe: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
stacking-standing = Stand
stacking-out = Eruit
stacking-met = Gelukt in deze ronde
stacking-failed = Niet gelukt in deze ronde
stacking-builds = Bouwt nu
stacking-rungs = Het getal is de laatste ronde die een speler heeft gehaald.
stacking-task-full = Bouw de volle piramide: { $rows }, dat zijn { $meeples } meeples.
stacking-task-free = Bouw met { $base } onderaan, hoger dan { $before ->
    [0] niets
    [one] { $before } rij
   *[other] { $before } rijen
}.
stacking-height = Rijen hoog
stacking-refused-low = Ze moet hoger zijn dan de { $before ->
    [one] { $before } rij
   *[other] { $before } rijen
} van de ronde ervoor.
stacking-stands = Ze staat
stacking-falls = Niet gelukt
stacking-fallen = Iemand gooide er een om
stacking-fallen-who = Wie was het?
stacking-fallen-whose = Wiens piramide?
stacking-fallen-how = Wat is ervan geworden?
stacking-fall-gone = Ze is weg
stacking-fall-lower = Ze is lager
stacking-fall-some = Ze is er een paar kwijt en is even hoog als ervoor
stacking-fallen-not = Volgens jullie afspraak is ze niet omgegooid: ze is even hoog als ervoor. Bouw verder.
stacking-fallen-write = Opschrijven
stacking-won = { $count ->
    [one] { $who } wint
   *[other] { $who } delen de winst
}
stacking-result-alone = In totaal { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
stacking-rounds-met = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}
stacking-best = Beste piramide: { $who }, { $rows }, { $points } waard
stacking-record = { $count ->
    [one] Een nieuw record van { $who }
   *[other] Nieuwe records van { $who }
}
stacking-why-most-points = De meeste punten na alle rondes winnen.
stacking-why-last-one = Alle anderen zijn eruit.
stacking-why-last-remaining = Alle anderen hebben gefaald.
stacking-why-all-failed = Alle overgebleven spelers faalden in dezelfde ronde.
stacking-why-supply = De meeples zijn niet genoeg voor de volgende piramide.
stacking-card = Delen als afbeelding
stacking-card-saved = De afbeelding staat bij je downloads.
stacking-copy = Kopiëren als tekst
stacking-again = Nog een keer
stacking-others = Met anderen
stacking-bests = Records op dit apparaat
stacking-best-rows = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} met { $rows }
stacking-best-round = tot ronde { $round }
stacking-forget = Deze vergeten
stacking-forget-sure = Echt vergeten
stacking-anew = Opnieuw beginnen
stacking-anew-sure = Dit spel echt opgeven

# Op het scherm

stacking-on-screen = Bouwen op het scherm
stacking-screen-line = Je bouwt met een hand die een beetje trilt, net als die van jou. Iedereen heeft evenveel tijd, en een eigen plaat of samen één; de server speelt elke ronde na en beoordeelt wat staat.
stacking-practice = Oefenen
stacking-practice-line = Zonder klok
stacking-screen-alone = Alleen, zonder klok
stacking-screen-here = Aan dit scherm
stacking-screen-elsewhere = Met mensen elders, of bots die tegelijk met jou bouwen:
stacking-screen-table = een tafel klaarzetten
stacking-plate = De plaat. Met de spatiebalk pak je een meeple.
stacking-loading = De natuurkunde wordt geladen
stacking-no-webgl = Deze browser kan niet in drie dimensies tekenen; de plaat is niet te tonen.
stacking-zoom = Dichterbij kijken
stacking-turn = Meeple draaien
stacking-away = Verder weg
stacking-near = Dichterbij
stacking-lock = In één vlak blijven
stacking-fetch = Pak een meeple
stacking-next = Verder
stacking-once-more = Nog een keer
stacking-leave = Plaat verlaten
stacking-play-loading = Een ogenblik
stacking-play-ready = Handen klaar
stacking-play-building = Bouwen
stacking-play-settling = Handen los
stacking-play-judging = De scheidsrechter speelt het na
stacking-play-judged = Beoordeeld
stacking-play-failed = Niet beoordeeld
stacking-judgement = Oordeel
stacking-show = Op de plaat aanwijzen
stacking-uncounted = { $letter }: { $number ->
    [one] { $number } meeple die niet meetelt
   *[other] { $number } meeples die niet meetellen
}
stacking-row-sum = { $count } van { $row }
stacking-stands-on = { $count ->
    [one] staat op { $under }
   *[other] staan op { $under }
}
stacking-on-felt = op het vilt
stacking-together = Op één plaat bouw je
stacking-together-at-once = Met zijn tweeën tegelijk
stacking-together-in-turns = Na elkaar
stacking-together-line = Tot { $most } spelers delen een plaat, elk met { $supply } meeples aan een kant ervan. Tegelijk zijn er twee handen: muis, vinger of toetsen. Wie de piramide van een ander omgooit, heeft de partij verloren.
stacking-one-plate = Eén plaat voor iedereen
stacking-turn-of = Handen klaar: { $who }
stacking-fetch-for = Een meeple voor { $who }
stacking-keys-move = De toetsen bewegen de hand van
stacking-knocked = { $who } heeft de piramide van { $whose } omgegooid.
stacking-played-engine = Er is met een andere natuurkunde gebouwd.
stacking-played-forged = Dit is niet de ronde die was uitgegeven.
stacking-played-long = De ronde duurde langer dan mag.
stacking-played-fast = Er is meer gespeeld dan er tijd voorbijging.
stacking-played-cut = De opname is afgekapt.
stacking-played-reach = De hand deed wat geen hand kan.
stacking-played-edited = Nagespeeld wordt het een andere plaat.
stacking-at = { $x } · { $y } · { $z } mm
stacking-who = Wie voor speler { $number } bouwt
stacking-person = Een mens
stacking-bot = Bot { $number }, { $level }
stacking-hurry = Meteen naar het eind
stacking-watch-again = Nog eens bekijken
stacking-play-watching = Nog eens gezien
stacking-moment = Moment van de ronde
stacking-moment-at = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
}
stacking-speed = Snelheid { $speed }
stacking-back = Terug naar het oordeel
stacking-back-game = Terug naar het spel

# Aan een tafel met anderen elders

stacking-ready = Ik ben klaar
stacking-begins = Handen klaar: { $seconds }
stacking-your-turn = { $who }, jij bouwt nu. De klok loopt zodra iedereen die bouwt klaar is.
stacking-waits-for = Nog niet klaar: { $who }
stacking-now-builds = Aan het bouwen: { $who }
stacking-plate-of = De plaat van { $who }
stacking-larger = Groter
stacking-smaller = Kleiner
stacking-late = De opname kwam niet op tijd, dus telt er niets.
stacking-table-line = Iedereen bouwt op een eigen plaat, en allen zien elke plaat groeien.

# Met de vinger

stacking-zoom-short = Zoom
stacking-turn-short = Draaien
stacking-away-short = Verder
stacking-near-short = Dichterbij
