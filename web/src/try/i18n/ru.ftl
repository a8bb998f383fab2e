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
try-cause = Причина (по-английски): { $cause }
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
