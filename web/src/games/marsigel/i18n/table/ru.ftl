# Слова страницы только для «Der Marsigelwettkampf». Предложения о правилах приходят от самой игры.

marsigel-about = { $variant ->
    [nest] Побеждает гнездо
   *[tree] Побеждает дерево
}{ $third ->
    [on] {", "}ничья при третьем повторении{ $cap ->
        [0] {""}
       *[other] {" "}или после { $cap } ходов каждого
    }
   *[off] { $cap ->
        [0] {""}
       *[other] {", "}ничья после { $cap } ходов каждого
    }
}
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
marsigel-keys = Стрелки влево и вправо ведут по кольцу, вверх и вниз по стопке. Enter поднимает и ставит пирамиду, Escape отпускает, I показывает всю стопку.
marsigel-more = { $count ->
    [one] Ещё { $count } место
    [few] Ещё { $count } места
   *[many] Ещё { $count } мест
}
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
marsigel-passes = пропуск
marsigel-leaves = { $who } выходят
marsigel-won = { $who } победили
marsigel-pick = Выберите ход
marsigel-confirm = Сделать этот ход
marsigel-confirm-pass = Пропустить ход
marsigel-confirm-end = Закончить ход
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
marsigel-wrong-form = Позиция — это кольцо, чей ход и очки, например a3/b2/a1/b3/a2/b1 a 4.
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
marsigel-wrong-word = В позиции не бывает слова «{ $word }».
marsigel-wrong-turn = То, что стоит после кольца, не сходится: если в этом ходе уже двигали, кубик брошен и пропусков перед ним нет; если ещё нет, очки остались; сдавшийся не ходит.
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
