"""The texts of the page: complete in every language, none unused, the same variables everywhere."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import get_args, get_type_hints

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import rulebound
from rulebound.server.wire import ClauseCard

SERVER = Path(rulebound.__file__).parent
PAGE = Path(__file__).parents[2] / "web/src"
LANGUAGES = ("en", "ru", "fr", "nl", "de")

CALL = re.compile(r"\b(?:say|find)\(")
COMPARED = re.compile(r"[!=]==?\s*$")


class Variables(Visitor):
    """The names of the variables that a message asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def variables_of(text: str) -> dict[str, set[str]]:
    """The variables of each message of a Fluent text. Raises AssertionError for what is no message."""
    found: dict[str, set[str]] = {}
    for entry in parse(text).body:
        assert not isinstance(entry, ast.Junk), f"not a message: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            seen = Variables()
            seen.visit(entry)
            found[entry.id.name] = seen.names
    return found


def messages(language: str) -> dict[str, set[str]]:
    """The messages of the page, of its rooms, and of games and their rooms, which share no key."""
    files = sorted(PAGE.rglob(f"i18n/**/{language}.ftl"))
    return variables_of("\n".join(file.read_text("utf-8") for file in files))


def arguments(source: str, start: int) -> list[str]:
    """The arguments of the call whose opening bracket ends at `start`."""
    depth, quote, parts, part = 0, "", [], ""
    for at in range(start, len(source)):
        letter = source[at]
        if quote:
            quote = "" if letter == quote else quote
        elif letter in "'`":
            quote = letter
        elif letter in "([{":
            depth += 1
        elif letter in ")]}":
            if depth == 0:
                break
            depth -= 1
        elif letter == "," and depth == 0:
            parts.append(part)
            part = ""
            continue
        part += letter
    return [text.strip() for text in [*parts, part] if text.strip()]


def keys(argument: str) -> Iterator[str]:
    """The message keys in an argument as patterns: a text is itself, a template anything in its gaps."""
    for match in re.finditer(r"'([^']*)'|`([^`]*)`", argument):
        if not COMPARED.search(argument[: match.start()]):
            parts = re.split(r"\$\{[^}]*\}", match[1] if match[1] is not None else match[2])
            yield "[a-z0-9-]+".join(map(re.escape, parts))


def given(argument: str) -> set[str] | None:
    """The names in an object that is written out; None when it is not."""
    if not (argument.startswith("{") and argument.endswith("}")) or "..." in argument:
        return None
    return {part.partition(":")[0].strip() for part in arguments(argument[1:-1] + ")", 0)}


def calls() -> Iterator[tuple[Path, list[str]]]:
    for file in sorted([*PAGE.rglob("*.svelte"), *PAGE.rglob("*.ts")]):
        source = file.read_text("utf-8")
        for match in CALL.finditer(source):
            yield file.relative_to(PAGE), arguments(source, match.end())


def used() -> Iterator[tuple[Path, str, set[str] | None]]:
    """File, key pattern and given variables of every text that the page asks for."""
    for file, parts in calls():
        if not parts or parts[0].startswith("id"):
            continue  # the functions' own declarations
        for key in keys(parts[0]):
            yield file, key, given(parts[1]) if len(parts) > 1 else set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_and_variables(language: str) -> None:
    assert messages(language) == messages("en")


def test_every_text_the_page_asks_for_is_there() -> None:
    known = messages("en")
    missing = [
        f"{file}: {key}" for file, key, _ in used() if not any(re.fullmatch(key, name) for name in known)
    ]
    assert not missing


def game_of(file: Path) -> str | None:
    """The game to whose folder a file of the page belongs."""
    return file.parts[1] if file.parts[0] == "games" and len(file.parts) > 2 else None


HOME = re.compile(r"(HowTo|Strip|Cover|CoverNote|Mini)\.svelte")
"""What a game brings to the shelf and to its own page."""

REAL = ("real", "desk", "play", "Play.svelte")
"""What serves a real table, or a game that is built on the screen as at one, and shares its words."""


def room_of(file: Path) -> str:
    """The room whose words a file may ask for: a part of the page, of a game its home, its table or a real one."""
    if game_of(file) is None:
        # The page of a game is loaded with the words of the shelf.
        return "shelf" if file.parts[0] == "games" else file.parts[0]
    if file.parts[2] in REAL:
        return "real"
    if file.parts[2] == "help":
        return "help"
    return "home" if HOME.fullmatch(file.name) else "table"


def strange(file: Path, asking: Callable[[Path], bool]) -> set[str]:
    """Who asks for a message of a file of texts, of those that should not."""
    own = variables_of(file.read_text("utf-8"))
    # What begins with a gap is asked for by the key of a game.
    return {
        f"{who}: {name}"
        for who, key, _ in used()
        for name in own
        if asking(who) and not key.startswith("[") and re.fullmatch(key, name)
    }


@pytest.mark.parametrize(
    "file",
    [*PAGE.glob("games/*/i18n/**/en.ftl")],
    ids=lambda file: "-".join(file.relative_to(PAGE).parts[1:-1]).replace("-i18n", ""),
)
def test_the_words_of_a_game_serve_it_alone(file: Path) -> None:
    """They are loaded with their game, and for one room: whatever else asked for them might find them missing."""
    game, _, *room = file.relative_to(PAGE).parts[1:-1]
    assert not strange(file, lambda who: game_of(who) != game or (room != [] and room != [room_of(who)]))


@pytest.mark.parametrize("room", sorted(file.parts[-3] for file in PAGE.glob("*/i18n/en.ftl")))
def test_the_words_of_a_room_serve_it_alone(room: str) -> None:
    """The tools of games are for the sandbox; what went wrong is told everywhere, by the shell."""
    own = {room, *{"try": ["table"], "errors": ["shell"]}.get(room, [])}
    assert not strange(PAGE / room / "i18n/en.ftl", lambda who: room_of(who) not in own)


def test_every_message_is_used() -> None:
    asked = re.compile("|".join(f"(?:{key})" for key in sorted({key for _, key, _ in used()})))
    assert [name for name in messages("en") if not asked.fullmatch(name)] == []


def test_every_message_gets_its_variables() -> None:
    known = messages("en")
    wrong = [
        f"{file}: {name} asks for {sorted(known[name])}, gets {sorted(values)}"
        for file, key, values in used()
        for name in known
        if values is not None and re.fullmatch(key, name) and known[name] != values
    ]
    assert not wrong


def test_every_authority_has_a_name() -> None:
    authorities = get_args(get_type_hints(ClauseCard)["authority"])
    assert {f"authority-{name}" for name in authorities} <= messages("en").keys()


ERROR_KEY_AT = {"Error": 0, "SetupError": 0, "NoSuchGame": 0, "Trouble": 1, "_error": 1}
"""Where the message key stands in what makes an error of the server's."""

OWN_ERRORS = {"unreachable", "failed", "stale", "put-out", "no-table", "no-such-position", "too-many"}
"""What the page itself says of requests, closed sockets and commands."""


def error_keys(source: str) -> Iterator[str]:
    """The message keys of the errors that a module of the server may send."""
    for node in python.walk(python.parse(source)):
        match node:
            case python.Call(func=python.Name(id=name) | python.Attribute(attr=name), args=given):
                parts = given[ERROR_KEY_AT[name] :][:1] if name in ERROR_KEY_AT else []
            case python.Tuple(elts=[python.Constant(value=int(status)), key, *_]) if status >= 400:
                parts = [key]
            case python.Dict(keys=[python.Constant(value=int(status)), *_], values=parts) if status >= 400:
                pass
            case _:
                parts = []
        for part in parts:
            if isinstance(part, python.Constant) and isinstance(part.value, str):
                yield part.value


def test_every_error_of_the_server_has_a_message() -> None:
    files = [*SERVER.glob("server/**/*.py"), *SERVER.glob("tables/*.py"), *SERVER.glob("bots/*.py")]
    sent = {key for file in files for key in error_keys(file.read_text("utf-8"))}
    assert {"foreign-host", "busy", "bad-position", "no-such-route", "too-fast"} <= sent
    told = {name.removeprefix("error-") for name in messages("en") if name.startswith("error-")}
    assert told == sent | OWN_ERRORS


def test_no_message_quotes_the_english_of_the_server() -> None:
    for language in LANGUAGES:
        assert [name for name, names in messages(language).items() if "detail" in names] == []


def causes(source: str) -> Iterator[str]:
    """The causes that errors about positions and records name: the second argument of those that have one."""
    named = {"NotationError", "RecordError", "ChangedError"}
    for node in python.walk(python.parse(source)):
        if isinstance(node, python.Call) and getattr(node.func, "id", "") in named and len(node.args) > 1:
            cause = node.args[1]
            if isinstance(cause, python.Constant):
                yield str(cause.value)


def test_every_cause_of_a_position_or_a_record_is_told_by_the_page() -> None:
    """A player reads no English of the server's: each cause has a sentence, and those without one a common one."""
    named = {cause for path in SERVER.rglob("*.py") for cause in causes(path.read_text("utf-8"))}
    told = {key.removeprefix("try-cause-") for key in messages("en") if key.startswith("try-cause-")}
    assert named | {"form"} == told
    assert set(causes('raise NotationError(f"{x}", "lie", tile=x)\nNotationError("x")')) == {"lie"}


def test_error_keys_are_found() -> None:
    source = """
raise Trouble(404, "no-such-thing", f"{x}")
raise setup.SetupError("bad-thing", str(error))
return 421, "foreign-thing", f"{host}"
keys = {404: "lost-thing", 405: "odd-thing"}
_error(status, key, "not a key")
wait(429, "no-error")
"""
    assert set(error_keys(source)) == {
        "no-such-thing",
        "bad-thing",
        "foreign-thing",
        "lost-thing",
        "odd-thing",
    }


def test_a_wrong_file_is_seen() -> None:
    with pytest.raises(AssertionError, match="not a message"):
        variables_of("Hello there")
    with pytest.raises(AssertionError, match="twice"):
        variables_of("a = A\na = B")
    assert variables_of("a = { $n ->\n    [one] { $m }\n   *[other] x\n}") == {"a": {"n", "m"}}
    assert list(keys("kind === 'open' ? 'invite-too' : `way-${way}-text`")) == [
        "invite\\-too",
        "way\\-[a-z0-9-]+\\-text",
    ]
    assert given("{ name: f(a, b), depth }") == {"name", "depth"}


def test_lists_are_joined_by_the_language() -> None:
    """A comma or a question mark in code is no language's: a message has it, or Intl.ListFormat."""
    marked = re.compile(r"""\.join\(['"], |\? ', ' :|\{/each\}[?!,]""")
    found = [
        f"{path.relative_to(PAGE)}: {line.strip()}"
        for path in (*PAGE.rglob("*.svelte"), *PAGE.rglob("*.ts"))
        for line in path.read_text("utf-8").splitlines()
        if marked.search(line)
    ]
    assert found == []


def test_french_signs_do_not_stand_alone_at_the_head_of_a_line() -> None:
    """A no-break space before : and », a narrow one before ; ! ?, and a no-break space after «."""
    loose = re.compile(r"(?<=[^\s{]) (?=:(?:\s|$)|[;!?](?:\s|\{|$)|»)|« |\u00a0(?=[;!?])")
    found = [
        f"{path}: {line}"
        for root in (SERVER, PAGE)
        for path in sorted(root.rglob("fr.ftl"))
        for line in path.read_text("utf-8").splitlines()
        if not line.startswith("#") and loose.search(line)
    ]
    assert found == []
    assert loose.search("Passer ?")
    assert loose.search("Prix : 3")
    assert loose.search("Qui\u00a0?")
