"""What all types of the wire are made of, and how long their texts may be."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

Ruling: TypeAlias = dict[str, Any]
Event: TypeAlias = dict[str, Any]
View: TypeAlias = dict[str, Any]
SeatKind: TypeAlias = Literal["here", "bot", "invited", "open"]
Status: TypeAlias = Literal["waiting", "playing", "over"]

CommandId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[!-~]+(?!\\n)$")]
Name: TypeAlias = Annotated[str, Meta(max_length=200)]
Nonce: TypeAlias = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[0-9A-Za-z_-]+(?!\\n)$")]
Key: TypeAlias = Annotated[str, Meta(max_length=64)]
MoveText: TypeAlias = Annotated[str, Meta(max_length=100)]
PositionText: TypeAlias = Annotated[str, Meta(max_length=8000)]
Number: TypeAlias = Annotated[int, Meta(ge=-(2**31), lt=2**31)]
Options: TypeAlias = dict[str, str | Number | bool]


class Wire(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=False):
    """Base of all wire types."""
