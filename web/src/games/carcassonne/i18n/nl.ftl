# Woorden van de pagina voor de tafel van Carcassonne. Wat de regels zeggen, komt van het spel zelf.

carcassonne-letter-red = R
carcassonne-letter-blue = B
carcassonne-letter-yellow = Y
carcassonne-letter-black = K
carcassonne-letter-green = G
carcassonne-letter-pink = P
