# Eine Adresse, die nirgends hinführt

lost-title = Diese Seite gibt es nicht
astray-name = Hier gibt es nichts, das „{ $part }“ heißt.
astray-cut = Die Adresse bricht nach „{ $part }“ ab. Ihr Ende ging unterwegs vielleicht verloren.
astray-end = Am Ende der Adresse steht „{ $part }“, und das führt nirgendwohin.
astray-move = „{ $part }“ ist keine Zugnummer; so lässt sich nicht sagen, welche Stellung gemeint ist.
lost-on = Ohne diesen Teil öffnen
