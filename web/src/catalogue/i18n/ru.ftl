# Что известно об играх: их страницы и поиск на полке

known-facts = Об игре
known-names = Другие названия
known-year = Год
known-designer = { $count ->
    [one] Автор
   *[other] Авторы
}
known-artist = { $count ->
    [one] Художник
   *[other] Художники
}
known-publisher = { $count ->
    [one] Издатель
   *[other] Издатели
}
known-players = Игроки
known-players-from = { $least ->
    [one] от { $least } игрока
   *[other] от { $least } игроков
}
known-time = Время
known-minutes-from = от { $end } мин
known-minutes-to = до { $end } мин
known-setup = Подготовка
known-length = Длительность
known-length-fast = быстрая
known-age = Возраст
known-weight = Сложность
known-weight-value = { $value } из 5
known-complexity = Сложность
known-strategy = Стратегия
known-luck = Случайность
known-theme = Тема
known-theme-abstract = абстрактная
known-category = Вид
known-mechanics = Механики
known-printed = Словами источника
known-components = Состав
known-origin = Происхождение
known-expansion-of = Дополнение к игре
known-based-on = По мотивам
known-inspired-by = Навеяна играми
known-remade-as = Переделана в
known-status = Состояние
known-state-complete = закончена
known-status-value = { $version ->
    [none] { $status }
   *[other] { $status }, версия { $version }
}
known-awards = Награды
known-other = В другом месте: { $values }
known-source-number = источник
known-sources = { $count ->
    [one] Где это сказано: { $count } источник
    [few] Где это сказано: { $count } источника
   *[many] Где это сказано: { $count } источников
}
known-figures = BoardGameGeek
known-captured = Как на сохранённой странице, дата не указана
known-now = Запрошено там { $date }
known-rank = Место
known-rating = Оценка
known-open-bgg = Открыть на BoardGameGeek
known-about = Что это за игра
known-summary = { $year ->
    [none] { $short ->
        [none] «{ $name }».
       *[other] «{ $name }»: { $short }.
    }
   *[other] { $short ->
        [none] «{ $name }» — игра { $year } года.
       *[other] «{ $name }» — игра { $year } года: { $short }.
    }
}
known-summary-expansion = { $year ->
    [none] «{ $name }» — дополнение.
   *[other] «{ $name }» — дополнение { $year } года.
}
known-by = { $count ->
    [one] Автор: { $names }.
   *[other] Авторы: { $names }.
}
known-main-mechanics = Основные механики: { $terms }.
known-original = Нашими словами. Язык оригинала — { $languages }: { $source }
known-material = Что понадобится
known-credits = Выходные данные
known-questions = Вопросы и ответы
known-from-catalogue = По данным каталога: { $source }
known-similar = Похожие игры
known-among = { $count ->
    [one] Из { $count } игры, известной здесь
   *[other] Из { $count } игр, известных здесь
}
known-similar-none = { $count ->
    [one] Здесь известна только { $count } игра, сравнить не с чем.
    [few] Ни одну из { $count } известных здесь игр нельзя назвать похожей.
   *[many] Ни одну из { $count } известных здесь игр нельзя назвать похожей.
}
known-similar-more = Показать ещё { $count }
known-playable = можно сыграть здесь
known-both = Общее: { $reasons }
known-reason-people = автор { $names }
known-reason-time = примерно одинаковое время
known-reason-complexity = сложность { $grade }
known-reason-relation = одна произошла от другой
known-not-playable = Здесь о ней знают, но сыграть нельзя.
known-played-with = Дополнение: здесь в него играют вместе с игрой «{ $name }».
known-to-host = К игре «{ $name }»
known-play = Строить на экране
search = Поиск игр
search-text = Название, автор или механика
search-more = Фильтры
search-clear = Сбросить
search-players = Игроки
# The words after a number that asks for so many players.
search-players-words = игрок игрока игроков человек человека людей
search-minutes = Время
search-complexity = Сложность
search-mechanic = Механика
search-any = Не важно
search-playable = { $count ->
    [one] Можно сыграть в { $count } игру.
    [few] Можно сыграть в { $count } игры.
   *[many] Можно сыграть в { $count } игр.
}
search-known = { $count ->
    [one] Здесь известна { $count } игра.
    [few] Здесь известны { $count } игры.
   *[many] Здесь известно { $count } игр.
}
search-none = Здесь таких игр нет.
search-near = Возможно, вы искали { $names }?
search-unsaid = { $count ->
    [one] Ещё { $count } может подойти, но источники об этом молчат.
    [few] Ещё { $count } могут подойти, но источники об этом молчат.
   *[many] Ещё { $count } могут подойти, но источники об этом молчат.
}
search-results = Известны здесь, но без стола
known-import = Загрузить правила этой игры и спросить по ним
