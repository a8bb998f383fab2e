# Что говорит помощник по правилам. $value — число или слово на языке читателя.

yes = Да.
no = Нет.
value = { $value }.
value-point = { $value ->
    [one] { $value } очко.
    [few] { $value } очка.
    [many] { $value } очков.
   *[other] { $value } очка.
}
value-point-each-meeple = { $value ->
    [one] { $value } очко за каждого мипла.
    [few] { $value } очка за каждого мипла.
    [many] { $value } очков за каждого мипла.
   *[other] { $value } очка за каждого мипла.
}
value-second = { $value ->
    [one] { $value } секунда.
    [few] { $value } секунды.
    [many] { $value } секунд.
   *[other] { $value } секунды.
}
value-minute = { $value ->
    [one] { $value } минута.
    [few] { $value } минуты.
    [many] { $value } минут.
   *[other] { $value } минуты.
}
value-space = { $value ->
    [one] { $value } место.
    [few] { $value } места.
    [many] { $value } мест.
   *[other] { $value } места.
}
conflict = Источники противоречат друг другу. Вот все стороны.
silent = Источники этого не решают.
elsewhere = Это вопрос не о правилах наших игр, ответа у меня нет.
no-such-move = Какой была позиция перед ходом { $move }, здесь неизвестно, поэтому судить о ней нельзя.
no-such-amount = Такого количества на столе быть не может, поэтому здесь ничего не посчитано.
unread = Не понято: { $words }. Если это здесь важно, число может быть другим.
moves-open = { $number ->
    [one] Вам доступен { $number } ход.
    [few] Вам доступны { $number } хода.
    [many] Вам доступно { $number } ходов.
   *[other] Вам доступно { $number } хода.
}
at-place = { $place }: { $text }
lasts = По данным каталога, вся партия занимает { $least }–{ $most } мин.
title = «{ $game }»
taken = Понято как вопрос об игре { $game }.
taken-others = Понято как вопрос об игре { $game }. Возможно, речь об игре { $others }: назовите игру в вопросе, чтобы не ошибиться.
near = Ближе всего по смыслу:
reading = Мы играем так:
assumed = Взято не из самого источника:
in-original = В оригинале:
written = Сформулировано с помощью { $model }, сверено с пунктами правил.
no-copy = Здесь нет вашей копии источника, поэтому его слова не показаны.
spaces = пройденные места
coats-of-arms = гербы
farmhouses = крестьянские дома
tiles-with-city = тайлы с городом
tiles-with-road = тайлы с дорогой
