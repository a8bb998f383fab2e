"""What is told of JSON that is broken: what is wrong with it, and where."""

from __future__ import annotations

import json

import pytest

from rulebound.core.members import parsed


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "a value is missing at line 1, column 1, where it ends"),
        ('{"a":', "a value is missing at line 1, column 6, where it ends"),
        ('{"a":\n x}', "a value is missing at line 2, column 2, before 'x}'"),
        ("{a: 1}", "a key in double quotes is missing at line 1, column 2, before 'a: 1}'"),
        ('{"a" 1}', "a colon is missing at line 1, column 6, before '1}'"),
        ("[1 2]", "a comma or a closing bracket is missing at line 1, column 4, before '2]'"),
        ("[1] 7", "more follows its end at line 1, column 5, before '7'"),
        ('["a', "a text has no closing quote that begins at line 1, column 2, before '\"a'"),
        ('["\n"]', "a line break or the like stands inside a text at line 1, column 3"),
        ('["\\x"]', "a backslash stands before what it cannot escape at line 1, column 3"),
        ('["\\u12"]', "a \\u has no four digits after it at line 1, column 4"),
    ],
)
def test_broken_json_is_told_what_and_where(text: str, said: str) -> None:
    with pytest.raises(ValueError, match="it is not JSON") as caught:
        parsed(text)
    assert said in str(caught.value)
    with pytest.raises(json.JSONDecodeError) as raw:
        json.loads(text)
    assert raw.value.msg not in str(caught.value)
