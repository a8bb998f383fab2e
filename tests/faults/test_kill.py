"""The server dies at the worst moment: what was acknowledged is there, and what was not is there at most once."""

from __future__ import annotations

import base64
import contextlib
import random
import time
from pathlib import Path
from threading import Thread

from websockets.exceptions import ConnectionClosed

from rulebound.core.event import Event
from rulebound.games.meridians import GAME
from rulebound.tables.clock import GRACE_MS
from tests.service.client import Served, Visitor, served

MOVES = 1_000
KILLS = 5


class Player:
    """Plays both sides of one table after another, and remembers every answer."""

    def __init__(self, visitor: Visitor, seed: int) -> None:
        self.visitor = visitor
        self.random = random.Random(seed)
        self.acknowledged: dict[tuple[str, int], str] = {}
        self.table = visitor.table("here", "here")["id"]
        self.pending: dict[str, object] | None = None
        self.count = 0

    def play(self, until: int) -> None:
        """Move until the server goes away or there are enough moves."""
        with contextlib.suppress(ConnectionClosed, OSError), self.visitor.socket(self.table) as socket:
            seen = socket.receive("table")
            self.repeat(socket)
            seen = self.visitor.see(self.table)
            while len(self.acknowledged) < until:
                if seen["status"] == "over":
                    self.table = self.visitor.table("here", "here")["id"]
                    return
                self.count += 1
                move = self.random.choice(seen["view"]["legal"])
                self.pending = {
                    "type": "move",
                    "id": f"n{self.count}",
                    "seat": seen["to_act"][0],
                    "seq": seen["seq"],
                    "move": move,
                }
                socket.send(**self.pending)
                seen = socket.receive("update")
                self.note(socket.receive("answer"))

    def repeat(self, socket: object) -> None:
        """Send the command again that had no answer when the server died."""
        if self.pending is not None:
            socket.send(**self.pending)  # type: ignore[attr-defined]
            self.note(socket.receive("answer"))  # type: ignore[attr-defined]

    def note(self, answer: dict[str, object]) -> None:
        assert self.pending is not None
        assert (answer["id"], answer["result"]) == (self.pending["id"], "done")
        self.acknowledged[self.table, int(str(self.pending["seq"])) + 1] = str(self.pending["move"])
        self.pending = None


def test_a_thousand_moves_with_the_server_killed_in_their_midst(tmp_path: Path) -> None:
    server = Served(tmp_path).start()
    visitor = Visitor(server)
    player = Player(visitor, 7)
    for kill in range(1, KILLS + 1):
        goal = MOVES * kill // KILLS
        while len(player.acknowledged) < goal - 20:
            player.play(goal - 20)
        thread = Thread(target=player.play, args=(goal + 1000,))
        thread.start()
        time.sleep(0.02 + player.random.random() / 10)
        server.kill()
        thread.join(60)
        assert not thread.is_alive()
        server.start()
    assert len(player.acknowledged) >= MOVES - 20
    kept = {table: visitor.see(table) for table in {table for table, _ in player.acknowledged}}
    for (table, seq), move in player.acknowledged.items():
        event = kept[table]["events"][seq]
        assert (event["kind"], event["data"]["point"]) == ("placed", move)
    for table, seen in kept.items():
        state = GAME.start(2, {})
        for event in seen["events"]:
            state = GAME.fold(state, Event.from_json(event))
        assert sorted(GAME.view(state, None)["light"]) == sorted(seen["view"]["light"]), table
        steps = [event for event in seen["events"] if event["cause"] == event["seq"]]
        sent = [place for place in player.acknowledged if place[0] == table]
        assert 0 <= len(steps) - len(sent) <= 1, "a move that was never acknowledged is there at most once"
    visitor.close()
    server.stop()
    assert "Traceback" not in server.log()


def test_a_restart_brings_everyone_back_to_the_same_place(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        owner, friend, watcher = Visitor(server), Visitor(server), Visitor(server)
        table = owner.table("here", "invited", clock={"initial_s": 60, "increment_s": 0})["id"]
        friend.join(owner.invite(table, 1), "Friend")
        watcher.join(owner.invite(table, None))
        for number, move in enumerate(("g6", "d4", "g9", "d1")):
            (owner, friend)[number % 2].move(table, number % 2, number - 1, move)
        friend.act(table, "undo", 1, 3, to=2)
        spare = owner.invite(table, None)
        began = time.monotonic()
        before = owner.see(table)
        time.sleep(1.2)  # the clocks' heartbeat comes every second
        server.kill()
        lived_ms = (time.monotonic() - began) * 1000
        server.start()
        after = owner.see(table)
        assert after["clock"]["at_ms"] - before["clock"]["at_ms"] > GRACE_MS - 1_000, "the clock waits"
        spent = before["clock"]["left_ms"][0] - after["clock"]["left_ms"][0]
        assert 0 <= spent <= lived_ms + 100, "only the time until the server died was spent"
        with owner.socket(table) as socket:
            running = socket.receive("table")["clock"]
            assert running["at_ms"] <= after["clock"]["at_ms"] - GRACE_MS + 15_000, "its player is back"
        for key in ("clock", "seats"):
            before.pop(key), after.pop(key)
        assert after == before
        assert friend.see(table)["seats"][1]["yours"]
        assert watcher.see(table)["seq"] == 3
        stranger = Visitor(server)
        assert stranger.join(spare) == {"table": table, "seat": None}
        assert owner.act(table, "undo-reply", 0, 3, accept=True)["result"] == "done"
        for person in (owner, friend, watcher, stranger):
            person.close()


def test_what_is_built_is_there_after_the_server_was_killed(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        owner, friend = Visitor(server), Visitor(server)
        table = owner.table("here", "invited", "bot:shaky", game="meeple-stacking")["id"]
        friend.join(owner.invite(table, 1), "Friend")
        here = f"/api/tables/{table}/rounds"
        for person, seat in ((owner, 0), (friend, 1)):
            begun = person.post(here, json={"seat": seat}).json()["plates"]
        assert [plate["level"] for plate in begun] == [None, None, "shaky"]
        logs = [f"{here}/{plate['id']}/log" for plate in begun]
        time.sleep(
            max(plate["wait_ms"] for plate in begun) / 1000 + 0.1
        )  # nothing is told before the round begins
        told = 0
        while told < 3 or friend.get(logs[2]).json()["frames"] == 0:  # acknowledged, and the bot builds too
            piece = {"after": told, "frames": told + 1, "inputs": "AQIAAAAA"}
            assert owner.post(logs[0], json=piece).json() == {"frames": told + 1}
            told += 1
            time.sleep(0.2)
        forged = {"engine": "", "seed": 1, "meeples": 1, "frames": 1, "inputs": "", "hashes": []}
        assert friend.post(f"{here}/{begun[1]['id']}", json=forged).status_code == 409
        before = [owner.get(log).json() for log in logs]
        server.kill()
        server.start()
        plates = friend.get(here).json()["plates"]
        assert [(plate["id"], plate["seed"], plate["state"], plate["why"]) for plate in plates] == [
            (begun[0]["id"], begun[0]["seed"], "building", ""),
            (begun[1]["id"], begun[1]["seed"], "refused", "engine"),
            (begun[2]["id"], begun[2]["seed"], "building", ""),
        ]
        after = [friend.get(log).json() for log in logs]
        assert after[:2] == before[:2]
        assert base64.b64decode(after[2]["inputs"]).startswith(base64.b64decode(before[2]["inputs"]))
        piece = {"after": told, "frames": told + 1, "inputs": "AQIAAAAA"}
        assert owner.post(logs[0], json=piece).json() == {"frames": told + 1}, "and goes on"
        while friend.get(logs[2]).json()["frames"] <= after[2]["frames"]:  # the bot does too, or has done
            time.sleep(0.2)
            if (bot := friend.get(here).json()["plates"][2])["state"] != "building":
                assert bot["state"] in ("judging", "judged")
                break
        owner.close()
        friend.close()


def test_an_interrupted_server_ends_in_order_and_starts_again(tmp_path: Path) -> None:
    server = Served(tmp_path).start()
    person = Visitor(server)
    table = person.table("here", "bot:endless", game="slow-game")["id"]
    with contextlib.suppress(ConnectionClosed), person.socket(table) as socket:
        socket.send(type="move", id="a", seat=0, seq=-1, move="g6")
        socket.receive("thinking")
        start = time.monotonic()
        server.stop()
        assert time.monotonic() - start < 20, "a bot that thinks holds nobody up"
    server.start()
    assert person.see(table)["seq"] == 0
    person.close()
    server.stop()
    assert "Traceback" not in server.log()
