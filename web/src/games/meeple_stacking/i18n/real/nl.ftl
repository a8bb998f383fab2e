# Woorden van de pagina voor Meeples Stapelen met echte meeples. Zinnen over regels komen van het spel zelf.

stacking-line = Echte meeples, echt vilt: deze pagina houdt de klok bij, telt rij voor rij en weet wie eruit ligt.
stacking-needed = Wat jullie nodig hebben
stacking-need-felt = Voor elke speler een stuk vilt van A4-formaat, 21 × 29,7 cm. Vilt glijdt niet weg. Voor Steeds hoger is één stuk genoeg voor iedereen.
stacking-need-meeples = Voor elke speler tot 99 meeples van Carcassonne. Er zijn sets van 100 in één kleur verkocht. Met minder kan het ook, als iedereen er maar evenveel heeft.
stacking-need-watch = Een vlakke tafel waar niemand tegenaan stoot, en deze pagina waar iedereen die kan zien.
stacking-supply = Meeples per speler
stacking-supply-number = Meeples per speler: een heel getal van 1 tot en met { $most }.
stacking-enough = Met { $supply } per speler kun je een volle piramide met { $base } onderaan bouwen: { $used ->
    [one] { $used } meeple
   *[other] { $used } meeples
}, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}. Elke andere vorm mag ook.
stacking-enough-rounds = Steeds hoger gaat dan tot en met ronde { $round }.
stacking-enough-none = Voor Steeds hoger heeft iedereen er 6 nodig.
stacking-enough-left = { $left ->
    [one] Er blijft { $left } meeple over.
   *[other] Er blijven { $left } meeples over.
}
stacking-leaflet = Hans im Glück bracht de regels in 2012 uit als regelblad. Het stond op dit adres en is daar niet meer te vinden:
stacking-names = Namen
stacking-name = Naam van speler { $number }
stacking-player = Speler { $number }
stacking-twins = Twee spelers heten hetzelfde.
stacking-alone = In je eentje bouw je tegen je eigen record.
stacking-readings = Wat de tekst openlaat
stacking-readings-none = In je eentje blijft er niets open.
stacking-clock = Klok
stacking-cue-ready = Maak je klaar
stacking-cue-running = Bouwen
stacking-cue-paused = Gepauzeerd
stacking-cue-off = Handen weg
stacking-cue-judged = Tel wat er staat
stacking-start = Beginnen
stacking-pause = Pauze
stacking-go-on = Verder
stacking-reset = Klok terug naar het begin
stacking-all-done = Iedereen is klaar
stacking-done = Klaar
stacking-sound = Geluid
stacking-full-screen = Volledig scherm
stacking-round-of = Ronde { $round } van { $rounds }
stacking-extra-round = Een extra ronde
stacking-round = Ronde { $round }
stacking-count-now = Zonder klok tellen
stacking-count-line = Tel de meeples van de hoogste piramide, rij voor rij. Alleen wat rechtop staat, binnen het vilt blijft en verbonden is, telt.
stacking-row = Rij { $row }
stacking-row-more = Rij { $row } erbij
stacking-row-less = Eén minder in rij { $row }
stacking-row-plus = Eén meer in rij { $row }
stacking-row-number = Rij { $row } moet een heel getal zijn; 0 is geen.
stacking-sum = Totaal
stacking-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
stacking-pile = Een piramide, vanaf de onderste rij: { $rows }. Meeples: { $meeples }
stacking-asked = Gevraagd, vanaf de onderste rij: { $rows }
stacking-refused-supply = Dat is meer dan de { $supply } meeples die ieder van jullie heeft.
stacking-refused-nothing = In rij { $row } zou niets staan, en de rijen erboven hebben iets onder zich nodig.
stacking-loose = Is heel rij 1 verbonden? Met zo weinig erboven zijn er hoogstens { $most } verbonden, als elk op twee staat. Tel alleen die.
stacking-write = Opschrijven
stacking-one-left = Ingestort: er staat er nog één
stacking-nothing-left = Er staat niets meer
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
stacking-refused-low = De piramide moet hoger zijn dan de { $before ->
    [one] { $before } rij
   *[other] { $before } rijen
} van de ronde ervoor.
stacking-stands = Gelukt
stacking-falls = Niet gelukt
stacking-fallen = Iemand gooide er een om
stacking-fallen-who = Wie was het?
stacking-fallen-whose = Wiens piramide?
stacking-fallen-how = Wat is ervan over?
stacking-fall-gone = Niets
stacking-fall-lower = Hij is lager
stacking-fall-some = Er zijn er een paar af, maar hij is even hoog als ervoor
stacking-fallen-not = Volgens jullie afspraak is de piramide niet omgegooid: hij is even hoog als ervoor. Bouw verder.
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
stacking-why-most-points = Wie na alle rondes de meeste punten heeft, wint.
stacking-why-last-one = Alle anderen liggen eruit.
stacking-why-last-remaining = Alle anderen hebben het niet gehaald.
stacking-why-all-failed = Van de overgebleven spelers haalde niemand deze ronde.
stacking-why-supply = Er zijn niet genoeg meeples voor de volgende piramide.
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
stacking-forget = Records wissen
stacking-forget-sure = Echt wissen
stacking-anew = Opnieuw beginnen
stacking-anew-sure = Deze partij echt opgeven

# Op het scherm

stacking-on-screen = Bouwen op het scherm
stacking-screen-line = Je bouwt met een hand die een beetje trilt, net als die van jezelf. Iedereen heeft evenveel tijd, en een eigen plaat of samen één; de server speelt elke ronde na en beoordeelt wat er staat.
stacking-practice = Oefenen
stacking-practice-line = Zonder klok
stacking-screen-alone = Alleen, zonder klok
stacking-screen-here = Op dit scherm
stacking-screen-elsewhere = Met mensen op andere apparaten, of met bots die tegelijk met jou bouwen:
stacking-screen-table = een tafel klaarzetten
stacking-plate = De plaat. Met de spatiebalk pak je een meeple.
stacking-loading = De simulatie wordt geladen
stacking-no-webgl = Deze browser kan geen 3D tonen, dus de plaat is niet te zien.
stacking-zoom = Inzoomen
stacking-turn = Meeple draaien
stacking-away = Verder weg
stacking-near = Dichterbij
stacking-lock = In één vlak blijven
stacking-fetch = Meeple pakken
stacking-next = Verder
stacking-once-more = Nog een keer
stacking-leave = Plaat verlaten
stacking-play-loading = Een ogenblik
stacking-play-ready = Maak je klaar
stacking-play-building = Bouwen
stacking-play-settling = Handen weg
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
stacking-together = Op één plaat bouwen jullie
stacking-together-at-once = Met zijn tweeën tegelijk
stacking-together-in-turns = Na elkaar
stacking-together-line = Tot { $most } spelers delen een plaat, elk met { $supply } meeples aan een kant ervan. Tegelijk zijn er hoogstens twee handen bezig: muis, vinger of toetsen. Wie de piramide van een ander omgooit, heeft de partij verloren.
stacking-one-plate = Eén plaat voor iedereen
stacking-turn-of = Maak je klaar: { $who }
stacking-fetch-for = Een meeple voor { $who }
stacking-keys-move = De toetsen bewegen de hand van
stacking-knocked = { $who } heeft de piramide van { $whose } omgegooid.
stacking-played-engine = Er is met een andere simulatie gebouwd.
stacking-played-forged = Dit is niet de ronde die was uitgegeven.
stacking-played-long = De ronde duurde te lang.
stacking-played-fast = Er is meer gespeeld dan in de verstreken tijd kan.
stacking-played-cut = De opname is afgekapt.
stacking-played-reach = De hand deed wat geen hand kan.
stacking-played-edited = Bij het naspelen wordt het een andere plaat.
stacking-at = { $x } · { $y } · { $z } mm
stacking-who = Wie voor speler { $number } bouwt
stacking-person = Een mens
stacking-bot = Bot { $number }, { $level }
stacking-hurry = Meteen naar het eind
stacking-watch-again = Nog eens bekijken
stacking-play-watching = Herhaling
stacking-moment = Moment in de ronde
stacking-moment-at = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
}
stacking-speed = Snelheid { $speed }
stacking-back = Terug naar het oordeel
stacking-back-game = Terug naar de partij

# Aan een tafel met anderen elders

stacking-ready = Ik ben er klaar voor
stacking-begins = Maak je klaar: { $seconds }
stacking-your-turn = { $who }, jij bouwt nu. De klok loopt zodra iedereen die bouwt er klaar voor is.
stacking-waits-for = Nog niet zover: { $who }
stacking-now-builds = Aan het bouwen: { $who }
stacking-plate-of = De plaat van { $who }
stacking-larger = Groter
stacking-smaller = Kleiner
stacking-late = De opname kwam niet op tijd, dus telt er niets.
stacking-table-line = Iedereen bouwt op een eigen plaat en ziet ook bij de anderen de piramide groeien.

# Met de vinger

stacking-zoom-short = Zoom
stacking-turn-short = Draaien
stacking-away-short = Verder
stacking-near-short = Dichterbij
