# Wörter der Seite nur für Der Marsigelwettkampf. Sätze über Regeln kommen vom Spiel selbst.

marsigel-letter-red = R
marsigel-letter-yellow = G
marsigel-letter-green = N
marsigel-letter-blue = B
marsigel-letter-black = S
marsigel-letter-purple = V
marsigel-letter-orange = O
marsigel-letter-cyan = C
marsigel-letter-clear = T
marsigel-letter-white = W
marsigel-letter-pink = A
marsigel-letter-brown = U
marsigel-letter-mint = M
marsigel-seat-colour = { $who }: { $colour }
marsigel-seat-choose = { $who }: Farbe wählen
marsigel-swap = { $colour }, Tausch mit: { $who }
marsigel-rolled = { $who } hat { $pips } gewürfelt
marsigel-pass = Passen ({ $pass } von { $needed } in Folge)
marsigel-drawn = Unentschieden
marsigel-set-players = Spieler
