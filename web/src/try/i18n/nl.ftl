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
try-cause = { $problem } { $cause }
try-cause-empty = Er staat niets in.
try-cause-no-file = Het zijn geen zetten en ook geen partijbestand dat deze pagina of de terminal heeft geschreven.
try-cause-changed = Het bestand is veranderd nadat het geschreven was.
try-cause-other-game = Het is van een ander spel.
try-cause-entry = Nummer { $number } van het verloop is niet wat de spelregels daar toelaten.
try-cause-cut = Het verloop stopt waar het toeval moet volgen.
try-cause-secret = Het onthulde getal is niet het verzegelde.
try-cause-set-up = Met deze instellingen kan de partij niet beginnen.
try-cause-long = Het heeft { $moves } zetten, en er worden er hoogstens { $most } gelezen.
try-cause-players = Er kunnen { $least } tot { $most } spelers meedoen.
try-cause-first = De eerste tegel is { $tile }, in het midden en niet gedraaid.
try-cause-tiles = Samen met die in de hand en op de stapel zijn het meer tegels dan er bestaan.
try-cause-lie = Tegel { $tile } kan niet op { $cell } liggen.
try-cause-hand = Een tegel is in de hand óf net gelegd, niet allebei.
try-cause-out = Wie uit het spel is, is niet aan de beurt.
try-cause-over = Na het einde heeft niemand een tegel in de hand.
try-cause-alone = Er is nog maar één speler, dus de partij is voorbij.
try-cause-draws = Niemand heeft een tegel in de hand voordat getrokken is wat eerst komt.
try-cause-stack = Er is geen tegel meer, dus de partij is voorbij.
try-cause-laid = Er heeft nog niemand een tegel gelegd.
try-cause-nowhere = Tegel { $tile } past nergens.
try-cause-place = Op { $cell } is er niet zo’n plek.
try-cause-stands = Zo’n figuur kan daar niet staan: { $cell }.
try-cause-two = Twee figuren staan op één plek: { $cell }.
try-cause-supply = Plaats { $seat } heeft geen zulke figuren meer.
try-cause-turn = Wat over de beurt gezegd wordt, spreekt elkaar tegen.
try-cause-trio = Wie heeft opgegeven, kan geen volledig trio hebben.
try-cause-size = { $piece } kan niet op { $onto } liggen.
try-cause-form = Het is niet geschreven zoals het spel dat doet.
try-record = Een partij importeren
try-record-text = Zetten of het bestand van een partij
try-record-file = Bestand kiezen
try-record-take = Importeren
try-record-refused = Zet { $number } van deze partij kan niet gespeeld worden. { $reason }
try-record-empty = { $file } is leeg. Kies een bestand met zetten of een partij.
try-record-long = Deze partij telt { $moves } zetten. Het proefbord neemt er hoogstens { $most }.
try-record-other = Dit is een partij van { $game }.
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
