# Слова страницы только для «Meridians». Предложения о правилах приходят от самой игры.

meridians-about = доска { $board }, { $pie ->
    [on] с правилом пирога
   *[off] без правила пирога
}
meridians-point = { $point }, { $stone ->
    [light] светлый камень
    [dark] тёмный камень
   *[none] { $open ->
        [yes] пусто, открыто для вас
        [no] пусто, закрыто для вас
       *[unknown] пусто
    }
}{ $doomed ->
    [yes] , без пути
   *[no] {""}
}{ $last ->
    [yes] , последний ход
   *[no] {""}
}
meridians-keys = Стрелки ведут вдоль линий, с Shift — вдоль других косых. Имя пункта, набранное буквой и цифрами, ведёт к нему. Enter ставит камень.
meridians-pick = Выберите пункт
meridians-place = Поставить на { $point }
meridians-choose = { $colour ->
    [light] Играть Светлыми
   *[dark] Играть Тёмными
}
meridians-pie-stones = { $reader ->
    [first] Вы ставите оба первых камня
   *[other] { $first } ставит оба первых камня
}: { $next ->
    [light] сейчас светлый, потом тёмный.
   *[dark] теперь тёмный.
} Затем { $reader ->
    [second] вы выбираете
   *[other] { $second } выбирает
}, каким цветом играть.
meridians-pie-choice = { $reader ->
    [second] Выберите цвет
   *[other] { $second } выбирает цвет
}: Светлые с камнем на { $light } или Тёмные с камнем на { $dark }. { $reader ->
    [first] Вам достанется другой.
   *[other] { $first } играет другим.
} Дальше ходят Светлые.
meridians-chooses = { $who } выбирает цвет
meridians-open-points = Пункты с точкой открыты для вас.
meridians-no-path = { $yours ->
    [yes] { $stones ->
        [1] У вашего камня на { $points } нет пути.
       *[other] У вашей группы { $points } нет пути.
    }
   *[no] { $colour ->
        [light] { $stones ->
            [1] У светлого камня на { $points } нет пути.
           *[other] У светлой группы { $points } нет пути.
        }
       *[dark] { $stones ->
            [1] У тёмного камня на { $points } нет пути.
           *[other] У тёмной группы { $points } нет пути.
        }
    }
} { $saved ->
    [yes] { $colour ->
        [light] Если этот ход не даст пути, в начале следующего хода Тёмных { $stones ->
            [1] он уйдёт
           *[other] она уйдёт
        } с доски. Путь { $saves ->
            [one] даёт { $saves } пункт.
            [few] дают { $saves } пункта.
            [many] дают { $saves } пунктов.
           *[other] дают { $saves } пункта.
        }
       *[dark] Если этот ход не даст пути, в начале следующего хода Светлых { $stones ->
            [1] он уйдёт
           *[other] она уйдёт
        } с доски. Путь { $saves ->
            [one] даёт { $saves } пункт.
            [few] дают { $saves } пункта.
            [many] дают { $saves } пунктов.
           *[other] дают { $saves } пункта.
        }
    }
    [no] { $colour ->
        [light] Спасти нельзя: в начале следующего хода Тёмных { $stones ->
            [1] он уйдёт
           *[other] она уйдёт
        } с доски.
       *[dark] Спасти нельзя: в начале следующего хода Светлых { $stones ->
            [1] он уйдёт
           *[other] она уйдёт
        } с доски.
    }
   *[unknown] {""}
}
meridians-show-saves = { $saves ->
    [one] Показать { $saves } пункт
    [few] Показать все { $saves } пункта
    [many] Показать все { $saves } пунктов
   *[other] Показать все { $saves } пункта
}
try-stone = Какой камень
try-stone-light = Светлый
try-stone-dark = Тёмный
try-stone-none = Убрать
try-mover-light = Светлых
try-mover-dark = Тёмных
try-size = Доска
try-clear = Очистить доску
try-wrong-form = Позиция — это размер, номер хода и камни, например 7 4 g6L g8L i6D i8D.
try-wrong-size = В длинной стороне доски от { $least } до { $most } пунктов, а не { $size }.
try-wrong-stone = «{ $word }» — не камень. Напишите пункт и L или D, например g6L.
try-wrong-point = Пункта { $point } на этой доске нет.
try-wrong-twice = На { $point } стоят два камня.
try-wrong-turn = На { $turn }-м ходу, в начале партии, на доске стоят другие камни. Для свободной позиции укажите ход 4 или больше.
try-open = { $colour ->
    [light] Ход Светлых.
   *[dark] Ход Тёмных.
} { $count ->
    [0] Ни один пункт не открыт.
    [one] Открыт { $count } пункт.
    [few] Открыты { $count } пункта.
   *[many] Открыты { $count } пунктов.
}
try-groups = { $colour ->
    [light] Светлые
   *[dark] Тёмные
}: { $stones ->
    [one] { $stones } камень
    [few] { $stones } камня
   *[many] { $stones } камней
}, { $groups ->
    [one] { $groups } группа
    [few] { $groups } группы
   *[many] { $groups } групп
}{ $dead ->
    [0] .
   *[other] , без пути: { $dead }.
}
try-groups-none = { $colour ->
    [light] У Светлых нет камней.
   *[dark] У Тёмных нет камней.
}
try-keys = На доске: стрелки ведут по пунктам, Enter ставит или убирает, Shift+L и Shift+D выбирают камень, Delete убирает. Другая кнопка мыши ставит камень другого цвета.
