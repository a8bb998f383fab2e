"""`rulebound verify`."""

from __future__ import annotations

import json

import click

from rulebound.cli.group import Failed


@click.command("verify")
@click.argument("match")
@click.option("--commitment", help="The hash that you saw when the table was made.")
@click.option("--nonce", help="The nonce that you, or your browser, gave.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def command(match: str, commitment: str | None, nonce: str | None, as_json: bool) -> None:
    """Check a match: every event against the rules, and every draw against the revealed seed.

    MATCH is an exported match file or the id of a match in the local store. The digest is a hash of all
    that the match says; people who keep copies of it can compare it. What one person writes anew in all
    its parts, only the digest of another's copy can tell.

    Example: rulebound verify match.json

    The exit code is 1 when an event, a draw, the seed or the file is not as it must be; the first such
    thing is named. With --commitment and --nonce it is 1 as well when the match rests on others than yours.
    """
    from rulebound.cli.matches import find
    from rulebound.core.record import RecordError
    from rulebound.core.verify import verify

    record, shelved = find(match)
    try:
        _, verified = verify(record, shelved.game)
    except RecordError as error:
        raise Failed(f"{match}: {error}") from None
    if commitment is not None and record.commitment != commitment.lower():
        raise Failed(f"{match}: the commitment is {record.commitment}, not the one that you saw")
    if nonce is not None and nonce.encode() not in record.nonces:
        raise Failed(f"{match}: your nonce is not among those that were used")
    committed = record.commitment is not None
    if as_json:
        told = {
            "game": record.game,
            "events": verified.events,
            "moves": verified.moves,
            "draws": verified.draws,
            "foreseen": verified.foreseen,
            "seed": "checked" if verified.seed else "not revealed",
            "commitment": committed and verified.seed,
            "digest": record.digest,
        }
        click.echo(json.dumps(told))
        return
    click.echo(f"{record.game}: {verified.events} events and {verified.moves} moves follow from the rules.")
    click.echo(_seed(verified.draws, verified.seed, committed))
    if verified.foreseen:
        click.echo(f"Draws after its end was taken back, when the secret could be read: {verified.foreseen}.")
    click.echo(f"Digest {record.digest}")


def _seed(draws: int, revealed: bool, committed: bool) -> str:
    if revealed:
        seed = "that was committed to" if committed else "that is revealed, and that nobody had committed to,"
        return (
            f"The seed {seed} gives each of its {draws} draws." if draws else f"The seed is the one {seed}."
        )
    return (
        f"The seed is not revealed; what was drawn is possible: {draws} draws."
        if draws
        else "Nothing was drawn."
    )
