# Слова страницы «Пирамиды из миплов». Фразы о правилах берутся из самой игры.

meeple-stacking-scene-felt = Стройте на своём фетре
meeple-stacking-scene-felt-text = Все строят одновременно две минуты, каждый на фетре формата A4. Что выступает за край, не считается.
meeple-stacking-scene-rows = Чем выше ряд, тем больше очков
meeple-stacking-scene-rows-text = Каждый мипл приносит столько очков, какой по счёту его ряд: 5, 4, 2 и 1 мипл — это 5 + 8 + 6 + 4 = 23 очка. Пропуск не мешает.
meeple-stacking-scene-standing = Считаются только стоящие
meeple-stacking-scene-standing-text = Мипл может наклониться до 15 градусов. Лежащий или стоящий на голове не приносит ничего, и то, что стоит на нём, тоже.
meeple-stacking-scene-collapse = Если всё рухнуло
meeple-stacking-scene-collapse-text = Считается одна пирамида, самая высокая. Если рухнуло всё, один стоящий мипл ещё приносит очко.
meeple-stacking-scene-hands-off = Руки прочь
meeple-stacking-scene-hands-off-text = В конце все руки разжимаются. Что упадёт, пока всё не замрёт, то упало.
meeple-stacking-scene-ladder = Или всё выше
meeple-stacking-scene-ladder-text = Во втором варианте строят по очереди по 45 секунд: полную пирамиду на 3, потом на 4, потом на 5. Кто не справился, выбывает; последний побеждает.
