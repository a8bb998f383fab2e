# Words of the page for Der Marsigelwettkampf alone. Sentences about rules come from the game itself.

marsigel-letter-red = R
marsigel-letter-yellow = Y
marsigel-letter-green = G
marsigel-letter-blue = B
marsigel-letter-black = K
marsigel-letter-purple = P
marsigel-letter-orange = O
marsigel-letter-cyan = C
marsigel-letter-clear = L
marsigel-letter-white = W
marsigel-letter-pink = E
marsigel-letter-brown = N
marsigel-letter-mint = M
marsigel-seat-colour = { $who }: { $colour }
marsigel-seat-choose = { $who }: choose a color
marsigel-swap = { $colour }, swaps with { $who }
marsigel-rolled = { $who } rolled { $pips }
marsigel-pass = Pass ({ $pass } of { $needed } in a row)
marsigel-drawn = A draw
marsigel-set-players = Players
