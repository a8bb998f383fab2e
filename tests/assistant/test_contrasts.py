"""What tells likes apart is known by whole words, inflected as each language inflects them."""

from __future__ import annotations

import pytest

from rulebound.assistant.contrasts import sides

INFLECTED = {
    (
        "order",
        "first",
    ): "my first stone|первого камня|первым ходом|mes premières pierres|de eerste steen|erster Zug",
    ("order", "second"): "the second turn|вторую фигуру|ma deuxième pierre|de tweede beurt|im zweiten Zug",
    ("order", "last"): "his last tile|последнюю пирамиду|dernière tuile|de laatste tegel|am letzten Tag",
    ("height", "bottom"): "the lowest row|нижнего ряда|la case du dessous|de onderste rij|unterste Reihe",
    ("whose", "other"): "the opponents|чужими камнями|l’adversaire|d’adversaires|tegenstanders|fremde Steine",
    ("room", "empty"): "a free space|пустая клетка|cases libres|een vrije plek|auf freiem Feld",
    ("amount", "more"): "a larger piece|больше очков|plus haut|grotere stukken|größeren Stein",
    (
        "done",
        "finished",
    ): "a completed city|завершённой дороги|routes complètes|voltooide steden|fertiger Weg",
    ("done", "unfinished"): "incomplete|незавершённый город|incomplètes|onvoltooide stad|unvollendete Stadt",
}
OTHER = {
    "order": "How many seconds?|Wie lange Sekunden?|it lasts|в июле вторник|combien de secondes|lastingly",
    "height": "a topic|подразумевается|hauteur|basis|de basiskaart|Unterschied|underlined",
    "whose": "minerals|своевольно|monter|mijnheer|meinst du|maintenant|otherwise",
    "room": "vrijwillig|freiwillig|пусть|libremente|pustules|freilich|leerlingen",
    "amount": "plusieurs|surplus|большинство|grandir|moreover|majority|meerdere",
    "done": "leg het af|complicated|Terminal|fertiggestellte|finisher",
    "start": "over a stone|Übergang over het bord|конечно|starter|endure|endlich|beginner",
    "when": "nachschauen|avantage|voordeel|последовательно|afternoon|daarnaast",
}


@pytest.mark.parametrize(
    ("side", "text"), [(side, text) for side, texts in INFLECTED.items() for text in texts.split("|")]
)
def test_a_word_is_known_with_the_endings_of_its_language(side: tuple[str, str], text: str) -> None:
    assert side in sides(text)


@pytest.mark.parametrize(
    ("about", "word"), [(about, word) for about, texts in OTHER.items() for word in texts.split("|")]
)
def test_a_word_that_only_begins_like_one_is_another(about: str, word: str) -> None:
    assert about not in {told for told, _ in sides(word)}
