# Полка; слова между звёздочками выделяются

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
shelf-bots = { $count ->
    [one] { $count } бот
    [few] { $count } бота
   *[many] { $count } ботов
}
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

# Страница игры, в которую можно сыграть

game-play-bot = Играть с ботом
game-play-here = Играть за одним экраном
game-play-invited = Пригласить
game-play-open = Открыть место
game-play = Играть
game-sandbox = Песочница
game-room = Тренировка или игра за одним экраном
how-title = Как играть, за минуту
how-all = Показать всё
how-stop = Остановить
how-play = Показать
how-pause = Пауза
how-step = Следующий шаг
how-of = { $scene }, шаг { $step } из { $steps }
shelf-own = Ваши правила других игр
