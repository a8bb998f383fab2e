# Слова страницы стола «Каркассона». О правилах говорит сама игра.

carcassonne-letter-red = К
carcassonne-letter-blue = С
carcassonne-letter-yellow = Ж
carcassonne-letter-black = Ч
carcassonne-letter-green = З
carcassonne-letter-pink = Р
