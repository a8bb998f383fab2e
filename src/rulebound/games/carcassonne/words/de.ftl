# Was Carcassonne zu Zügen, Wertungen und Ergebnissen sagt und wie Optionen und Wertungsplättchen heißen. $player ist
# die Farbe eines Platzes, $feature ist eine Art von Bauwerk, $scoring, $active und $signs sind
# Wertungsplättchen.

name = Carcassonne
tagline = Baut gemeinsam das Land – und haltet am meisten davon, wenn die Landvermesser kommen.
players = 2 bis 5 Spieler (6 mit Wirtshäusern und Kathedralen)

# Satzteile

part-player = { $player ->
    [red] Rot
    [blue] Blau
    [yellow] Gelb
    [black] Schwarz
    [green] Grün
   *[pink] Rosa
}
part-feature = { $feature ->
    [road] Straße
    [city] Stadt
    [monastery] Kloster
    [garden] Garten
    [abbey] Abtei
    [shrine] Kultstätte
    [special-monastery] besonderes Kloster
    [church] Kirche
    [german-cathedral] deutsche Kathedrale
   *[field] Wiese
}
part-figure = { $figure ->
    [large] großer Meeple
    [abbot] Abt
   *[normal] Meeple
}
part-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
part-here = { $here ->
    [road] eine Straße
    [city] eine Stadt
    [river] den Fluss
   *[field] eine Wiese
}
part-there = { $there ->
    [road] eine Straße
    [city] eine Stadt
    [river] den Fluss
   *[field] eine Wiese
}
part-side = { $side ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
}
each-places = { $first ->
    [monastery] das Kloster
    [garden] der Garten
    [city] die Stadt { $rest }
    [road] die Straße { $rest }
   *[field] { $rest ->
        [none] die Wiese in der Mitte
       *[other] die Wiese { $rest }
    }
}
    .part = { $first ->
        [road] { $part ->
            [N] nach Norden
            [E] nach Osten
            [S] nach Süden
           *[W] nach Westen
        }
       *[other] { $part ->
            [N] im Norden
            [NE] im Nordosten
            [E] im Osten
            [SE] im Südosten
            [S] im Süden
            [SW] im Südwesten
            [W] im Westen
           *[NW] im Nordwesten
        }
    }
part-scoring = { $scoring ->
    [citizens-jury] Bürgergericht
    [bad-neighborhood] Schlechte Gegend
    [siege] Belagerung
    [street-fair] Straßenfest
    [highway] Fernstraße
    [peasant-uprising] Bauernaufstand
    [hermit-monastery] Einsiedlerkloster
    [pilgrimage-route] Pilgerweg
    [wealth] Reichtum
   *[poverty] Armut
}
part-active = { $active ->
    [citizens-jury] { " " }unter „Bürgergericht“
    [bad-neighborhood] { " " }unter „Schlechte Gegend“
    [siege] { " " }unter „Belagerung“
    [street-fair] { " " }unter „Straßenfest“
    [highway] { " " }unter „Fernstraße“
    [peasant-uprising] { " " }unter „Bauernaufstand“
    [hermit-monastery] { " " }unter „Einsiedlerkloster“
    [pilgrimage-route] { " " }unter „Pilgerweg“
    [wealth] { " " }unter „Reichtum“
    [poverty] { " " }unter „Armut“
   *[none] { "" }
}

# Ein Plättchen anlegen

place = Das Plättchen passt hier.
cell-taken = Hier liegt schon ein Plättchen.
not-beside = Ein Plättchen muss mit einer Kante an einem anderen liegen.
edges-differ = Die Kanten passen nicht: Das Plättchen hat im { part-side } { part-here }, das Land { part-there }.
river-elsewhere = Das Plättchen muss den Fluss fortsetzen.
river-u-turn = Der Fluss darf nicht zweimal nacheinander zur selben Seite abbiegen.
draw = Ein Plättchen ist gezogen, { $left ->
    [one] { $left } ist
   *[other] { $left } sind
} noch da.
discard = Das Plättchen passt nirgends und kommt aus dem Spiel.

# Eine Figur setzen

put = Hier darf stehen: dein { part-figure }.
may-stand = { $present ->
    [one] Auf dem gerade gelegten Plättchen darf dein { part-figure } stehen: { part-feature }.
   *[other] Auf dem gerade gelegten Plättchen darf dein { part-figure } an { $number } von { $present } Stellen stehen ({ part-feature }): { $places }.
}
no-such-feature = Das gerade gelegte Plättchen hat keine solche Stelle: { part-feature }.
lay-first = Zuerst wird das Plättchen gelegt. Danach darf eine Figur darauf gesetzt werden, wo das Bauwerk frei ist.
no-such-segment = Auf dem neuen Plättchen kann hier keine Figur stehen.
figure-not-in-game = { $figure ->
    [large] Große Meeple
   *[abbot] Äbte
} gibt es in dieser Partie nicht.
none-left = { $figure ->
    [large] Dein großer Meeple ist
    [abbot] Dein Abt ist
   *[normal] Alle deine Meeple sind
} unterwegs. Eine Figur kommt zurück, wenn ihr Bauwerk gewertet wird.
garden-for-abbot = Nur ein Abt darf in einem Garten stehen.
abbot-elsewhere = Ein Abt steht nur auf Klöstern und in Gärten, hier ist: { part-feature }.
no-farmers = In dieser Partie gibt es keine Bauern.
occupied = Schon besetzt ({ part-feature }): Hier steht eine Figur von { part-player }.
skip = Du setzt keine Figur.
take-back = Dein Abt kommt zurück und bringt { $tiles ->
    [one] { $tiles } Punkt
   *[other] { $tiles } Punkte
}, einen für jedes Plättchen seines Platzes, das schon liegt.
abbot-at-home = Dein Abt ist nicht auf dem Land.
abbot-completed = Der Platz deines Abts ist fertig, darum kannst du ihn nicht zurücknehmen.

# Wertung

score = { $completed ->
    [true] Fertig: { part-feature }{ part-active } – { part-points }.
   *[false] { $feature ->
        [field] Wiese mit { $cities ->
            [one] { $cities } fertigen Stadt
           *[other] { $cities } fertigen Städten
        } – { part-points }.
       *[other] So, wie es steht: { part-feature } – { part-points }.
    }
}
part-whose = { $owners ->
    [0] { " " }Niemand hat eine Figur darin.
    [1] { " " }{ part-player } bekäme die Punkte.
   *[other] { " " }{ $owners } Spieler bekämen die Punkte.
}
worth-now = Jetzt fertiggestellt{ part-active }: { part-feature } – { part-points }.{ part-whose }
worth-next = Nach dem Wechsel der Wertungsplättchen fertiggestellt{ part-active }: { part-feature } – { part-points }.{ part-whose }
worth-extended = { $feature ->
    [road] Mit einem Wirtshaus, jetzt fertiggestellt{ part-active }: { part-points }.
   *[city] Mit einer Kathedrale, jetzt fertiggestellt{ part-active }: { part-points }.
}{ part-whose }
worth-end = Wenn alles bis zum Ende so bleibt: { part-feature } – { part-points }.{ part-whose }
no-feature-there = In { $cell } liegt kein solches Bauwerk.
at-place = { $at ->
    [o] Auf dem ersten Plättchen
   *[other] Auf { $at }
}, { $places }: { $text }
return = { $count ->
    [one] { $count } Figur kommt
   *[other] { $count } Figuren kommen
} zurück.
turn-over = Der Zug ist vorbei.
rotates = Es wurde gewertet, darum wechseln alle drei Wertungsplättchen.
rotates-zero = Ein Bauwerk wurde gewertet, wenn auch nur für { part-points }, darum wechseln alle drei Wertungsplättchen.
stays-zero = Ein Bauwerk brachte nur { part-points }, darum bleiben die Wertungsplättchen.
rotates-abbot = Ein Garten wurde gewertet oder ein Abt kam zurück, darum wechseln alle drei Wertungsplättchen.
stays-abbot = Nur ein Garten wurde gewertet oder ein Abt kam zurück, darum bleiben die Wertungsplättchen.
stays-unoccupied = Im fertigen Bauwerk stand niemand, darum bleiben die Wertungsplättchen.
stays-unscored = Nichts wurde gewertet, darum bleiben die Wertungsplättchen.
show = { part-scoring } wird aufgedeckt.
signs = Die Quellen sagen nicht, welches Plättchen wo liegt; für diesen Tisch ausgelost, nichts zu tun: { $signs ->
    [road-wealth] Reichtum im Straßenstapel, Armut im Klosterstapel.
    [road-poverty] Armut im Straßenstapel, Reichtum im Klosterstapel.
    [both-wealth] Reichtum im Straßen- und im Klosterstapel.
   *[both-poverty] Armut im Straßen- und im Klosterstapel.
}
own-risk = Die Landvermesser wurden nie zusammen mit anderen Erweiterungen getestet. Ihr kombiniert sie auf eigenes Risiko.

# Wie es steht

turn-of = { part-player } ist am Zug{ $step ->
    [draw] : Ein Plättchen wird gezogen
    [place] : Das Plättchen ist zu legen
   *[figure] : Eine Figur darf gesetzt werden, oder keine
}.
tiles-left = Im Stapel { $number ->
    [one] ist noch { $number } Plättchen
   *[other] sind noch { $number } Plättchen
}.
points-of = { part-player } hat { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}.
leads = { part-player } { $alone ->
    [true] führt
   *[false] liegt gleichauf vorn
} mit { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkten
}.
figures-left = { part-player } hat noch { $number ->
    [one] { $number } Meeple
   *[other] { $number } Meeple
}{ $large ->
    [true] , dazu den großen
   *[false] { "" }
}{ $abbot ->
    [true] , dazu den Abt
   *[false] { "" }
}.

# Züge und Ende

set-up = { $players } Spieler; das erste Plättchen liegt.
starter = { part-player } beginnt.
not-your-turn = { part-player } ist am Zug.
not-now = { $phase ->
    [place] Zuerst ist ein Plättchen anzulegen.
   *[figure] Jetzt ist eine Figur zu setzen oder darauf zu verzichten.
}
chance-first = Zuerst wird gezogen.
cannot-come = Das kann jetzt nicht gezogen werden.
game-over = Die Partie ist vorbei.
left-resign = { part-player } gibt auf.
left-time = Die Zeit von { part-player } ist abgelaufen.
end-last-tile = { $count ->
    [one] { part-player } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
   *[other] { $count } Spieler teilen sich den Sieg mit je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
}
end-last-one = Nur { part-player } ist noch dabei und gewinnt.

# Verlauf

log-started = { part-player } beginnt
log-signed = { $signs ->
    [road-wealth] Reichtum für Straßen, Armut für Klöster
    [road-poverty] Armut für Straßen, Reichtum für Klöster
    [both-wealth] Reichtum für Straßen und Klöster
   *[both-poverty] Armut für Straßen und Klöster
}
log-shown = { part-scoring } wird aufgedeckt
log-drawn = { part-player } zieht Plättchen { $tile }
log-discarded = Das Plättchen passt nirgends und kommt aus dem Spiel
log-laid = { part-player } legt Plättchen { $tile } auf { $cell }, gedreht um { $degrees }°
log-put = { part-player } setzt eine Figur: { part-figure }, { part-feature } auf { $cell }{ $places ->
    [none] { "" }
   *[other] { " " }({ $places })
}
log-taken-back = { part-player } nimmt den Abt zurück
log-skipped = { part-player } setzt keine Figur
log-scored = { part-player }: { part-points }, { part-feature }{ part-active }
log-returned = { $count ->
    [one] Es kommt { $count } Figur zurück
   *[other] Es kommen { $count } Figuren zurück
}
log-turn-ended = { $rotates ->
    [true] Die Wertungsplättchen wechseln
   *[false] Der Zug ist vorbei
}
log-left = { $why ->
    [resign] { part-player } gibt auf
   *[time] { part-player }: Zeit abgelaufen
}
total = { part-player }, { part-points }
log-ended = Die Partie ist vorbei

phase-starter = Wer beginnt, wird ausgelost
phase-signs = Reichtum und Armut werden ausgelost
phase-show = Wertungsplättchen werden aufgedeckt
phase-draw = Ein Plättchen wird gezogen
phase-place = Plättchen anlegen
phase-figure = Figur setzen
phase-over = Partie beendet

# Optionen

option-first = Wer beginnt
option-first-drawn = ausgelost
option-first-seat-1 = Rot
option-first-seat-2 = Blau
option-first-seat-3 = Gelb
option-first-seat-4 = Schwarz
option-first-seat-5 = Grün
option-first-seat-6 = Rosa
option-surveyors = Die Landvermesser
option-surveyors-true = mit Wertungsplättchen
option-surveyors-false = ohne
option-farmers = Bauern
option-farmers-true = mit Bauern
option-farmers-false = ohne
option-abbot = Abt und Gärten
option-abbot-false = ohne
option-abbot-true = mit Abt
option-inns = Wirtshäuser und Kathedralen
option-inns-false = ohne
option-inns-true = mit Wirtshäusern
option-river = Der Fluss
option-river-none = ohne
option-river-classic = erste und zweite Ausgabe
option-river-third-edition = dritte Ausgabe
option-river-second = Der Fluss II
option-small-city = Stadt aus zwei Plättchen
option-small-city-4 = 4 Punkte
option-small-city-2 = 2 Punkte, wie in frühen Ausgaben
option-unfinished = Unfertig, mit Wirtshaus oder Kathedrale
option-unfinished-0 = nichts
option-unfinished-1 = 1 Punkt je Plättchen
option-signs = Reichtum und Armut bei Straßen und Klöstern
option-signs-drawn = je eines, ausgelost
option-signs-road-wealth = Straßen Reichtum, Klöster Armut
option-signs-road-poverty = Straßen Armut, Klöster Reichtum
option-signs-both-wealth = beide Reichtum
option-signs-both-poverty = beide Armut
option-highway = Fernstraße
option-highway-tiles = zählt als 5 Plättchen
option-highway-points = 5 Punkte, was auch dazukommt
option-fair-with-inn = Straßenfest mit Wirtshaus
option-fair-with-inn-3 = 3 Punkte je Plättchen
option-fair-with-inn-4 = 4 Punkte je Plättchen
option-uprising-with-inn = Bauernhof an einer Straße mit Wirtshaus
option-uprising-with-inn-once = 1 Punkt weniger
option-uprising-with-inn-twice = 2 Punkte weniger
option-wide-caps = Breite Stadtteile bei „Schlechte Gegend“
option-wide-caps-false = zählen
option-wide-caps-true = zählen nicht
option-rotate-zero = Gewertet für 0 Punkte oder weniger
option-rotate-zero-true = Wertungsplättchen wechseln
option-rotate-zero-false = Wertungsplättchen bleiben
option-rotate-abbot = Nach einem Garten oder einem frühen Abt
option-rotate-abbot-false = Wertungsplättchen bleiben
option-rotate-abbot-true = Wertungsplättchen wechseln
option-cap-shield = Wappen auf einem abschließenden Stadtteil bei „Schlechte Gegend“
option-cap-shield-lost = bringt nichts
option-cap-shield-counts = zählt
option-jury-mayor = Bürgermeister einer Stadt ohne Wappen beim Bürgergericht
option-jury-mayor-scores = bekommt die Punkte
option-jury-mayor-does-not = bekommt keine
option-witch = Die Hexe halbiert
option-witch-before-flat = vor Beträgen für das ganze Bauwerk
option-witch-after-flat = danach

# Bots

bot-random = Zufall
bot-beginner = Anfänger
bot-casual = Gelegenheitsspieler
bot-club = Vereinsspieler
bot-expert = Experte
bot-master = Meister

# Wertungsplättchen

scoring-citizens-jury = Bürgergericht
scoring-bad-neighborhood = Schlechte Gegend
scoring-siege = Belagerung
scoring-wealth = Reichtum
scoring-poverty = Armut
scoring-street-fair = Straßenfest
scoring-highway = Fernstraße
scoring-peasant-uprising = Bauernaufstand
scoring-hermit-monastery = Einsiedlerkloster
scoring-pilgrimage-route = Pilgerweg

# Die Stufen der Wertung, der Reihe nach

stage-owners = Wer Punkte bekommt
stage-count = Was zählt
stage-each = Punkte je Plättchen und Symbol
stage-modifier = Was Erweiterungen daraus machen
stage-on-original = Boni nach der ursprünglichen Zahl der Plättchen
stage-halving = Halbieren
stage-flat = Beträge für das ganze Bauwerk
stage-last = Ganz zuletzt

# Zeilen einer Wertung

term-tiles = Plättchen
term-shields = Wappen
term-cities = fertige Städte
term-small-city = Plättchen einer Stadt aus zweien
term-small-city-shields = Wappen einer Stadt aus zweien
term-unfinished-inn = Plättchen einer unfertigen Straße mit Wirtshaus
term-inn = Wirtshaus
term-unfinished-cathedral = Plättchen einer unfertigen Stadt mit Kathedrale
term-cathedral = Kathedrale, Plättchen
term-cathedral-shields = Kathedrale, Wappen
term-siege = Belagerung, Wappen
term-street-fair = Straßenfest, Plättchen
term-highway = Fernstraße
term-peasant-uprising = Bauernaufstand, Bauernhöfe
term-hermit-monastery = Einsiedlerkloster, Plättchen mit Stadt
term-pilgrimage-route = Pilgerweg, Plättchen mit Straße
term-wealth = Reichtum
term-poverty = Armut
term-unfinished-besieged = Plättchen einer unfertigen belagerten Stadt
term-besieged = belagert, Plättchen
term-besieged-shields = belagert, Wappen
term-besieged-cities = belagerte Städte
term-german-cathedral = deutsche Kathedrale, Plättchen
term-road-tiles = Plättchen aller Straßen
term-challenge = Herausforderung verloren
term-laid-down = Plättchen in Reihe und Spalte
term-church = die meisten Meeple um die Kirche
term-mage = Magier, ursprüngliche Plättchen
term-wainwrights = Wagner, ursprüngliche Plättchen
term-markets = Märkte zu Leipzig
term-witch = Hexe, halbiert
term-little-buildings = kleine Gebäude
term-towers = Türme
term-houses = Häuser
term-sheds = Ställe
term-darmstadtium = darmstadtium

# Wonach der Wertungstisch fragt

ask-completed = Ist das Bauwerk fertig?
ask-meeples = Wer hat Figuren darin, und wie viele?
ask-tiles = Wie viele Plättchen hat es?
ask-tiles-present = Wie viele der neun Plättchen liegen, das eigene mitgezählt?
ask-shields = Wie viele Wappen hat die Stadt?
ask-cap-only-tiles = Auf wie vielen Plättchen ist die Stadt nur ein abschließender Halbkreis?
ask-farmhouse-tiles = Wie viele der Plättchen zeigen einen Bauernhof?
ask-with-city = Wie viele der neun Plättchen zeigen einen Stadtteil?
ask-with-road = Wie viele der neun Plättchen zeigen eine Straße?
ask-cities = Wie viele fertige Städte berührt die Wiese?
ask-besieged-cities = Wie viele der fertigen Städte sind belagert?
ask-road-tiles = Wie viele Plättchen haben alle Straßen zur Kathedrale?
ask-row-and-column = Wie viele Plättchen liegen lückenlos in seiner Reihe und Spalte?
ask-inn = Steht ein Wirtshaus an der Straße?
ask-cathedral = Steht eine Kathedrale in der Stadt?
ask-besieged = Ist die Stadt belagert?
ask-mage = Steht der Magier oder die Hexe darauf?
ask-german-cathedral = Führt die Straße zu einer deutschen Kathedrale?
ask-german-cathedral-with-inn = Wie viele Punkte mehr bringt jedes Plättchen mit deutscher Kathedrale und Wirtshaus zusammen?
ask-little-buildings = Wie viele kleine Gebäude stehen auf seinen Plättchen?
ask-towers = Wie viele der Gebäude sind Türme?
ask-houses = Wie viele der Gebäude sind Häuser?
ask-sheds = Wie viele der Gebäude sind Ställe?
ask-wainwrights = Wer hat den Bonus der Wagner von Leipzig?
ask-wainwrights-each = Wie viele Punkte je Plättchen bringt der Bonus der Wagner?
ask-markets = Wie viele Punkte bekommt jeder von den Märkten zu Leipzig?
ask-mayors = Wer hat Bürgermeister in der Stadt?
ask-challenge = Gab es eine Herausforderung, und wurde sie gewonnen oder verloren?
ask-laid-down = Liegt die Figur auf der Seite?
ask-majority-around = Wer hat die meisten Meeple um die Kirche?
ask-darmstadtium = Steht das darmstadtium in der Stadt?
ask-active = Ist das Plättchen Reichtum oder Armut?

# Was es nicht geben kann: warum der Wertungstisch ablehnt

bound-least = Eine { part-feature } hat mindestens ein Plättchen.
bound-two = Eine fertige { part-feature } hat mindestens zwei Plättchen.
bound-open = Ein Plättchen dieser Stadt ist nach allen vier Seiten offen, also hat sie fertig mindestens fünf Plättchen.
bound-nine = Hier ({ part-feature }) zählen höchstens neun Plättchen, das eigene mit, und alle neun, sobald das Bauwerk fertig ist.
bound-unfinished = Solange eines der neun Plättchen fehlt, zählen hier ({ part-feature }) { $least } bis { $most }.
bound-caps = Die Stadt kann nicht auf mehr Plättchen nur ein Halbkreis sein, als sie hat.
bound-shields = Mit { $tiles } Plättchen hat eine Stadt höchstens { $most } Wappen.
bound-closed = Eine fertige Stadt aus { $tiles } Plättchen hat höchstens { $most } Wappen: Ein Plättchen, das sie mit einer Seite abschließt, trägt keines.
bound-beside = Ein abschließender Halbkreis trägt kein Wappen, also sind es auf den anderen Plättchen höchstens { $most }.
bound-cap-shields = Auf den Halbkreisen sind höchstens { $most } Wappen.
bound-farmhouses = Mehr als die { $tiles } Plättchen der Straße können keinen Bauernhof haben.
bound-around = Von { $tiles } Plättchen können das höchstens { $most } zeigen.
bound-own = Das Plättchen selbst ({ part-feature }) zeigt das nicht, also höchstens { $most }.
bound-besieged = Es sind nicht mehr Städte belagert, als fertig sind: { $most }.
bound-one = Hier ({ part-feature }) ist nur für eine Figur Platz.
bound-room = Eine { part-feature } aus { $tiles ->
    [1] einem Plättchen hat Platz für höchstens eine Figur
   *[other] { $tiles } Plättchen hat Platz für höchstens { $most } Figuren
}.
bound-ordinary = Jeder hat höchstens { $most } gewöhnliche Meeple.
bound-large = Jeder hat nur einen großen Meeple.
bound-mayors = Jeder hat nur einen Bürgermeister.
