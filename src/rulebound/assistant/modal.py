"""Whether a question asks what one may, or what one must."""

from __future__ import annotations

import re
from enum import Enum

from rulebound.assistant.names import plain, words


class Modal(Enum):
    """What a question for yes or no asks of an act."""

    MAY = "may"
    MUST = "must"


FORBIDDEN = frozenset(
    """forbidden banned prohibited illegal запрещено запрещается interdit interdite defendu verboden
    verboten""".split()
)
OPTIONAL = frozenset(
    """optional voluntary необязательно facultatif facultative optionnel optionnelle optioneel vrijwillig
    freiwillig""".split()
)
MAY = FORBIDDEN | frozenset(
    """may can could allowed possible legal permitted ok okay able
    можно могу может можем мог могла могут разрешено разрешается право нельзя
    puis peux peut peuvent pouvons permis permise autorise droit possible
    mag mogen kan kun kunnen toegestaan darf durfen darfst kann konnen erlaubt moglich""".split()
)
MUST = OPTIONAL | frozenset(
    """must need needs obliged required mandatory compulsory forced necessary
    нужно надо обязательно обязательна должен должна должно должны обязан обязаны
    dois doit doivent faut oblige obligee obligatoire obligatoires
    moet moeten verplicht hoef hoeft muss mussen pflicht brauche gezwungen zwingend""".split()
)
_HAVE_TO = re.compile(r"\b(?:have|has|had) to\b")


def modal(question: str) -> Modal | None:
    """Whether a question asks what one may or what one must; None where it asks neither.

    >>> modal("Ist es verboten zu passen?"), modal("Do I have to move?"), modal("Does a tree win?")
    (<Modal.MAY: 'may'>, <Modal.MUST: 'must'>, None)
    """
    if _HAVE_TO.search(plain(question)):
        return Modal.MUST
    for word in words(question):
        if word in MAY:
            return Modal.MAY
        if word in MUST:
            return Modal.MUST
    return None
