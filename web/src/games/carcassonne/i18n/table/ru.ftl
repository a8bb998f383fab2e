# Слова страницы стола «Каркассона». О правилах говорит сама игра.

carcassonne-about = { $farmers ->
    [off] { $with }; без крестьян
   *[on] { $with }; с крестьянами
}
carcassonne-with-none = базовая игра
carcassonne-with-surveyors = «Землемеры»
carcassonne-with-inns = «Таверны и соборы»
carcassonne-with-abbot = аббат
carcassonne-with-river = «Река»
carcassonne-side-n = север
carcassonne-side-e = восток
carcassonne-side-s = юг
carcassonne-side-w = запад
carcassonne-segment = { $feature }: { $sides }
carcassonne-shield = с гербом
carcassonne-mark-inn = с таверной
carcassonne-mark-cathedral = с собором
carcassonne-farmhouse = крестьянский дом
carcassonne-stands = { $who }: { $figure }, { $feature }
carcassonne-owns = { $who }: { $figure }
carcassonne-empty = { $cell }, пусто
carcassonne-fits = { $cell }, пусто. Тайл подходит.
carcassonne-fits-turned = { $cell }, пусто. Тайл подойдёт, если повернуть.
carcassonne-fits-not = { $cell }, пусто. Тайл не подходит.
carcassonne-keys = Стрелки ведут от тайла к тайлу. Enter показывает тайл на пустом месте, а второй раз кладёт его; R поворачивает, Escape отменяет. На лежащем тайле Enter рассказывает о его объектах. F закрашивает поля, плюс и минус меняют размер, 0 показывает всю местность.
carcassonne-place-open = { $place }: можно поставить ({ $figure })
carcassonne-place-closed = { $place }: нельзя поставить ({ $figure })
carcassonne-nobody = никому
carcassonne-worth-now = Если завершить сейчас: { $points } ({ $who })
carcassonne-worth-next = Со следующим тайлом подсчёта: { $points } ({ $who })
carcassonne-worth-end = В конце партии: { $points } ({ $who })
carcassonne-field-of = Поле, { $cities ->
    [one] { $cities } завершённый город
    [few] { $cities } завершённых города
   *[many] { $cities } завершённых городов
}
carcassonne-feature-of = { $feature }, { $tiles ->
    [one] { $tiles } тайл
    [few] { $tiles } тайла
   *[many] { $tiles } тайлов
}{ $done ->
    [yes] {""}; завершено
   *[no] {""}
}
carcassonne-told-laid = { $who } кладёт тайл на { $cell }: { $tile }
carcassonne-told-put = { $who } ставит фигуру: { $figure }, { $feature }
carcassonne-told-skipped = { $who } не ставит фигуру
carcassonne-told-drawn = { $who } тянет тайл: { $tile }
carcassonne-turn = Повернуть
carcassonne-lay = Положить
carcassonne-map = Карта
carcassonne-larger = Крупнее
carcassonne-smaller = Мельче
carcassonne-whole = Показать всю местность
carcassonne-fields = Поля
carcassonne-left = Остаток
carcassonne-left-count = { $count ->
    [one] Остался { $count } тайл
    [few] Осталось { $count } тайла
   *[many] Осталось { $count } тайлов
}
carcassonne-close = Закрыть
carcassonne-in-hand = У вас в руке
carcassonne-in-hand-of = { $who } кладёт тайл
carcassonne-more = { $count ->
    [0] Стопка пуста.
   *[other] В стопке ещё { $count }.
}
carcassonne-spots = { $spots ->
    [0] Так места нет.
    [one] Так есть { $spots } место.
    [few] Так есть { $spots } места.
   *[many] Так есть { $spots } мест.
}
carcassonne-set = Поставите фигуру?
carcassonne-set-none = Фигуру ставить некуда
carcassonne-sets = { $who } может поставить фигуру
carcassonne-figures = { $count ->
    [0] Все ваши фигуры на местности.
    [one] Осталась { $count } фигура
    [few] Осталось { $count } фигуры
   *[many] Осталось { $count } фигур
}
carcassonne-kind = Какую фигуру
carcassonne-kind-left = { $figure } ({ $count })
carcassonne-set-it = Поставить
carcassonne-skip = Без фигуры
carcassonne-end = Закончить ход
carcassonne-back = { $points ->
    [one] Вернуть аббата за { $points } очко
    [few] Вернуть аббата за { $points } очка
   *[many] Вернуть аббата за { $points } очков
}
carcassonne-abbot-back = аббат домой
carcassonne-figures-left = ещё { $normal }
carcassonne-name-skip = без фигуры
carcassonne-name-back = вернуть аббата
carcassonne-name-lay = положить на { $cell }
carcassonne-name-put = { $figure }: { $feature }
carcassonne-prompt-place = { $who } кладёт тайл
carcassonne-prompt-figure = { $who } может поставить фигуру
carcassonne-scoring = Активные тайлы подсчёта
carcassonne-stack-city = Города
carcassonne-stack-road = Дороги
carcassonne-stack-monastery = Монастыри
carcassonne-then = затем { $name }
carcassonne-per-city = за город
carcassonne-per-road = за дорогу
carcassonne-per-monastery = за монастырь
carcassonne-does-citizens-jury = очки всем, кто есть
carcassonne-does-bad-neighborhood = за каждый полукруг
carcassonne-does-siege = за каждый герб
carcassonne-does-street-fair = за тайл
carcassonne-does-highway-tiles = тайлов всегда
carcassonne-does-highway-points = очков всегда
carcassonne-does-peasant-uprising = за крестьянский дом
carcassonne-does-hermit-monastery = за тайл города
carcassonne-does-pilgrimage-route = за тайл дороги
carcassonne-sum-place = { $spots ->
    [one] { $who } кладёт тайл. Открыто { $spots } место.
    [few] { $who } кладёт тайл. Открыто { $spots } места.
   *[many] { $who } кладёт тайл. Открыто { $spots } мест.
}
carcassonne-sum-score = { $who } { $points }
carcassonne-sum-land = { $tiles ->
    [one] Лежит { $tiles } тайл
    [few] Лежат { $tiles } тайла
   *[many] Лежат { $tiles } тайлов
}, { $left ->
    [one] остался { $left }.
   *[other] осталось { $left }.
}
carcassonne-set-keys = На карте: стрелки ведут по клеткам, Enter кладёт тайл или ставит фигуру, ещё раз — поворачивает его или переставляет её; R поворачивает тайл заранее, X убирает. Мышью убирает другая кнопка.
carcassonne-set-tiles = Положить
carcassonne-set-tile = { $tile } ({ $count })
carcassonne-set-remove = Убрать
carcassonne-set-figures = Поставить
carcassonne-set-hand = Тайл в руке
carcassonne-set-drawn = вытянуть
carcassonne-set-scores = Очки
carcassonne-set-active-city = Для городов
carcassonne-set-active-road = Для дорог
carcassonne-set-active-monastery = Для монастырей
carcassonne-set-next = затем
carcassonne-set-anew = Начать заново
carcassonne-wrong-form = Позиция «Каркассона» — это объект JSON с полями options, board, left, scores и другими, как его пишет эта страница.
carcassonne-wrong-tile = Тайла «{ $name }» нет.
