# Woorden van de pagina voor Der Marsigelwettkampf alleen. Zinnen over regels komen van het spel zelf.

marsigel-about = { $variant ->
    [nest] Het nest wint
   *[tree] De boom wint
}
marsigel-letter-red = R
marsigel-letter-yellow = G
marsigel-letter-green = N
marsigel-letter-blue = B
marsigel-letter-black = Z
marsigel-letter-purple = P
marsigel-letter-orange = O
marsigel-letter-cyan = C
marsigel-letter-clear = D
marsigel-letter-white = W
marsigel-letter-pink = E
marsigel-letter-brown = U
marsigel-letter-mint = M
marsigel-seat-colour = { $who }: { $colour }
marsigel-seat-choose = { $who }: kies een kleur
marsigel-swap = { $colour }, ruilen met: { $who }
marsigel-piece = { $size ->
    [queen] koningin { $whose }
    [drone] dar { $whose }
   *[pawn] pion { $whose }
}
marsigel-space = { $size ->
    [queen] Veld van de koningin { $whose }
    [drone] Veld van de dar { $whose }
   *[pawn] Veld van de pion { $whose }
}
marsigel-closed = { $space }: leeg, dus verdwenen. De buren liggen nu naast elkaar.
marsigel-alone = staat er alleen
marsigel-stack = { $count ->
    [one] { $count } stuk
   *[other] { $count } stukken
}, { $top } bovenop
marsigel-lands = landt hier voor { $cost ->
    [one] { $cost } punt
   *[other] { $cost } punten
}, nog { $left } over
marsigel-too-far = te ver, { $cost ->
    [one] { $cost } punt
   *[other] { $cost } punten
}
marsigel-too-small = { $variant ->
    [nest] te groot om op te landen
   *[tree] te klein om op te landen
}
marsigel-level = { $level } van { $count } van onderen
marsigel-piece-hand = in de hand
marsigel-piece-free = kan zetten
marsigel-piece-held = vastgehouden door je stuk erboven
marsigel-piece-stuck = geen zet met deze punten
marsigel-keys = Pijl links en rechts gaan langs de ring, omhoog en omlaag door een stapel. Enter pakt een stuk op en zet het neer, Escape laat het los, I toont de hele stapel.
marsigel-more = { $count ->
    [one] Nog { $count } veld
   *[other] Nog { $count } velden
}
marsigel-rolled = { $who } gooide { $pips }
marsigel-points = { $points ->
    [one] { $points } punt te besteden
   *[other] { $points } punten te besteden
}
marsigel-spent = { $spent } besteed, { $left } over
marsigel-costs = kost { $cost }, nog { $left } over
marsigel-end = { $points ->
    [0] Beurt beëindigen
    [one] Beurt beëindigen, { $points } punt vervalt
   *[other] Beurt beëindigen, { $points } punten vervallen
}
marsigel-pass = Passen ({ $pass } van { $needed } op rij)
marsigel-passes = past
marsigel-leaves = { $who } geeft op
marsigel-won = { $who } wint
marsigel-drawn = Gelijkspel
marsigel-pick = Kies een stuk
marsigel-confirm = Deze zet doen
marsigel-confirm-pass = Passen
marsigel-confirm-end = Beurt beëindigen
marsigel-scene-points = De worp is je beurs
marsigel-scene-points-text = Elk veld kost een stuk zijn stippen: 3 voor een koningin, 2 voor een dar, 1 voor een pion. Verdeel de worp over je stukken zoals je wilt, beide kanten op.
marsigel-scene-landing = Landen op je eigen maat of groter
marsigel-scene-landing-text = Een zet eindigt boven op een andere stapel, op een stuk dat minstens zo groot is. Wat onderweg staat, doet er niet toe.
marsigel-scene-carry = Dragen en meeliften
marsigel-scene-carry-text = Een stuk neemt alles wat erop staat gratis mee. Van je eigen stukken in een stapel mag alleen het bovenste zetten.
marsigel-scene-closing = De ring sluit zich
marsigel-scene-closing-text = Een leeg veld verdwijnt meteen. Hier wordt de weg van de pion naar zijn koningin een veld korter.
marsigel-scene-tree = Een boom wint
marsigel-scene-tree-text = Je koningin, direct daarop je dar, direct daarop je pion: je wint meteen. Eronder en erboven mag van alles staan.
marsigel-scene-lock = Ga op een ander zitten
marsigel-scene-lock-text = Een vreemd stuk ertussen bederft een boom, en alleen de eigenaar kan het weghalen. Past iedereen na elkaar, dan is het gelijkspel.
marsigel-strip-points = Elk veld kost het stuk zijn stippen.
marsigel-strip-closing = Lege velden verdwijnen.
marsigel-strip-tree = Koningin, dar, pion: een boom wint.
marsigel-sum = { $moves ->
    [-1] { $who } aan zet, nog { $points } over
    [0] { $who } aan zet, nog { $points } over. Er kan niets.
    [one] { $who } aan zet, nog { $points } over. Er is één zet mogelijk.
   *[other] { $who } aan zet, nog { $points } over. Er zijn { $moves } zetten mogelijk.
}
marsigel-sum-roll = { $who } moet gooien
marsigel-sum-ring = { $spaces ->
    [one] Eén veld
   *[other] { $spaces } velden
}, de hoogste stapel heeft { $tallest ->
    [one] één stuk
   *[other] { $tallest } stukken
}.
marsigel-set-players = Spelers
marsigel-set-points = Punten over
marsigel-set-roll = nog gooien
marsigel-set-goal = Wat wint
marsigel-set-tree = Boom
marsigel-set-nest = Nest
marsigel-set-none = Pak een stuk op en kies waar het moet staan.
marsigel-set-alone = Op een eigen veld
marsigel-set-on = Veld vooruit
marsigel-set-back = Veld terug
marsigel-set-anew = Opnieuw opstellen
marsigel-set-keys = Op het bord: pijltjes lopen, Enter pakt een stuk op en zet het neer, N geeft het een eigen veld, + en − verplaatsen zijn veld. Met de muis geeft de andere knop het een eigen veld.
marsigel-wrong-form = Een stelling is ring, wie aan zet is en punten, zoals a3/b2/a1/b3/a2/b1 a 4.
marsigel-wrong-stack = “{ $word }” is geen stapel. Schrijf de stukken van onder naar boven, zoals b3a2.
marsigel-wrong-players = Er spelen { $least } tot { $most } spelers.
marsigel-wrong-count = { $count ->
    [0] { $piece } ontbreekt.
   *[other] { $piece } staat er { $count } keer.
}
marsigel-wrong-mover = Wie aan zet is, is een letter van a tot { $last }.
marsigel-wrong-points = Er kunnen 0 tot 6 punten over zijn, niet { $points }.
marsigel-wrong-size = { $piece } kan niet op { $onto } staan.
marsigel-odds-title = Kansen
marsigel-odds-of = Voor { $who }, als beiden foutloos spelen
marsigel-odds = { $win } winst, { $draw } gelijk, { $lose } verlies
marsigel-odds-before = Voor de worp
marsigel-odds-now = Met deze punten
marsigel-odds-roll = Na een worp van { $pips }
marsigel-odds-what-if = Wat als de dobbelsteen dit toont
marsigel-odds-ends = Manieren om de beurt te eindigen, beste eerst: winst, gelijk, verlies
marsigel-odds-all = Alle { $count } eindes tonen
marsigel-odds-few = Alleen de beste tonen
marsigel-threats-title = Wie de volgende beurt kan winnen, en met welke worp, als er niets verandert
marsigel-threat = { $who } wint met { $rolls }
marsigel-threats-none = { $others ->
    [0] Niemand kan de volgende beurt winnen.
   *[other] Verder kan niemand de volgende beurt winnen.
}

sheet-all = Alle aantallen
turns-all-passed = Iedereen heeft na elkaar gepast.
turns-number = Ronde { $turn }
turns-roll = Gooien
turns-moved = Gezet, volgende speler
turns-anew = Nieuwe partij
turns-anew-sure = Echt een nieuwe partij?
turns-rolls-stay = Wie een beurt terugneemt, houdt de worpen.
marsigel-turns-order = Beurtvolgorde
marsigel-sheet-line = Der Marsigelwettkampf in het kort, voor 2 tot 13 spelers, met piramides en een dobbelsteen
marsigel-short-goal = Vorm als eerste een boom in je kleur: je koningin, daar direct op je dar en daar direct op je pion. Eronder en erboven mag van alles liggen.
marsigel-short-trio = Iedereen neemt een trio van één kleur: een koningin (groot, 3 stippen), een dar (middel, 2) en een pion (klein, 1). Zet de stukken in een kring zoals getekend, elk op een eigen veld. Kies wie begint. Het spel gaat tegen de klok in.
marsigel-short-roll = Gooi de dobbelsteen. Besteed hoogstens zoveel punten aan je eigen stukken, in zoveel zetten als je wilt.* Wat overblijft, vervalt.
marsigel-short-price = Een stuk betaalt zijn stippen voor elk veld dat het aflegt, welke kant je ook op gaat. Onderweg mag het overal overheen.*
marsigel-short-landing = Elke zet eindigt boven op een andere stapel, op een stuk van dezelfde maat of groter.*
marsigel-short-carry = Een stuk neemt gratis* mee wat erop ligt. Heb je meer stukken in één stapel, dan mag alleen het bovenste daarvan bewegen.
marsigel-short-closing = Een veld dat leeg raakt, verdwijnt; de velden ernaast liggen nu naast elkaar.
marsigel-short-pass = Je mag passen, en moet dat als je geen zet hebt. Passen allen na elkaar, dan is het gelijkspel.
marsigel-short-end = Zodra je boom staat, win je, ook met punten over.*
marsigel-sheet-readings = Hier zwijgt de pagina van het spel, spreekt ze zichzelf tegen of breekt ze af; zo lezen wij het. Alle redenen:
marsigel-sheet-source = Naar de pagina van Der Marsigelwettkampf van Sehrgut, versie 1.0 uit 2013, op de Looney Pyramid Games Wiki (looneypyramids.wiki/wiki/Der_Marsigelwettkampf), gebaseerd op Der Igelwettkampf van HABA. In onze eigen woorden en met eigen tekeningen.
marsigel-sheet-set-up = Opzetten
marsigel-sheet-order = Leg de kring tegen de klok in, te beginnen onderaan. Kleuren volgen elkaar op in beurtvolgorde, maten als koningin, dar, pion. Met 3, 6, 9 of 12 spelers schuiven de maten elke ronde één op.*
marsigel-sheet-players = { $players } spelers
marsigel-sheet-ring = De kring voor { $players } spelers, tegen de klok in vanaf onderaan
