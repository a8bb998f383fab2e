# Слова стола «Пирамиды из миплов». Фразы о правилах берутся из самой игры.

stacking-rows-of = Пирамида игрока { $who }, от нижнего ряда: { $rows }
stacking-nothing-yet = Пока ничего не построено.
stacking-seat-short = И{ $seat }
stacking-yours = { $name }, вы строите
stacking-uncounted-of = { $number ->
    [1] Игрок { $seat }
   *[other] Игрок { $seat }, { $number } ×
}: { $why }
