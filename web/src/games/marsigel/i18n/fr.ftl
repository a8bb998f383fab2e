# Mots de la page pour Der Marsigelwettkampf seul. Les phrases sur les règles viennent du jeu lui-même.

marsigel-letter-red = R
marsigel-letter-yellow = J
marsigel-letter-green = V
marsigel-letter-blue = B
marsigel-letter-black = N
marsigel-letter-purple = P
marsigel-letter-orange = O
marsigel-letter-cyan = C
marsigel-letter-clear = T
marsigel-letter-white = L
marsigel-letter-pink = S
marsigel-letter-brown = U
marsigel-letter-mint = M
marsigel-seat-colour = { $who } : { $colour }
marsigel-seat-choose = { $who } : choisir une couleur
marsigel-swap = { $colour }, échange avec : { $who }
marsigel-rolled = { $who } : { $pips } au dé
marsigel-pass = Passer ({ $pass } sur { $needed } de suite)
marsigel-drawn = Égalité
marsigel-set-players = Joueurs
