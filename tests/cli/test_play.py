"""`rulebound play`: a whole match typed at the terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from rulebound.cli import main
from rulebound.cli.options import chosen_options
from rulebound.core.record import Record
from rulebound.core.verify import verify
from rulebound.games import shelf
from rulebound.games.meridians import GAME
from rulebound.games.meridians.game import SPEC
from rulebound.rulebook.language import LANGUAGES
from rulebound.rulebook.messages import messages

WORDS = Path(__file__).parents[2] / "src" / "rulebound" / "cli" / "words"


def play(*arguments: str, typed: str, system: str = "C") -> Result:
    env = {"LC_ALL": None, "LC_MESSAGES": None, "LANG": system}
    return CliRunner().invoke(main, ["play", *arguments], input=typed, env=env)


def test_the_board_is_drawn_and_a_refusal_cites_its_clause() -> None:
    result = play("--against", "friend", "-o", "size=5", typed="e4\nd3\ne5\nquit\n")
    assert result.exit_code == 0
    assert result.stdout.startswith(
        "\n    i  . . . .  4\n   h  . . . . .  5\n  g  . . . . . .  6\n f  . . . . . . .  7\n"
        "e  . . . . . . . .  8\n d  . . . . . . .  7\n  c  . . . . . .  6\n   b  . . . . .  5\n    a  . . . .  4\n"
    )
    assert "e  . . . L . . . .  8" in result.stdout
    assert "Light places on e4" in result.stdout
    assert "§ by opening · second stone [meridians/opening.second-stone]" in result.stdout


def test_what_is_no_move_is_refused_by_a_clause_like_any_other() -> None:
    told = play("--against", "friend", typed="z99\nwhy z99\nquit\n").stdout
    assert told.count("[table/turn.notation]") == 2
    assert told.count("no point 'z99' on a 6/7 board") == 2, "and what it should be"


@pytest.mark.parametrize("told", ["pie=True", "pie=true", "pie=TRUE"])
def test_an_option_is_told_alike_to_every_command(told: str) -> None:
    assert chosen_options(SPEC, [told, "size=6"]) == {"pie": True, "size": 6}


def test_a_match_can_be_given_up_kept_and_checked(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    typed = f"g6\nd4\nresign\nhelp\nresign\nsave {file}\nresign\nresign\n"
    result = play("--against", "friend", "-o", "first=drawn", typed=typed)
    assert result.exit_code == 0, result.output
    assert "meridians/ending.resign" in result.stdout
    match, checked = verify(Record.from_text(file.read_text()), GAME)
    assert (match.seq, checked.draws, checked.seed) == (2, 1, True)


def test_a_bot_answers_and_one_goes_back_past_its_move() -> None:
    result = play("--against", "random", typed="g6\nundo\nundo\nwhy g7\nquit\n")
    assert result.exit_code == 0
    assert "Random is thinking" in result.stdout
    assert result.stdout.count("Dark places on") == 1
    assert "meridians/opening.first-stone" in result.stdout
    assert "You have not moved yet." in result.stdout


def test_the_other_seat_can_be_one_s_own() -> None:
    result = play("--against", "random", "--seat", "2", typed="quit\n")
    assert "Light places on" in result.stdout
    assert "Dark to place a stone" in result.stdout


def test_a_position_is_played_on_from() -> None:
    result = play("--against", "friend", "--position", "7 12 g6L g9L d1D d4D h5D", typed="a1\nquit\n")
    assert "Dark loses one stone: h5" in result.stdout
    assert "meridians/placing.line-of-sight" in result.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "no game 'chess'"),
        (["--against", "god"], "no level 'god'"),
        (["--seat", "3"], "there are 2 seats"),
        (["-o", "size=99"], "option size takes"),
        (["-o", "pie"], "--option takes KEY=VALUE, not 'pie'"),
        (["-o", "colour=red"], "no option 'colour'"),
        (["--position", "7 2 zz"], "zz"),
    ],
)
def test_what_cannot_be_played_is_said(arguments: list[str], said: str) -> None:
    result = play(*arguments, typed="")
    assert result.exit_code == 2
    assert said in result.stderr


def test_a_file_that_cannot_be_written_is_said_and_the_match_goes_on(tmp_path: Path) -> None:
    result = play("--against", "friend", typed=f"save {tmp_path / 'none' / 'x'}\ng6\nquit\n")
    assert "cannot be kept" in result.stdout
    assert "Light places on g6" in result.stdout


def test_the_end_of_the_input_stops_it() -> None:
    assert play("--against", "friend", typed="g6\n").exit_code == 130


@pytest.mark.parametrize(
    ("tag", "word"), [("de", "Dein Zug"), ("ru-RU", "Ваш ход"), ("fr_CA.UTF-8", "Votre coup")]
)
def test_it_speaks_the_reader_s_language(tag: str, word: str) -> None:
    assert word in play("--against", "friend", "--language", tag, typed="quit\n").stdout
    assert word in play("--against", "friend", typed="quit\n", system=tag).stdout


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_its_words_are_alike_in_every_language(language: str) -> None:
    english, other = messages(WORDS, "en"), messages(WORDS, language)
    assert list(other) == list(english)
    for key in english:
        assert other.variables(key) == english.variables(key)
        assert key == "thinks" or other.format(key, _filled(english.variables(key))) != english.format(
            key, _filled(english.variables(key))
        )


def _filled(names: set[str]) -> dict[str, str]:
    return dict.fromkeys(names, "x")


def test_as_many_play_as_one_likes() -> None:
    result = play("marsigel", "--seats", "4", "-o", "colours=far-apart", typed="pass\nquit\n")
    assert result.exit_code == 0, result.output
    assert "Black passes, 1 of 4" in result.stdout
    assert result.stdout.count("is thinking") >= 3
    assert "a stack lies bottom first" in result.stdout
    refused = play("marsigel", "--seats", "14", typed="")
    assert (refused.exit_code, "for 2 to 13 players, not 14" in refused.output) == (2, True)
    two = play("meridians", "--seats", "3", typed="")
    assert (two.exit_code, "for 2 players, not 3" in two.output) == (2, True)


@pytest.mark.parametrize("game", list(shelf()))
def test_help_says_how_moves_are_written_and_nothing_in_brackets(game: str) -> None:
    told = play(game, "--against", "friend", typed="help\nquit\n").stdout
    how, _, commands = told.partition("Besides moves")
    assert messages(WORDS, "en").format(f"writes-{game}", {}) in how
    assert ("Open now, for example: " in how) != shelf()[game].game.spec.continuous
    assert "undo    take back" in commands
    assert "<" not in commands


def test_where_all_choose_at_once_each_is_asked_in_turn() -> None:
    told = play("meeple-stacking", "--against", "friend", typed="5-4-2-1\nhigh\n5-4-2\nquit\n").stdout
    assert [told.count(f"all at once: Seat {seat}") for seat in (1, 2)] == [2, 2], "the second once more"
    assert "Player 1: rows of 5, 4, 2, and 1 count, 23 points" in told
    assert "Player 2: rows of 5, 4, and 2 count, 19 points" in told


def test_a_bot_s_turn_of_several_moves_is_drawn_once_it_is_over() -> None:
    result = play("marsigel", "--seat", "2", typed="quit\n")
    turn, _, _ = result.stdout.partition("\nb ")
    drawn = [line for line in turn.splitlines() if re.fullmatch("a [0-6]/[1-6]", line)]
    assert len(drawn) == 1 + ("wins" in turn), "at the start of its turn, and after a win at once"
