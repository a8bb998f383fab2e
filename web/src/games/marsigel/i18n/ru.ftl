# Слова страницы только для «Der Marsigelwettkampf». Предложения о правилах приходят от самой игры.

marsigel-about = { $variant ->
    [nest] Побеждает гнездо
   *[tree] Побеждает дерево
}
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
marsigel-piece = { $size ->
    [queen] королева { $whose }
    [drone] трутень { $whose }
   *[pawn] пешка { $whose }
}
marsigel-space = { $size ->
    [queen] Место королевы { $whose }
    [drone] Место трутня { $whose }
   *[pawn] Место пешки { $whose }
}
marsigel-closed = { $space } опустело и исчезло. Его соседи теперь рядом.
marsigel-alone = больше никого
marsigel-stack = { $count ->
    [one] { $count } пирамида
    [few] { $count } пирамиды
   *[many] { $count } пирамид
}, сверху { $top }
marsigel-lands = сюда можно за { $cost ->
    [one] { $cost } очко
    [few] { $cost } очка
   *[many] { $cost } очков
}, останется { $left }
marsigel-too-far = слишком далеко, { $cost ->
    [one] { $cost } очко
    [few] { $cost } очка
   *[many] { $cost } очков
}
marsigel-too-small = { $variant ->
    [nest] слишком большой размер, сюда не встать
   *[tree] слишком маленький размер, сюда не встать
}
marsigel-level = { $level } из { $count } снизу
marsigel-piece-hand = в руке
marsigel-piece-free = может ходить
marsigel-piece-held = выше лежит ваша пирамида
marsigel-piece-stuck = на это очков не хватает
marsigel-keys = Стрелки влево и вправо ведут по кругу, вверх и вниз по стопке. Enter поднимает и ставит пирамиду, Escape отпускает, I показывает всю стопку.
marsigel-more = { $count ->
    [one] Ещё { $count } место
    [few] Ещё { $count } места
   *[many] Ещё { $count } мест
}
marsigel-rolled = { $who }: выпало { $pips }
marsigel-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
marsigel-spent = потрачено { $spent }, осталось { $left }
marsigel-costs = цена { $cost }, останется { $left }
marsigel-end = { $points ->
    [0] Закончить ход
    [one] Закончить ход, сгорит { $points } очко
    [few] Закончить ход, сгорят { $points } очка
   *[many] Закончить ход, сгорят { $points } очков
}
marsigel-pass = Пропустить ход ({ $pass } из { $needed } подряд)
marsigel-passes = пропуск
marsigel-leaves = { $who } выходят
marsigel-won = { $who } победили
marsigel-drawn = Ничья
marsigel-pick = Выберите пирамиду
marsigel-confirm = Сделать этот ход
marsigel-confirm-pass = Пропустить ход
marsigel-confirm-end = Закончить ход
marsigel-scene-points = Бросок — ваш кошелёк
marsigel-scene-points-text = За каждое место пирамида платит по своим точкам: королева 3, трутень 2, пешка 1. Тратьте бросок на любые свои пирамиды, в любую сторону.
marsigel-scene-landing = Вставать на свой размер или крупнее
marsigel-scene-landing-text = Ход кончается наверху другой стопки, на пирамиде не меньше вашей. Что стоит по пути — неважно.
marsigel-scene-carry = Нести и ехать
marsigel-scene-carry-text = Пирамида бесплатно несёт всё, что на ней стоит. Из ваших пирамид в одной стопке ходит только верхняя.
marsigel-scene-closing = Круг сжимается
marsigel-scene-closing-text = Опустевшее место сразу исчезает. Здесь путь пешки к королеве стал на одно место короче.
marsigel-scene-tree = Дерево побеждает
marsigel-scene-tree-text = Ваша королева, прямо на ней трутень, прямо на нём пешка — и вы сразу победили. Под ними и над ними может быть что угодно.
marsigel-scene-lock = Сядьте на соперника
marsigel-scene-lock-text = Чужая пирамида посередине портит дерево, и убрать её может только хозяин. Если все подряд пропустят ход — ничья.
marsigel-strip-points = Каждое место стоит точек пирамиды.
marsigel-strip-closing = Опустевшие места исчезают.
marsigel-strip-tree = Королева, трутень, пешка: дерево побеждает.
marsigel-sum = { $moves ->
    [-1] { $who }: очков осталось { $points }
    [one] { $who }: очков осталось { $points }. Открыт { $moves } ход.
    [few] { $who }: очков осталось { $points }. Открыто { $moves } хода.
   *[many] { $who }: очков осталось { $points }. Открыто { $moves } ходов.
}
marsigel-sum-roll = { $who } бросают кубик
marsigel-sum-ring = { $spaces ->
    [one] { $spaces } место
    [few] { $spaces } места
   *[many] { $spaces } мест
}, в самой высокой стопке { $tallest ->
    [one] { $tallest } пирамида
    [few] { $tallest } пирамиды
   *[many] { $tallest } пирамид
}.
marsigel-set-players = Игроков
marsigel-set-points = Осталось очков
marsigel-set-roll = ещё бросать
marsigel-set-goal = Что побеждает
marsigel-set-tree = Дерево
marsigel-set-nest = Гнездо
marsigel-set-none = Поднимите пирамиду и выберите, где ей стоять.
marsigel-set-alone = На отдельное место
marsigel-set-on = Место вперёд
marsigel-set-back = Место назад
marsigel-set-anew = Расставить заново
marsigel-set-keys = На поле: стрелки ведут, Enter поднимает и ставит пирамиду, N даёт ей отдельное место, + и − двигают её место. Другая кнопка мыши тоже даёт отдельное место.
marsigel-wrong-form = Позиция — это круг, чей ход и очки, например a3/b2/a1/b3/a2/b1 a 4.
marsigel-wrong-stack = «{ $word }» — не стопка. Пишите пирамиды снизу вверх, например b3a2.
marsigel-wrong-players = Играть могут от { $least } до { $most } игроков.
marsigel-wrong-count = { $count ->
    [0] Нет { $piece }.
    [one] { $piece } встречается { $count } раз.
    [few] { $piece } встречается { $count } раза.
   *[many] { $piece } встречается { $count } раз.
}
marsigel-wrong-mover = Чей ход — буква от a до { $last }.
marsigel-wrong-points = Остаться может от 0 до 6 очков, а не { $points }.
marsigel-wrong-size = { $piece } не может стоять на { $onto }.
marsigel-odds-title = Шансы
marsigel-odds-of = { $who }, если обе стороны играют безошибочно
marsigel-odds = победа { $win }, ничья { $draw }, поражение { $lose }
marsigel-odds-before = До броска
marsigel-odds-now = С этими очками
marsigel-odds-roll = Если выпадет { $pips }
marsigel-odds-what-if = А если выпадет
marsigel-odds-ends = Чем кончить ход, лучшее сверху: победа, ничья, поражение
marsigel-odds-all = { $count ->
    [one] Показать { $count } вариант
    [few] Показать все { $count } варианта
   *[many] Показать все { $count } вариантов
}
marsigel-odds-few = Показать только лучшие
marsigel-threats-title = Кто победит следующим ходом и при каком броске, если круг не изменится
marsigel-threat = { $who } победят, если выпадет { $rolls }
marsigel-threats-none = { $others ->
    [0] Следующим ходом не победит никто.
   *[other] Больше никто следующим ходом не победит.
}

sheet-all = Для любого числа игроков
turns-all-passed = Все подряд пропустили ход.
turns-number = Круг { $turn }
turns-roll = Бросить кубик
turns-moved = Ход сделан, дальше
turns-anew = Новая партия
turns-anew-sure = Точно начать заново?
turns-rolls-stay = При возврате хода броски остаются.
marsigel-turns-order = Порядок хода
marsigel-sheet-line = Бег марсианских ежей вкратце: от 2 до 13 игроков, пирамиды и кубик
marsigel-short-goal = Первым соберите дерево своего цвета: королева, прямо на ней трутень, прямо на нём пешка. Под ними и над ними может лежать что угодно.
marsigel-short-trio = Каждый берёт трио одного цвета: королеву (большая, 3 точки), трутня (средний, 2) и пешку (маленькая, 1). Расставьте пирамиды кольцом, как на рисунке, каждую на своём месте. Выберите, кто начинает. Ходят против часовой стрелки.
marsigel-short-roll = Бросьте кубик. Потратьте до стольких очков на свои пирамиды, за сколько угодно ходов.* Остаток сгорает.
marsigel-short-price = За каждое место на пути пирамида платит столько, сколько на ней точек; идти можно в любую сторону. По пути можно миновать что угодно.*
marsigel-short-landing = Каждый ход кончается на вершине другой стопки, на пирамиде того же размера или больше.*
marsigel-short-carry = Пирамида бесплатно несёт всё, что на ней лежит.* Если в стопке несколько ваших пирамид, ходить может только верхняя из них.
marsigel-short-closing = Опустевшее место исчезает, и соседние места теперь стоят рядом.
marsigel-short-pass = Можно пропустить ход; если ходить нечем, это обязательно. Если все подряд пропустили ход — ничья.
marsigel-short-end = Как только ваше дерево готово, вы победили, даже если очки остались.*
marsigel-sheet-readings = Здесь страница игры молчит, противоречит себе или обрывается; так её понимаем мы. Все причины:
marsigel-sheet-source = По странице Der Marsigelwettkampf автора Sehrgut (версия 1.0, 2013) в Looney Pyramid Games Wiki (looneypyramids.wiki/wiki/Der_Marsigelwettkampf), по мотивам Der Igelwettkampf издательства HABA. Слова и рисунки наши.
marsigel-sheet-set-up = Расстановка
marsigel-sheet-order = Выкладывайте кольцо против часовой стрелки, начиная снизу. Цвета идут в порядке хода, размеры — королева, трутень, пешка. При 3, 6, 9 и 12 игроках размеры с каждым кругом сдвигаются на один.*
marsigel-sheet-players = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
}
marsigel-sheet-ring = Кольцо, игроков: { $players }; против часовой стрелки снизу
