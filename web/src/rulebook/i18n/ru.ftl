# Свод правил

read-rulebook = Правила
read-to-game = К игре
read-to-sandbox = Назад в песочницу
read-to-table = Назад к столу
read-contents = Содержание
read-clauses = { $count ->
    [one] { $count } пункт правил
    [few] { $count } пункта правил
   *[many] { $count } пунктов правил
}
read-who = Кто так говорит
read-language = Язык правил
read-after = Своими словами, по источнику: { $source }, { $revision }.
read-loading = Правила загружаются
read-unknown = Таких правил на этой полке нет.
read-no-clause = Пункта { $clause } в этих правилах нет. Вот их начало.
read-unreachable = Правила не загрузились: сервер не отвечает.
read-copy-link = Копировать ссылку
read-copy-link-to = Копировать ссылку на пункт правил: { $clause }
read-link-copied = Скопировано
read-disagree = Источники молчат или расходятся. Другие поступают так:
read-in-force = Как играем мы
read-copy-of = Ваша копия: { $clause }
read-copy-section = Ваша копия, { $section }
read-page = с. { $page }
read-found = найдено
read-not-found = не найдено
read-why-missing = Копия у вас есть, но этого места в ней нет. Возможно, это другая редакция.
read-why-no-locator = Указаны только название и раздел.
read-garbled = Это место на странице { $page } вашей копии, но тексту той страницы нельзя доверять. Посмотрите там.
read-why-no-copy = Вашей копии здесь больше нет.
read-why-unread = Прочесть это место сейчас не удалось.
read-open-page = Открыть страницу на этом месте
read-open-copy = Открыть копию на этом месте
read-here = Ваша копия здесь
read-not-here = Копии пока нет
read-copy-none = Загрузите страницу один раз, и каждое место встанет рядом со своим пунктом правил, с пометкой.
read-copy-here = Каждое найденное в ней место стоит рядом со своим пунктом правил, с пометкой.
read-copy-import = Открытой страницы у этого источника нет. Если он у вас есть, импортируйте его и читайте здесь.
read-get-again = Получить заново
read-import = Импортировать файл
read-open-source = Открыть страницу
read-copy-failed = Сохраните страницу в браузере и импортируйте файл.
read-import-failed = Подходят текст, HTML и PDF.
read-remove = Удалить мою копию
read-remove-sure = Удалить вашу копию «{ $source }»? Чтобы снова видеть её места, копию придётся загрузить заново.
read-remove-yes = Да, удалить
read-remove-no = Оставить
read-unlike = Не похоже, что это «{ $source }».
read-counted = Здесь найдены места, на которые ссылаются правила: { $found } из { $named }.
read-sources = Источники
read-sources-text = Чужие правила мы не перепечатываем. Это тексты, которым следуют наши слова; со своей копией вы можете проверить каждое.
