# Woorden van de pagina voor Der Marsigelwettkampf alleen. Zinnen over regels komen van het spel zelf.

marsigel-letter-red = R
marsigel-letter-yellow = G
marsigel-letter-green = N
marsigel-letter-blue = B
marsigel-letter-black = Z
marsigel-letter-purple = P
marsigel-letter-orange = O
marsigel-letter-cyan = C
marsigel-letter-clear = D
marsigel-letter-white = W
marsigel-letter-pink = E
marsigel-letter-brown = U
marsigel-letter-mint = M
marsigel-seat-colour = { $who }: { $colour }
marsigel-seat-choose = { $who }: kies een kleur
marsigel-swap = { $colour }, ruilen met { $who }
marsigel-rolled = { $who } gooide { $pips }
marsigel-pass = Passen ({ $pass } van { $needed } op rij)
marsigel-drawn = Gelijkspel
marsigel-set-players = Spelers
