# То, что говорится только в песочнице. Приходит с ней.

try-title = Песочница
try-hand = Что делает нажатие
try-set = Расставить
try-play = Играть
try-mover = Чей ход
try-undo = Отменить
try-redo = Вернуть
try-text = Позиция текстом
try-text-take = Поставить
try-text-copy = Копировать
try-text-copied = Скопировано
try-cause = { $problem } { $cause }
try-cause-empty = В ней ничего нет.
try-cause-no-file = Это не ходы и не файл партии, записанный этой страницей или терминалом.
try-cause-changed = Файл изменили после того, как он был записан.
try-cause-other-game = Она от другой игры.
try-cause-entry = Запись { $number } в журнале не та, которую допускают правила.
try-cause-cut = Журнал обрывается там, где должен решать случай.
try-cause-secret = Раскрытое число не то, на которое ставили печать.
try-cause-set-up = С такими настройками партию не начать.
try-cause-long = Ходов в ней { $moves }, а читается не больше { $most }.
try-cause-players = Играют от { $least } до { $most }.
try-cause-first = Первый тайл — { $tile }: в середине и без поворота.
try-cause-tiles = Тайлов на местности, в руке и в стопке больше, чем есть в игре.
try-cause-lie = Тайл { $tile } не может лежать на { $cell }.
try-cause-hand = Тайл либо в руке, либо только что положен — не то и другое сразу.
try-cause-out = Ход не может быть у того, кто выбыл.
try-cause-over = После конца партии тайла в руке нет.
try-cause-alone = Остался один игрок, значит, партия окончена.
try-cause-draws = Тайл берут только после жребия, который ему предшествует.
try-cause-stack = Тайлов больше нет, значит, партия окончена.
try-cause-laid = Никто ещё не положил тайла.
try-cause-nowhere = Тайл { $tile } никуда не подходит.
try-cause-place = На { $cell } такого места нет.
try-cause-stands = Такая фигура там стоять не может: { $cell }.
try-cause-two = Две фигуры стоят на одном месте: { $cell }.
try-cause-supply = У места { $seat } таких фигур больше нет.
try-cause-turn = Сказанное о ходе не сходится.
try-cause-trio = У того, кто сдался, не может быть полного трио.
try-cause-size = { $piece } не может лежать на { $onto }.
try-cause-form = Записано не так, как пишет игра.
try-record = Импорт записи
try-record-text = Ходы или файл сохранённой партии
try-record-file = Выбрать файл
try-record-take = Импортировать
try-record-refused = Ход { $number } этой записи сыграть нельзя. { $reason }
try-record-empty = Файл { $file } пуст. Выберите файл с ходами или сохранённой партией.
try-record-long = Ходов в этой записи: { $moves }. Песочница принимает не больше { $most }.
try-record-other = Это запись партии в «{ $game }».
try-record-there = Открыть в её песочнице
try-line = Ходы
try-line-none = Сделайте ход на доске. Каждый ход, который вы попробуете, останется здесь.
try-start = Начало
try-variation = вариант
try-cut = Убрать этот ход
try-edit = Изменить эту позицию
try-hint = Спросить бота
try-hint-ask = Спросить
try-hint-thinks = Думает
try-hint-late = Ещё не готово: в первый раз нужна минута-две
try-hint-best = { $bot } сыграл бы { $move }.
try-hint-line = Ожидаемое продолжение: { $line }.
try-hint-value = { $lean ->
    [won] По его оценке, { $side }: выигрыш.
    [even] Позиция, по его оценке, равная.
    [some] По его оценке, впереди { $side }.
    [less] По его оценке, { $side } позади.
    [lost] По его оценке, { $side } далеко позади.
   *[much] По его оценке, далеко впереди { $side }.
}
try-hint-play = Сыграть { $move }
try-from-here = Играть отсюда
try-fresh = Начать с новой доски
try-share = Копировать ссылку
try-shared = Ссылка скопирована
try-board-set = Доска: расстановка позиции
try-board-play = Доска: нажатие делает ход
