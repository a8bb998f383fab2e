# Woorden van de pagina voor Der Marsigelwettkampf alleen. Zinnen over regels komen van het spel zelf.

marsigel-about = { $variant ->
    [nest] Het nest wint
   *[tree] De boom wint
}{ $third ->
    [on] {", "}gelijkspel bij de derde herhaling{ $cap ->
        [0] {""}
       *[other] {" "}of na { $cap } beurten per speler
    }
   *[off] { $cap ->
        [0] {""}
       *[other] {", "}gelijkspel na { $cap } beurten per speler
    }
}
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
marsigel-level = nummer { $level } van { $count }, van onderaf
marsigel-piece-hand = in de hand
marsigel-piece-free = kan bewegen
marsigel-piece-held = vastgehouden door je stuk erboven
marsigel-piece-stuck = geen zet met deze punten
marsigel-keys = Pijl links en rechts gaan langs de kring, omhoog en omlaag door een stapel. Enter pakt een stuk op en zet het neer, Escape laat het los, I toont de hele stapel.
marsigel-more = { $count ->
    [one] Nog { $count } veld
   *[other] Nog { $count } velden
}
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
marsigel-passes = past
marsigel-leaves = { $who } verlaat de partij
marsigel-won = { $who } wint
marsigel-pick = Kies een zet
marsigel-confirm = Deze zet doen
marsigel-confirm-pass = Passen
marsigel-confirm-end = Beurt beëindigen
marsigel-sum = { $moves ->
    [-1] { $who } aan zet, nog { $points } over
    [0] { $who } aan zet, nog { $points } over. Er is geen zet mogelijk.
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
marsigel-set-points = Punten over
marsigel-set-roll = moet nog gooien
marsigel-set-goal = Wat wint
marsigel-set-tree = Boom
marsigel-set-nest = Nest
marsigel-set-none = Pak een stuk op en kies waar het moet staan.
marsigel-set-alone = Op een eigen veld
marsigel-set-on = Veld vooruit
marsigel-set-back = Veld terug
marsigel-set-anew = Opnieuw opstellen
marsigel-set-keys = Op het bord: de pijltoetsen bewegen, Enter pakt een stuk op en zet het neer, N geeft het een eigen veld, + en − verplaatsen zijn veld. Met de muis geeft de andere knop een stuk een eigen veld.
marsigel-wrong-form = Een stelling bestaat uit de kring, wie aan zet is en de punten, zoals a3/b2/a1/b3/a2/b1 a 4.
marsigel-wrong-stack = “{ $word }” is geen stapel. Schrijf de stukken van onder naar boven, zoals b3a2.
marsigel-wrong-players = Er kunnen { $least } tot { $most } spelers meedoen.
marsigel-wrong-count = { $count ->
    [0] { $piece } ontbreekt.
   *[other] { $piece } staat er { $count } keer.
}
marsigel-wrong-mover = Wie aan zet is, geef je aan met een letter van a tot { $last }.
marsigel-wrong-points = Er kunnen 0 tot 6 punten over zijn, niet { $points }.
marsigel-wrong-word = “{ $word }” hoort niet in een stelling.
marsigel-wrong-turn = Wat na de kring staat, past niet bij elkaar: een beurt met een zet heeft een worp en geen passen ervoor, een beurt zonder zet heeft nog punten, en wie opgaf, is niet aan zet.
marsigel-wrong-size = { $piece } kan niet op { $onto } staan.
marsigel-odds-title = Kansen
marsigel-odds-of = Voor { $who }, als beiden foutloos spelen
marsigel-odds = { $win } winst, { $draw } gelijkspel, { $lose } verlies
marsigel-odds-before = Voor de worp
marsigel-odds-now = Met deze punten
marsigel-odds-roll = Na een worp van { $pips }
marsigel-odds-what-if = Stel dat de worp dit is
marsigel-odds-ends = Manieren om de beurt te beëindigen, de beste eerst: winst, gelijkspel, verlies
marsigel-odds-all = Alle { $count } manieren tonen
marsigel-odds-few = Alleen de beste tonen
marsigel-threats-title = Wie de volgende beurt kan winnen, en met welke worp, als er niets verandert
marsigel-threat = { $who } wint met { $rolls }
marsigel-threats-none = { $others ->
    [0] Niemand kan de volgende beurt winnen.
   *[other] Verder kan niemand de volgende beurt winnen.
}
