# Hoe je op het scherm bouwt, en wat een pagina zegt die terugkomt.

stacking-how = Sleep een meeple met muis of vinger, of klik om hem te pakken en nog eens om los te laten. Het wiel schuift hem naar achteren of naar voren, de rechterknop draait hem.
    Met toetsen: spatie pakt en laat los, de pijltoetsen bewegen, met Shift in kleine stappen; Page Up en Page Down voor de diepte, A en D draaien, Z zoomt in.
stacking-how-shared = Iedereen beweegt alleen eigen meeples: een muis of vinger die een meeple pakt, beweegt de hand van de eigenaar tot het loslaten. Twee vingers bewegen twee handen.
    De toetsen bewegen een van de twee: spatie pakt en laat los, de pijltoetsen bewegen, met Shift in kleine stappen; Page Up en Page Down voor de diepte, A en D draaien, Z zoomt in.
stacking-how-bot = Een bot bouwt met een hand als de jouwe; de niveaus verschillen in hoe erg die trilt en hoe snel die is. Is de bot klaar, sleep dan om van alle kanten te kijken.
stacking-how-touch = Sleep een meeple met je vinger: hij zweeft erboven, en til je je vinger op, dan laat je hem los. Of tik hem aan: dan houdt de hand hem vast tot je op de plaat tikt.
    Zolang de hand hem vasthoudt, werken de knoppen op de plaat: Draaien draait hem, Verder en Dichterbij bepalen de diepte. Die twee verschijnen als „In één vlak blijven” uit staat.
stacking-how-shared-touch = Iedereen beweegt alleen eigen meeples: de vinger die een meeple pakt, beweegt de hand van de eigenaar tot die loslaat. Twee vingers bewegen twee handen.
stacking-missed = { $seconds ->
    [one] { $seconds } seconde lang was er niemand op deze pagina. De klok liep door, op de plaat bleef alles staan.
   *[other] { $seconds } seconden lang was er niemand op deze pagina. De klok liep door, op de plaat bleef alles staan.
}
