# Regelhefte anderer Spiele, die man mitbringt

own-title = Deine Regelhefte
own-lead = Importiere die Regel eines beliebigen Spiels und befrage sie: Du bekommst die nächstliegenden Stellen mit Seitenzahl. Deine Regelhefte gehören nur dir; niemand sonst kann sie lesen oder befragen.
own-model = Die Stellen, die eine Frage findet, gehen auch an { $model }, ein Sprachmodell, das der Betreiber dieses Servers zum Formulieren der Antworten eingesetzt hat.
own-drop = Regelheft hierher ziehen: PDF, HTML oder Text, bis { $mb } MB
own-kinds = Eine PDF-, HTML- oder Textdatei, bis { $mb } MB
own-choose = Datei wählen
own-game = Spiel
own-edition = Ausgabe
own-edition-hint = wenn es mehrere gibt
own-language = Sprache des Textes
own-role = Was es ist
own-role-rules = Regel
own-role-errata = Errata
own-role-faq = FAQ
own-bring = Importieren
own-reading = Wird gelesen …
own-took = { $name } ist da: { $count ->
    [one] eine Stelle
   *[other] { $count } Stellen
}.
own-unread = Auf { $count ->
    [one] Seite { $pages }
   *[other] den Seiten { $pages }
} war kein Text zu lesen: Was dort steht, wird nicht gefunden.
own-encoding = Die Datei ist kein UTF-8 und wurde als { $encoding } gelesen. Stimmen Buchstaben nicht, wähle die Sprache des Textes oder speichere sie als UTF-8 und importiere sie noch einmal.
own-none = Noch keine.
own-pages = { $pages ->
    [one] eine Seite
   *[other] { $pages } Seiten
}
own-passages = { $count ->
    [one] eine Stelle
   *[other] { $count } Stellen
}
own-ask = { $book } befragen
own-delete = Löschen
own-sure = { $name } löschen?
own-sure-links = Links zu Antworten, die es zitieren, zeigen dann nichts mehr. In deinen Fragen bleiben die Zitate, bis du diese löschst.
own-yes = Ja, löschen
own-no = Behalten
own-replace = Ersetzen
own-replacing = Die nächste Datei tritt an die Stelle von { $name }.
own-stop = Doch nicht
own-used = { $used } von { $most } MB belegt
own-apart = Ausgaben werden getrennt befragt. Regel, Errata und FAQ einer Ausgabe werden zusammen befragt und getrennt gezeigt.
own-need-game = Zu welchem Spiel gehört es?
