# Een adres dat nergens heen leidt

lost-title = Deze pagina bestaat niet
astray-name = Hier is niets dat “{ $part }” heet.
astray-cut = Het adres breekt af na “{ $part }”. Het einde is onderweg misschien verloren gegaan.
astray-end = Het adres eindigt op “{ $part }”, en dat leidt nergens heen.
astray-move = “{ $part }” is geen zetnummer, dus is niet te zeggen welke stelling bedoeld is.
lost-on = Verder zonder dat
