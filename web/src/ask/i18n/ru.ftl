# Помощник по правилам: вопросы и то, что стоит вокруг ответа

ask-room = Спросить у правил
ask-label = Что уточнить?
ask-board = Вопрос об этой позиции
ask-do = Спросить о правилах
ask-looking = Ищу в правилах
ask-writing = { $model } подбирает слова
ask-written = Сформулировано с помощью { $model }, сверено с пунктами правил
ask-away = Убрать
ask-we-play = Мы играем так
ask-table-plays = За этим столом играют так
ask-reckoned = По нашему прочтению: { $value }
ask-assumed = Взято из другого источника
ask-own-words = Если взять свою копию источника «{ $source }», здесь будут и его слова.
ask-near = Ближе всего эти пункты
ask-nearby = { $count ->
    [one] { $count } пункт рядом
    [few] { $count } пункта рядом
   *[other] { $count } пунктов рядом
}
ask-example-any = Можно ли пасовать в «Меридианах»?
ask-example-meridians = Спасает ли один путь всю группу?
ask-example-marsigel = Как далеко уйдёт королева на пятёрку?
ask-example-carcassonne = Кто получит очки за город, если рыцарей поровну?
ask-example-meeple-stacking = Сколько очков дают ряды из 5, 4, 2 и 1?
ask-why = { $move ->
    [none] Почему этот ход нельзя сделать?
   *[other] Почему нельзя { $move }?
}

# Сохранённый ответ: карточкой и в списке

ask-all = Мои вопросы
ask-card = Показать карточкой
ask-stale = С тех пор правила здесь изложены иначе{ $clauses ->
    [none] .
   *[other] : { $clauses }.
}
ask-again = Спросить ещё раз
ask-again-same = { $day } ответ был тем же.
ask-again-reworded = { $day } ответ был тем же; правила, на которых он основан, изложены иначе.
ask-again-other = { $day } ответ был другим.
ask-former = Прежний ответ
ask-print = Напечатать
ask-link = Скопировать ссылку
ask-link-new = Скопировать новую ссылку
ask-link-copied = Скопировано. По ссылке видны только этот вопрос и ответ на него.
ask-link-copy = Скопируйте эту ссылку. По ней видны только этот вопрос и ответ на него.
ask-link-end = Отключить ссылку
ask-link-ended = Ссылка больше ничего не показывает.
ask-place = К позиции
ask-forget = Удалить
ask-forget-all = Удалить все
ask-forget-sure = Удалить этот вопрос?
ask-forget-all-sure = Удалить все вопросы?
ask-forget-yes = Да, удалить
ask-forget-no = Оставить
ask-wrong = Ответ неверный
ask-wrong-why = Что в нём неверно?
ask-wrong-keep = Отметить
ask-wrong-not = Отмена
ask-wrong-held = Отмечено: вы считаете этот ответ неверным.
ask-wrong-back = Снять отметку
ask-search = Поиск по вашим вопросам
ask-of-game = Игра
ask-of-any = Все игры
ask-of-own = Ваши правила
ask-export = Сохранить все в файл
ask-older = Более ранние вопросы
ask-is-stale = с тех пор изложено иначе
ask-is-stale-own = правила с тех пор изменены или удалены
ask-is-wrong = отмечено как неверное
ask-is-shared = открыто по ссылке
ask-none = Вы ещё ничего не спрашивали. Спросите здесь или рядом с доской.
ask-none-found = Среди ваших вопросов нет таких слов.
ask-none-of = По этой игре вопросов нет.
ask-none-kept = Этот сервер не хранит вопросы.
ask-kept = { $days ->
    [one] Вопросы видите только вы; здесь они хранятся { $days } день.
    [few] Вопросы видите только вы; здесь они хранятся { $days } дня.
   *[other] Вопросы видите только вы; здесь они хранятся { $days } дней.
}
ask-example-own = Что будет при ничьей?
ask-role-rules = Правила
ask-role-errata = Исправления
ask-role-faq = Вопросы и ответы
ask-page = с. { $page }
ask-picture = Показать место на странице
ask-picture-hide = Скрыть страницу
ask-picture-alt = Страница { $page }: место выделено, слова отмечены
ask-picture-gone = Изображения этой страницы больше нет.
ask-also = Слово в слово также: { $places }
ask-corrected = Показаны оба места: исправление и правило, которое оно, возможно, меняет.
ask-stale-own = После этого ответа правила были изменены или удалены.
ask-own = Ваши правила
