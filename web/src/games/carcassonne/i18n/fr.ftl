# Les mots de la page pour la table de Carcassonne. Ce que disent les règles vient du jeu lui-même.

carcassonne-letter-red = R
carcassonne-letter-blue = B
carcassonne-letter-yellow = J
carcassonne-letter-black = N
carcassonne-letter-green = V
carcassonne-letter-pink = O
