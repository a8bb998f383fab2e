# То, что говорится только за столом.

prepares = Готовится: один раз, минуту-две
stop-waiting = Не ждать
hint-off = В партии против людей подсказок нет
hint-wins = Этот ход выигрывает.
resign-sure-for = { $side }: сдать партию?
seat-host = Хозяин стола
seat-fill-bot = Посадить на это место бота
seat-fill-open = Открыть для всех
seat-fill-invited = Оставить другу по ссылке
keys-title = Клавиши
keys-step = На ход назад или вперёд
keys-aside = К другой линии
keys-ends = К началу или к концу
keys-on = К доске и ко всему, чем можно пользоваться
keys-close = Закрыть то, что сверху, или отпустить
keys-help = Этот список
keys-board = На доске
