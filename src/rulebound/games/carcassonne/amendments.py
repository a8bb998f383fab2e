"""The table of what each expansion does to a score, at one stage each.

The order within a stage is the order of the lines. A new scoring tile is a line or two here, its place in
`surveyors.STACKS`, its clause and its words.
"""

from __future__ import annotations

from rulebound.games.carcassonne import clauses
from rulebound.games.carcassonne.scoring import ORIGINAL, Amendment, Stage

ROAD, CITY, GARDEN, FIELD = (frozenset({kind}) for kind in ("road", "city", "garden", "field"))
GERMAN_CATHEDRAL = frozenset({"german-cathedral"})
MONASTIC = frozenset({"monastery", "abbey", "shrine", "special-monastery", "church"})
"""What the monastery tiles apply to; German cathedrals and gardens are not among it (combining.monastic)."""
BUILT = ROAD | CITY | MONASTIC
ANY = BUILT | GARDEN | FIELD | GERMAN_CATHEDRAL

BASE = (
    Amendment("tiles", Stage.EACH, (clauses.ROAD,), ROAD, "tiles", 1, completed=True),
    Amendment("tiles", Stage.EACH, (clauses.FINAL_ROAD,), ROAD, "tiles", 1, completed=False),
    Amendment("tiles", Stage.EACH, (clauses.CITY,), CITY, "tiles", 2, completed=True),
    Amendment("shields", Stage.EACH, (clauses.CITY,), CITY, "shields", 2, completed=True),
    Amendment("tiles", Stage.EACH, (clauses.FINAL_CITY,), CITY, "tiles", 1, completed=False),
    Amendment("shields", Stage.EACH, (clauses.FINAL_CITY,), CITY, "shields", 1, completed=False),
    Amendment("tiles", Stage.EACH, (clauses.MONASTERY,), MONASTIC, "tiles", 1, completed=True),
    Amendment("tiles", Stage.EACH, (clauses.FINAL_MONASTERY,), MONASTIC, "tiles", 1, completed=False),
    Amendment("tiles", Stage.EACH, (clauses.GARDEN,), GARDEN, "tiles", 1),
    Amendment("cities", Stage.EACH, (clauses.FIELD,), FIELD, "cities", 3),
)

SMALL_CITY = (
    Amendment(
        "small-city", Stage.EACH, (clauses.SMALL_CITY_TWO,), CITY, "tiles", 1, completed=True,
        reading=("small-city", 2), exactly=("tiles", 2), replaces=("tiles", "shields"),
    ),
    Amendment(
        "small-city-shields", Stage.EACH, (clauses.SMALL_CITY_TWO,), CITY, "shields", 1, completed=True,
        reading=("small-city", 2), exactly=("tiles", 2),
    ),
)  # fmt: skip

INNS = (
    Amendment(
        "unfinished-inn", Stage.EACH, (clauses.INN_UNFINISHED,), ROAD, "tiles", 0, "inn", False,
        reading=("unfinished", 0), replaces=("tiles",),
    ),
    Amendment(
        "unfinished-cathedral", Stage.EACH, (clauses.CATHEDRAL_UNFINISHED,), CITY, "tiles", 0, "cathedral", False,
        reading=("unfinished", 0), replaces=("tiles", "shields"),
    ),
    Amendment("inn", Stage.MODIFIER, (clauses.INN,), ROAD, "tiles", 1, "inn", True),
    Amendment("cathedral", Stage.MODIFIER, (clauses.CATHEDRAL,), CITY, "tiles", 1, "cathedral", True),
    Amendment("cathedral-shields", Stage.MODIFIER, (clauses.CATHEDRAL,), CITY, "shields", 1, "cathedral", True),
)  # fmt: skip

SURVEYORS = (
    Amendment(
        "citizens-jury", Stage.OWNERS, (clauses.JURY, clauses.JURY_FIRST), CITY, completed=True,
        active="citizens-jury", everyone=True,
    ),
    Amendment(
        "bad-neighborhood", Stage.COUNT, (clauses.BAD_NEIGHBORHOOD,), CITY, completed=True,
        active="bad-neighborhood", drops=("tiles", "caps"),
    ),
    Amendment(
        "wide-caps", Stage.COUNT, (clauses.WIDE_CAPS,), CITY, mark="wide-cap", completed=True,
        active="bad-neighborhood", reading=("wide-caps", True), drops=("tiles", "wide-caps"),
    ),
    Amendment(
        "wide-caps", Stage.COUNT, (clauses.WIDE_CAPS,), CITY, mark="wide-cap", completed=True,
        active="bad-neighborhood", reading=("wide-caps", False),
    ),
    Amendment(
        "siege", Stage.EACH, (clauses.SIEGE,), CITY, "shields", 1, completed=True, active="siege",
    ),
    Amendment(
        "street-fair", Stage.EACH, (clauses.STREET_FAIR, clauses.FAIR_PLUS_ONE), ROAD, "tiles", 1, completed=True,
        active="street-fair",
    ),
    Amendment(
        "inn", Stage.MODIFIER, (clauses.INN, clauses.FAIR_WITH_INN), ROAD, "tiles", 1, "inn", True,
        active="street-fair", reading=("fair-with-inn", 3), replaces=("inn",),
    ),
    Amendment(
        "inn", Stage.MODIFIER, (clauses.INN, clauses.FAIR_WITH_INN), ROAD, "points", 1, "inn", True,
        active="street-fair", reading=("fair-with-inn", 4), replaces=("inn",),
    ),
    Amendment(
        "highway", Stage.COUNT, (clauses.HIGHWAY_TILES, clauses.HIGHWAY_READ), ROAD, completed=True,
        active="highway", reading=("highway", "tiles"), sets=("tiles", 5),
    ),
    Amendment(
        "highway", Stage.EACH, (clauses.HIGHWAY, clauses.HIGHWAY_READ), ROAD, each=5, completed=True,
        active="highway", reading=("highway", "points"), sets=("tiles", 0), replaces=("tiles",),
    ),
    Amendment(
        "peasant-uprising", Stage.EACH, (clauses.UPRISING, clauses.SHEDS), ROAD, "farmhouses", -1, completed=True,
        active="peasant-uprising",
    ),
    Amendment(
        "inn", Stage.MODIFIER, (clauses.INN, clauses.UPRISING_WITH_INN), ROAD, "tiles", 1, "inn", True,
        active="peasant-uprising", reading=("uprising-with-inn", "once"), replaces=("inn",),
    ),
    Amendment(
        "inn", Stage.MODIFIER, (clauses.INN, clauses.UPRISING_WITH_INN), ROAD, "points", 1, "inn", True,
        active="peasant-uprising", reading=("uprising-with-inn", "twice"), replaces=("inn",),
    ),
    Amendment(
        "hermit-monastery", Stage.EACH, (clauses.HERMIT,), MONASTIC, "with-city", -1, completed=True,
        active="hermit-monastery",
    ),
    Amendment(
        "pilgrimage-route", Stage.EACH, (clauses.PILGRIMAGE,), MONASTIC, "with-road", 1, completed=True,
        active="pilgrimage-route",
    ),
    Amendment("wealth", Stage.FLAT, (clauses.WEALTH,), BUILT, each=3, completed=True, active="wealth"),
    Amendment(
        "poverty", Stage.FLAT, (clauses.POVERTY, clauses.BELOW_ZERO), BUILT, each=-3, completed=True,
        active="poverty",
    ),
)  # fmt: skip

TABLE = (*BASE, *SMALL_CITY, *INNS, *SURVEYORS)
"""What is played at a table."""

OTHERS = (
    # A coat of arms on a cap: only Abbey & Mayor has one
    Amendment(
        "cap-shields", Stage.COUNT, (clauses.CAP_SHIELD,), CITY, mark="cap-shield", completed=True,
        active="bad-neighborhood", reading=("cap-shield", "lost"), drops=("shields", "cap-shields"),
    ),
    Amendment(
        "cap-shields", Stage.COUNT, (clauses.CAP_SHIELD,), CITY, mark="cap-shield", completed=True,
        active="bad-neighborhood", reading=("cap-shield", "counts"),
    ),
    # The Besiegers, The Cathars, Siege: a point less for each tile and coat of arms that counts
    Amendment(
        "unfinished-besieged", Stage.EACH, (clauses.BESIEGED_UNFINISHED,), CITY, "tiles", 0, "besieged", False,
        replaces=("tiles", "shields", "unfinished-cathedral"),
    ),
    Amendment(
        "besieged", Stage.MODIFIER, (clauses.BESIEGED,), CITY, "tiles", -1, "besieged", True,
    ),
    Amendment("besieged-shields", Stage.MODIFIER, (clauses.BESIEGED,), CITY, "shields", -1, "besieged", True),
    Amendment("besieged-cities", Stage.EACH, (clauses.BESIEGED_FARMERS,), FIELD, "besieged-cities", 3, "besieged-cities"),
    # German cathedrals
    Amendment(
        "german-cathedral", Stage.MODIFIER, (clauses.GERMAN_ROAD,), ROAD, "tiles", 1,
        "german-cathedral", True,
    ),
    Amendment(
        "german-cathedral", Stage.MODIFIER, (clauses.GERMAN_ROAD,), ROAD, "tiles", "german-cathedral-with-inn",
        "german-cathedral-and-inn", True, replaces=("german-cathedral", "inn"),
    ),
    Amendment("road-tiles", Stage.EACH, (clauses.ARCHBISHOP,), GERMAN_CATHEDRAL, "road-tiles", 1),
    # Monastic buildings
    Amendment("challenge", Stage.EACH, (clauses.CHALLENGE,), MONASTIC, "tiles", 0, "challenge-lost", replaces=("tiles",)),
    Amendment(
        "laid-down", Stage.EACH, (clauses.LAID_DOWN,), MONASTIC, "row-and-column", 1, "laid-down",
        replaces=("tiles",),
    ),
    Amendment("church", Stage.FLAT, (clauses.CHURCH,), MONASTIC, each=3, completed=True, to="majority-around"),
    # Bonuses by the original count
    Amendment(
        "mage", Stage.ON_ORIGINAL, (clauses.MAGE,), ROAD | CITY, f"{ORIGINAL}tiles", 1, "mage",
        True,
    ),
    Amendment(
        "wainwrights", Stage.ON_ORIGINAL, (clauses.WAINWRIGHTS,), ROAD, f"{ORIGINAL}tiles",
        "wainwrights-each", completed=True, to="wainwrights",
    ),
    Amendment("markets", Stage.FLAT, (clauses.MARKETS,), BUILT, each=1, completed=True, to="markets"),
    # Halving
    Amendment(
        "witch", Stage.HALVING, (clauses.WITCH, clauses.WITCH_ORDER), ROAD | CITY, mark="witch", completed=True,
        reading=("witch", "before-flat"), halves=True,
    ),
    Amendment(
        "witch", Stage.LAST, (clauses.WITCH, clauses.WITCH_ORDER), ROAD | CITY, mark="witch", completed=True,
        reading=("witch", "after-flat"), halves=True,
    ),
    # Flat
    Amendment(
        "little-buildings", Stage.FLAT, (clauses.BUILDINGS,), BUILT, "little-buildings", 1,
        "little-buildings", True,
    ),
    Amendment("towers", Stage.FLAT, (clauses.BUILDINGS_VARIANT,), BUILT, "towers", 3, "buildings-variant", True),
    Amendment("houses", Stage.FLAT, (clauses.BUILDINGS_VARIANT,), BUILT, "houses", 2, "buildings-variant", True),
    Amendment("sheds", Stage.FLAT, (clauses.BUILDINGS_VARIANT,), BUILT, "sheds", 1, "buildings-variant", True),
    Amendment("darmstadtium", Stage.FLAT, (clauses.DARMSTADTIUM,), CITY, each=3, mark="darmstadtium", completed=True),
)  # fmt: skip

ALL = (*TABLE, *OTHERS)
"""What the scoring desk knows."""
