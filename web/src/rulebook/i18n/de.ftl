# Das Regelbuch

read-rulebook = Spielregel
read-to-game = Zum Spiel
read-to-sandbox = Zurück zum Probebrett
read-to-table = Zurück an den Tisch
read-contents = Inhalt
read-clauses = { $count ->
    [one] { $count } Regelpunkt
   *[other] { $count } Regelpunkte
}
read-who = Wer das sagt
read-language = Sprache der Spielregel
read-after = In unseren Worten, nach: { $source }, { $revision }.
read-loading = Die Spielregel wird geladen
read-unknown = Diese Spielregel steht nicht im Regal.
read-no-clause = Einen Regelpunkt { $clause } gibt es in dieser Spielregel nicht. Hier ist ihr Anfang.
read-unreachable = Die Spielregel kam nicht: Der Server antwortet nicht.
read-copy-link = Link kopieren
read-copy-link-to = Link zu diesem Regelpunkt kopieren: { $clause }
read-link-copied = Kopiert
read-disagree = Die Quellen schweigen oder widersprechen sich. So machen es andere:
read-in-force = So spielen wir
read-copy-of = Deine Kopie: { $clause }
read-copy-section = Deine Kopie, { $section }
read-page = Seite { $page }
read-found = gefunden
read-not-found = nicht gefunden
read-why-missing = Deine Kopie ist da, aber diese Stelle steht nicht darin. Vielleicht ist es eine andere Fassung.
read-why-no-locator = Nur mit Titel und Abschnitt genannt.
read-garbled = Die Stelle steht auf Seite { $page } deiner Kopie, aber dem Text dieser Seite ist nicht zu trauen. Sieh dort nach.
read-why-no-copy = Deine Kopie ist nicht mehr da.
read-why-unread = Die Stelle ließ sich gerade nicht lesen.
read-open-page = Die Seite an dieser Stelle öffnen
read-open-copy = Meine Kopie dort öffnen
read-here = Deine Kopie ist da
read-not-here = Noch nicht da
read-copy-none = Hol die öffentliche Seite einmal, dann steht jede Stelle markiert neben ihrem Regelpunkt.
read-copy-here = Jede Stelle, die sich darin findet, steht markiert neben ihrem Regelpunkt.
read-copy-import = Eine öffentliche Seite gibt es nicht. Wenn du den Text hast, importiere ihn und lies ihn hier.
read-get-again = Neu holen
read-import = Datei importieren
read-open-source = Die Seite öffnen
read-copy-failed = Speichere die Seite mit deinem Browser und importiere die Datei.
read-import-failed = Text, HTML und PDF gehen.
read-remove = Meine Kopie entfernen
read-remove-sure = Deine Kopie von „{ $source }“ entfernen? Um die Stellen wieder zu sehen, musst du sie neu holen oder importieren.
read-remove-yes = Ja, entfernen
read-remove-no = Behalten
read-unlike = Das sieht nicht nach „{ $source }“ aus.
read-counted = Hier gefundene Stellen der Spielregel: { $found } von { $named }.
read-sources = Quellen
read-sources-text = Wir drucken die Spielregeln anderer nicht nach. Diesen Texten folgen unsere Worte; mit deiner eigenen Kopie kannst du jedes davon prüfen.
