# Помощник по правилам: вопросы и то, что стоит вокруг ответа

ask-room = Спросить у правил
ask-label = Что уточнить?
ask-board = Вопрос об этой позиции
ask-do = Спросить
ask-looking = Ищу в правилах
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
