# Words of the table of Carcassonne. Sentences about rules come from the game itself.

carcassonne-letter-red = R
carcassonne-letter-blue = B
carcassonne-letter-yellow = Y
carcassonne-letter-black = K
carcassonne-letter-green = G
carcassonne-letter-pink = P
