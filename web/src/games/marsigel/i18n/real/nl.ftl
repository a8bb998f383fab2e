# Woorden van de pagina voor Der Marsigelwettkampf alleen. Zinnen over regels komen van het spel zelf.

sheet-all = Alle aantallen
turns-all-passed = Iedereen heeft na elkaar gepast.
turns-number = Ronde { $turn }
turns-roll = Gooien
turns-moved = Gezet, volgende speler
turns-anew = Nieuwe partij
turns-anew-sure = Echt een nieuwe partij?
turns-rolls-stay = Neem je een beurt terug, dan blijven de worpen.
marsigel-turns-order = Beurtvolgorde
marsigel-sheet-line = Der Marsigelwettkampf in het kort, voor 2 tot 13 spelers, met piramides en een dobbelsteen
marsigel-short-goal = Vorm als eerste een boom in je kleur: je koningin, daar direct op je dar en daar direct op je pion. Eronder en erboven mag van alles liggen.
marsigel-short-trio = Iedereen neemt een trio van één kleur: een koningin (groot, 3 stippen), een dar (middelgroot, 2) en een pion (klein, 1). Zet de stukken in een kring zoals getekend, elk op een eigen veld. Kies wie begint. Er wordt tegen de klok in gespeeld.
marsigel-short-roll = Gooi de dobbelsteen. Besteed hoogstens zoveel punten aan je eigen stukken, in zoveel zetten als je wilt.* Wat overblijft, vervalt.
marsigel-short-price = Een stuk betaalt zijn stippen voor elk veld dat het aflegt, welke kant je ook op gaat. Onderweg mag het overal overheen.*
marsigel-short-landing = Elke zet eindigt boven op een andere stapel, op een stuk van dezelfde maat of groter.*
marsigel-short-carry = Een stuk neemt gratis* mee wat erop ligt. Heb je meerdere stukken in één stapel, dan mag alleen het bovenste daarvan bewegen.
marsigel-short-closing = Een veld dat leeg raakt, verdwijnt; de velden ernaast liggen nu naast elkaar.
marsigel-short-pass = Je mag passen, en moet dat als je geen zet hebt. Past iedereen na elkaar, dan is het gelijkspel.
marsigel-short-end = Zodra je boom staat, win je, ook als je nog punten over hebt.*
marsigel-sheet-readings = Hier zwijgt de pagina van het spel, spreekt ze zichzelf tegen of breekt ze af; zo lezen wij het. Alle redenen staan in de regels van het spel{ $at ->
    [none] {" "}in Rulebound.
   *[other] : { $at }
}
marsigel-sheet-only-here = Op het blad staat geen adres, want dit adres werkt alleen op deze computer. Voor een adres dat telefoons in je netwerk kunnen openen, start je Rulebound met --lan en open je het op het adres dat het dan noemt.
marsigel-sheet-source = Naar de pagina van Der Marsigelwettkampf van Sehrgut, versie 1.0 uit 2013, op de Looney Pyramid Games Wiki (looneypyramids.wiki/wiki/Der_Marsigelwettkampf), gebaseerd op Der Igelwettkampf van HABA. In onze eigen woorden en met eigen tekeningen.
marsigel-sheet-set-up = Opzetten
marsigel-sheet-order = Leg de kring tegen de klok in, te beginnen onderaan. Kleuren volgen elkaar op in beurtvolgorde, maten als koningin, dar, pion. Met 3, 6, 9 of 12 spelers schuiven de maten elke ronde één op.*
marsigel-sheet-players = { $players } spelers
marsigel-sheet-ring = De kring voor { $players } spelers, tegen de klok in vanaf onderaan
