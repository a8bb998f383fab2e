# Wie man am Bildschirm baut, und was eine Seite sagt, die wiederkommt.

stacking-how = Zieh einen Meeple mit Maus oder Finger, oder klick zum Nehmen und noch einmal zum Loslassen. Das Rad schiebt ihn nach hinten oder vorn, die rechte Taste dreht ihn.
    Mit Tasten: Leertaste nimmt und lässt los, Pfeile bewegen, mit Umschalt in kleinen Schritten; Bild auf und Bild ab für die Tiefe, A und D drehen, Z zeigt es größer.
stacking-how-shared = Jeder bewegt nur die eigenen Meeple: Maus oder Finger, die einen Meeple nehmen, bewegen die Hand seines Besitzers, bis sie ihn loslassen. Zwei Finger bewegen zwei Hände.
    Die Tasten bewegen eine der beiden: Leertaste nimmt und lässt los, Pfeile bewegen, mit Umschalt in kleinen Schritten; Bild auf und Bild ab für die Tiefe, A und D drehen, Z zeigt es größer.
stacking-how-bot = Ein Bot baut mit einer Hand wie deiner; die Stufen unterscheiden sich darin, wie sehr sie zittert und wie schnell sie ist. Ist er fertig, ziehst du die Platte in jede Richtung.
stacking-how-touch = Zieh einen Meeple mit dem Finger: Er schwebt darüber, und wenn du den Finger hebst, lässt du los. Oder tipp ihn an, dann hält ihn die Hand, bis du auf die Platte tippst.
    Solange sie ihn hält, wirken die Knöpfe auf der Platte: Drehen dreht ihn, Hinten und Vorn schieben ihn in die Tiefe und zurück. Diese beiden erscheinen, wenn „In einer Ebene bleiben“ aus ist.
stacking-how-shared-touch = Jeder bewegt nur die eigenen Meeple: Ein Finger, der einen Meeple nimmt, bewegt die Hand seines Besitzers, bis er loslässt. Zwei Finger bewegen zwei Hände.
stacking-missed = { $seconds ->
    [one] { $seconds } Sekunde lang war niemand auf dieser Seite. Die Uhr lief weiter, auf der Platte blieb alles stehen.
   *[other] { $seconds } Sekunden lang war niemand auf dieser Seite. Die Uhr lief weiter, auf der Platte blieb alles stehen.
}
