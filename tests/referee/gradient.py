"""How far a steady hand gets: the page's bot builds 5-4-3-2-1 at 2 s a meeple, with tremors from 0.2 to 1 mm.

python -m tests.referee.gradient > docs/decisions/0041-tremor.csv
"""

from __future__ import annotations

from rulebound.games.meeple_stacking.judging import judge
from rulebound.games.meeple_stacking.notation import parse_scene
from rulebound.games.meeple_stacking.pyramid import triangle
from tests.referee.page import built

SEEDS = range(1, 21)
TREMORS_MM = (0.2, 0.4, 0.6, 0.8, 1.0)

if __name__ == "__main__":
    print("tremor_mm,seed,rows,points")
    for seed in SEEDS:
        for tremor in TREMORS_MM:
            _, scene = built(triangle(5), 2.0, 15, seed, tremor / 10)
            built.cache_clear()
            judged = judge(parse_scene(scene))
            print(tremor, seed, "-".join(map(str, judged.rows)), judged.points, sep=",", flush=True)
