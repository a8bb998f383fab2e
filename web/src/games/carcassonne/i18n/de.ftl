# Wörter der Seite für den Tisch von Carcassonne. Was die Regeln sagen, kommt vom Spiel selbst.

carcassonne-letter-red = R
carcassonne-letter-blue = B
carcassonne-letter-yellow = Y
carcassonne-letter-black = K
carcassonne-letter-green = G
carcassonne-letter-pink = P
