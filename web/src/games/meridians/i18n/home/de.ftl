# Wörter der Seite nur für Meridians. Sätze über Regeln kommen vom Spiel selbst.

meridians-scene-opening = Zwei Steine, ein Pfad
meridians-scene-opening-text = Jede Seite setzt einen Stein, dann einen zweiten in gerader Linie mit dem ersten: Dazwischen liegt mindestens ein Punkt, und alle sind leer.
meridians-scene-sight = Wohin ein eigener Stein sieht
meridians-scene-sight-text = Danach kommt ein Stein auf einen leeren Punkt in Linie mit einem deiner Steine. Ein gegnerischer Stein dazwischen sperrt die Linie.
meridians-scene-groups = Gruppen und Pfade
meridians-scene-groups-text = Benachbarte Steine einer Farbe sind eine Gruppe. Eine freie Linie zu einer anderen deiner Gruppen ist ein Pfad, und ein Pfad hält die ganze Gruppe am Leben.
meridians-scene-cut = Abgeschnitten und gerettet
meridians-scene-cut-text = Eine Gruppe ohne Pfad ist tot. Doch vorher ziehst du: Ein Stein, der ihr einen neuen Pfad gibt, rettet sie.
meridians-scene-removal = Zuerst wird entfernt
meridians-scene-removal-text = Zu Beginn deines Zuges verlassen alle toten Gruppen des Gegners das Brett. Dann setzt du, gern auf einen frei gewordenen Punkt.
meridians-scene-ending = Das Ende
meridians-scene-ending-text = Passen gibt es nicht, gezählt wird nicht. Wer keinen Stein mehr hat, hat verloren.
meridians-strip-groups = Eine freie Linie zu einem eigenen Stein hält eine Gruppe.
meridians-strip-cut = Schneide sie ab, und die Gruppe ist tot.
meridians-strip-removal = Sie geht, wenn der Gegner am Zug ist.
