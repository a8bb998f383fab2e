# Правила других игр, которые приносят с собой

own-title = Ваши правила
own-lead = Загрузите правила любой своей игры и задавайте вопросы: вы получите самые близкие места с номерами страниц. Загруженные правила только ваши: никто другой не может ни прочесть их, ни спрашивать по ним.
own-drop = Перетащите правила сюда: PDF, HTML или текст, до { $mb } МБ
own-kinds = Файл PDF, HTML или текстовый, до { $mb } МБ
own-choose = Выбрать файл
own-game = Игра
own-edition = Издание
own-edition-hint = если их несколько
own-language = Язык текста
own-role = Что это
own-role-rules = Правила
own-role-errata = Исправления
own-role-faq = Вопросы и ответы
own-bring = Загрузить
own-reading = Читаем…
own-took = { $name } здесь: { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}.
own-unread = { $count ->
    [1] На странице { $pages }
   *[other] На страницах { $pages }
} прочесть текст не удалось: то, что там написано, не найдётся.
own-none = Пока нет.
own-pages = { $pages ->
    [one] { $pages } страница
    [few] { $pages } страницы
   *[many] { $pages } страниц
}
own-passages = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}
own-ask = Спросить: { $book }
own-delete = Удалить
own-sure = Удалить { $name }?
own-yes = Да, удалить
own-no = Оставить
own-replace = Заменить
own-replacing = Следующий файл заменит этот: { $name }.
own-stop = Не надо
own-used = Занято { $used } из { $most } МБ
own-apart = По каждому изданию спрашивают отдельно. Правила, исправления и ответы одного издания просматриваются вместе, а показываются раздельно.
own-need-game = К какой игре это относится?
