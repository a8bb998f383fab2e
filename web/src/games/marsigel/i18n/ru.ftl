# Слова страницы только для «Der Marsigelwettkampf». Предложения о правилах приходят от самой игры.

marsigel-letter-red = К
marsigel-letter-yellow = Ж
marsigel-letter-green = Е
marsigel-letter-blue = С
marsigel-letter-black = Ч
marsigel-letter-purple = Ф
marsigel-letter-orange = О
marsigel-letter-cyan = Г
marsigel-letter-clear = П
marsigel-letter-white = Б
marsigel-letter-pink = Р
marsigel-letter-brown = Н
marsigel-letter-mint = М
marsigel-seat-colour = { $who }: { $colour }
marsigel-seat-choose = { $who }: выберите цвет
marsigel-swap = { $colour }, обмен: { $who }
marsigel-rolled = { $who }: выпало { $pips }
marsigel-pass = Пропустить ход ({ $pass } из { $needed } подряд)
marsigel-drawn = Ничья
marsigel-set-players = Игроков
