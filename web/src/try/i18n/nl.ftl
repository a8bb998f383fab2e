# Wat alleen op het proefbord wordt gezegd. Komt ermee.

try-title = Proefbord
try-hand = Wat een klik doet
try-set = Opstellen
try-play = Spelen
try-mover = Aan zet
try-undo = Ongedaan maken
try-redo = Opnieuw
try-text = De stelling als tekst
try-text-take = Deze stelling opzetten
try-text-copy = Kopiëren
try-text-copied = Gekopieerd
try-cause = De oorzaak, in het Engels: { $cause }
try-record = Een partij importeren
try-record-text = Zetten of het bestand van een partij
try-record-file = Bestand kiezen
try-record-take = Importeren
try-record-refused = Zet { $number } van deze partij kan niet gespeeld worden. { $reason }
try-record-empty = { $file } is leeg. Kies een bestand met zetten of een partij.
try-record-long = Deze partij telt { $moves } zetten. Het proefbord neemt er hoogstens { $most }.
try-record-other = Dit is een partij { $game }.
try-record-there = Openen op het proefbord van dat spel
try-line = Zetten
try-line-none = Doe een zet op het bord. Elke zet die je probeert, blijft hier staan.
try-start = Begin
try-variation = variant
try-cut = Deze zet weghalen
try-edit = Deze stelling bewerken
try-hint = Een bot vragen
try-hint-ask = Vragen
try-hint-thinks = Denkt na
try-hint-late = Nog even: de eerste keer duurt het een à twee minuten
try-hint-best = { $bot } zou { $move } spelen.
try-hint-line = Verwacht vervolg: { $line }.
try-hint-value = { $lean ->
    [won] Hij ziet { $side } winnen.
    [even] De stelling lijkt gelijk.
    [some] { $side } staat voor, schat de bot.
    [less] { $side } staat achter, schat de bot.
    [lost] { $side } staat ver achter, schat de bot.
   *[much] { $side } staat ver voor, schat de bot.
}
try-hint-play = { $move } spelen
try-from-here = Vanaf hier spelen
try-fresh = Met een nieuw bord beginnen
try-share = Link kopiëren
try-shared = Link gekopieerd
try-board-set = Bord: een stelling opzetten
try-board-play = Bord: een klik doet een zet
