# Hoe we ons aan onze tafels gedragen, wat er ook wordt gespeeld.

title = Aan tafel

section-seat = Plaatsen
    .short = plaatsen
section-turn = Meedoen
    .short = meedoen
section-chance = Toeval
    .short = toeval
section-undo = Terugnemen
    .short = terugnemen
section-clock = Klokken
    .short = klokken

seat_not-yours = Alleen wie op een plaats zit, speelt ervoor.
    .name = je eigen plaats
seat_members = Een tafel is te zien voor wie er zit of is uitgenodigd. Een tafel met een vrije plaats is te zien voor iedereen op deze server, tot die plaats bezet is.
    .name = wie mag kijken
seat_owner = Wie de tafel maakt, stuurt de uitnodigingen, kan een plaats vrijmaken en een vrije plaats aan een bot geven of voor iedereen openzetten. Iedereen mag de eigen plaats verlaten.
    .name = wie de tafel maakt
seat_taken = Op een plaats zit één persoon, en wie al aan tafel zit, neemt geen tweede plaats. Een plaats op uitnodiging is voor wie de uitnodiging als eerste volgt, een vrije plaats voor wie het eerst gaat zitten.
    .name = één persoon per plaats
seat_fixed = Bots houden hun plaats, en ook de spelers aan het scherm van de gastheer. Naar die plaatsen leidt geen uitnodiging.
    .name = vaste plaatsen
seat_kept = Na afloop van een partij blijven de plaatsen zoals ze zijn. In een partij met klokken wordt niemand na de eerste beurt nog van een plaats gehaald: vanaf dan beslist de klok.
    .name = plaatsen blijven
seat_all-seated = De partij begint, en gaat door, zolang elke plaats bezet is.
    .name = iedereen aan tafel

turn_notation = Een zet schrijf je in de notatie van het spel.
    .name = notatie
turn_stale = Wat je doet, geldt voor de stelling die je ziet. Is die intussen veranderd, dan gebeurt er niets en krijg je de nieuwe te zien.
    .name = stelling veranderd
turn_once = Een zet die twee keer aankomt, wordt één keer gespeeld.
    .name = maar één keer
turn_sealed = Als iedereen tegelijk kiest, blijft elke keuze geheim tot de laatste er is, en veranderen kan niet meer.
    .name = geheime keuzes
turn_measured = Wat iemand heeft gebouwd, meet de server door het na te spelen. Geen speler geeft de uitslag door.
    .name = gemeten door de server
turn_resign = Je mag op elk moment voor het einde opgeven, wie er ook aan zet is.
    .name = opgeven
turn_stop-bot = Terwijl een bot nadenkt, kun je hem vragen het beste te spelen wat hij tot dan toe heeft gevonden. Een bot die nog wordt klaargemaakt, doet dan een willekeurige geldige zet.
    .name = een bot stoppen

chance_committed = Elke worp en elke loting volgt uit een geheim getal van de server en een getal van de browser van iedere speler. De server maakt de verzegeling van zijn getal bekend voordat hij de andere kent, zodat niemand de uitkomst kan kiezen.
    .name = verzegeld getal
chance_numbers-first = Als er iets aan het toeval wordt overgelaten, begint de partij zodra de browser van iedere speler zijn getal heeft gestuurd. Voor bots doet de browser van de gastheer dat.
    .name = ieders getal
chance_kept = Het getal van de server blijft zoals het is verzegeld, en elk gestuurd getal blijft zoals het is gestuurd.
    .name = getallen blijven
chance_revealed = Na afloop wordt het getal van de server getoond en kan iedereen elke worp en loting narekenen. Wie het einde van een alleen gespeelde partij terugneemt, kan weten wat er daarna komt.
    .name = na afloop getoond

undo_back-to-a-decision = Terugnemen brengt je naar een moment waarop een speler moest kiezen. Wat de regels sindsdien vanzelf deden, wordt mee teruggenomen.
    .name = terug naar een keuze
undo_never-past-chance = Wat het toeval heeft laten zien, neemt niemand terug: een worp of loting blijft.
    .name = nooit voorbij het toeval
undo_alone = Wie alleen speelt, of alleen tegen bots, mag vrij terugnemen.
    .name = alleen
undo_own-turn = Zolang je nog aan de beurt bent, mag je vrij terugnemen wat alleen jij sinds de laatste worp of loting hebt gedaan.
    .name = binnen je beurt
undo_consent = Wie verder terug wil, heeft het akkoord nodig van alle andere mensen die nog meedoen.
    .name = met instemming
undo_lapses = Een verzoek om terug te nemen vervalt als er een zet wordt gedaan, als iemand weigert of als de vrager het intrekt.
    .name = einde van een verzoek
undo_not-after-the-end = Een afgelopen partij tussen mensen blijft zoals ze eindigde, net als elke partij die door de klok is beslist.
    .name = niet na het einde

clock_flag = Wie geen tijd meer heeft, verliest. De klok van de server beslist.
    .name = tijd om
clock_increment = Aan het eind van elke beurt, uit hoeveel zetten die ook bestond, krijgt de speler de afgesproken extra seconden.
    .name = extra tijd
clock_first-move = Niemand verliest tijd aan de eerste beurt: een klok loopt pas vanaf de tweede keer dat de speler aan de beurt is.
    .name = eerste beurt
clock_lag = De eerste 0,2 seconde van elke beurt telt niet mee. Die is voor het netwerk.
    .name = tijd voor het netwerk
clock_waits = Zolang er een plaats leeg is, loopt alleen de klok van die plaats, en alleen als die aan de beurt is. Weggaan levert geen tijd op.
    .name = lege plaatsen
clock_undo = Terugnemen geeft niemand tijd terug. De klok van wie weer aan zet is, loopt verder vanaf de stand die hij aangeeft.
    .name = klokken bij terugnemen
clock_restart = Als de server stilligt, loopt er geen klok. Daarna loopt een klok weer zodra de speler terug is, en uiterlijk na 30 seconden.
    .name = na een herstart
