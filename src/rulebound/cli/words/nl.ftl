# Wat `rulebound play`, `judge`, `replay` zegt. De opdrachten in `help` typ je in elke taal zo.

legend-meridians = L Licht, D Donker, kleine letters: geen pad, stippen: open voor jou, streepjes: niet
legend-marsigel = a3 a2 a1: koningin, dar, pion van speler a; een stapel staat er met het onderste stuk eerst; daarachter wat erop mag landen en voor hoeveel punten
seat = Plaats { $seat }
to-move = Plaats { $seat } is aan zet
prompt = Jouw zet
thinks = { $level } denkt na
writes-meridians = Een zet is de naam van een punt: de letter van de rij en het nummer erin, zoals g6. Met de swapregel kies je een kleur met light (Licht) of dark (Donker).
writes-marsigel = Een zet is een stuk, > en het bovenste stuk van de stapel waarop het landt, zoals a1>b3. Verder: pass vóór de eerste zet, end erna.
writes-carcassonne = Een tegel leg je als vak@draaiing in graden: een vak is het aantal stappen vanaf de eerste tegel naar oost (e) of west (w) en noord (n) of zuid (s), zoals e1n2@90. Een figuur zet je als figuur:plaats, zoals normal:city-n, en met skip zet je er geen.
writes-meeple-stacking = Een zet bestaat uit de rijen van je piramide, van onder naar boven, zoals 5-4-2-1.
writes = Typ een zet zoals het spel die schrijft.
for-example = Nu mogelijk, bijvoorbeeld: { $moves }
help =
    Behalve zetten kun je typen:
      undo    je laatste zet terugnemen
      hint    zien wat de sterkste bot zou spelen
      why M   zien wat de regels over zet M zeggen
      save F  de partij opslaan in bestand F
      resign  opgeven
      quit    stoppen zonder de partij te beëindigen
hint = De bot zou { $move } spelen
no-hint = In deze partij is er niemand aan wie je een hint kunt vragen.
resign-again = Typ nog een keer “resign” als je het meent.
saved = De partij is opgeslagen in { $file }
not-saved = De partij kan niet worden opgeslagen in { $file }: { $why }
nothing-to-undo = Je hebt nog geen zet gedaan.
by-rule = volgens { $clauses }

legal = toegestaan: { $text }
illegal = niet toegestaan: { $text }
unsettled = onbeslist: { $text }
scored = geteld: { $text }
forced = volgens de regels: { $text }
open-instead = { $count ->
    [one] Wat wel kan: { $moves }
   *[other] Wat wel kan, { $count } in totaal: { $moves }
}
in-force = de bronnen beslissen dit niet; hier geldt de lezing { $reading }
due-first = Aan tafel zouden de regels eerst zelf iets doen: { $text }
position-is = Stelling:
to-act = Aan zet: { $names }
to-chance = Nu beslist het toeval
