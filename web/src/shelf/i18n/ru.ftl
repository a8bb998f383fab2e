# Полка и карточка игры; слова между звёздочками выделяются

shelf-display = Настольные игры, которые покажут вам *правило.*
shelf-games = Игры
shelf-yours = Ваши столы
shelf-yours-none = Столов у вас пока нет. Начните партию, и она будет ждать вас здесь.
shelf-open = Свободные места
shelf-open-none = Никто на этом сервере не ждёт соперника. Откройте место, и его сможет занять любой.
shelf-your-move-against = Ваш ход, соперник: { $opponent }
shelf-their-move = Ходит { $opponent }
shelf-here = { $seats ->
    [2] Обе стороны за этим экраном
   *[other] Все места ({ $seats }) за этим экраном
}
shelf-waiting = Ждём, кто сядет за стол
shelf-watching = Вы зритель
shelf-over = Партия окончена
shelf-won = Победа, соперник: { $opponent }
shelf-lost = Поражение, соперник: { $opponent }
shelf-drawn-with = Ничья, соперник: { $opponent }
shelf-won-by = Победа: { $name }
shelf-drawn = Ничья
shelf-bot = бот, { $level }
shelf-someone = кто-то
shelf-and-more = { $name } и ещё { $more }
shelf-free = свободно мест: { $free } из { $seats }
shelf-sub = { $game }, { $moves ->
    [0] ходов ещё нет
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}
shelf-waits = { $name } ждёт соперника
shelf-waits-unnamed = Кто-то ждёт соперника
shelf-seat-as = Ваше имя за столом
shelf-take = Занять место
shelf-taken = Это место только что заняли.
shelf-unreachable = Сервер не отвечает. Он ещё работает?
shelf-loading = Загрузка
shelf-more = { $count ->
    [one] Показать ещё { $count }
    [few] Показать ещё { $count }
   *[many] Показать ещё { $count }
}
game-card = Об игре
game-card-year = Год
game-card-designer = { $count ->
    [one] Автор
   *[other] Авторы
}
game-card-publisher = { $count ->
    [one] Издатель
   *[other] Издатели
}
game-card-players = Игроки
game-card-time = Время
game-card-age = Возраст
game-card-weight = Сложность
game-card-weight-value = { $value } из 5
game-card-rank = BoardGameGeek
game-card-rank-value = { $rank }-е место, оценка { $rating } на день, когда снят наш источник
game-card-mechanics = Механики
game-card-awards = Награды
game-card-setup = Подготовка
game-card-length = Длительность
game-card-complexity = Сложность
game-card-strategy = Стратегия
game-card-luck = Случайность
game-card-theme = Тема
game-card-equipment = Понадобится
game-card-based-on = По мотивам
game-card-status = Состояние
game-card-based-on-value = { $name } ({ $by })
game-card-status-value = { $version ->
    [none] { $status }
   *[other] { $status }, версия { $version }
}
mechanic-hexagon-grid = шестиугольная сетка
mechanic-enclosure = окружение
mechanic-line-of-sight = линия видимости
card-length-fast = быстрая
card-degree-low = низкая
card-degree-high = высокая
card-theme-abstract = абстрактная
card-status-complete = закончена
equipment-trio-each = по трио пирамидок каждому игроку
equipment-die = один шестигранный кубик
mechanic-stacking = стопки
mechanic-freeform-board = поле без границ
