"""The published sets, read from the tables beside this file.

``factor_sets.csv`` names the sets; ``factors.csv`` has their factors in kilograms of CO2e, the one
that a mode takes by default first. The columns of a factor:

- ``direct`` + ``wtt`` = ``wtw``: burning the fuel and making it. GLEC's defaults are given as their
  sum alone.
- ``over_km`` and ``up_to_km``: the flights that a line is for. Short haul is up to 3,700 km
  (Guidelines to Defra's GHG Conversion Factors 2008, methodology paper for transport; the classes
  have stayed); GLEC's line is for flights over 1,500 km, and it has none here for shorter ones.
- ``distance_basis``: the kilometers that the factor was made with. The UK's air factors hold an 8%
  allowance for indirect flights and so take the great circle; the basis of its other modes is not
  stated. GLEC's defaults take the shortest feasible distance and, by air, the great circle; for
  rail none was found. See ``portolan.domain.geo.distance`` for what follows from it.

``tonnes_per_teu`` and ``refrigerated_road`` are conventions of the GLEC Framework: 10 t of goods in
a TEU, and 12% more for refrigerated goods by road.
"""

from collections.abc import Sequence
from decimal import Decimal
from functools import cache
from pathlib import Path

from portolan.domain.emissions.factor import Factor, Unit
from portolan.domain.emissions.factor_set import FactorSet
from portolan.domain.errors import UnknownCode
from portolan.domain.geo.distance import Basis
from portolan.domain.mode import Mode
from portolan.domain.table import rows

SETS_FILE = Path(__file__).with_name("factor_sets.csv")
SET_COLUMNS = ("set", "name", "year", "tonnes_per_teu", "refrigerated_road", "source", "url")

FACTORS_FILE = Path(__file__).with_name("factors.csv")
FACTOR_COLUMNS = (
    *("set", "mode", "vehicle", "name", "over_km", "up_to_km", "refrigerated"),
    *("radiative_forcing", "direct", "wtt", "wtw", "unit", "distance_basis", "year", "source"),
)

UNITS = {"t-km": Unit.TONNE_KM, "TEU-km": Unit.TEU_KM}
FLAGS = {"yes": True, "no": False}

DEFAULT_SET = "desnz-2025"


@cache
def factor_sets() -> Sequence[FactorSet]:
    """Return every set, the default first."""
    factors = [_factor(row) for row in rows(FACTORS_FILE, FACTOR_COLUMNS)]
    return tuple(_factor_set(row, factors) for row in rows(SETS_FILE, SET_COLUMNS))


def factor_set(code: str = DEFAULT_SET) -> FactorSet:
    """Return a set by its code; raise UnknownCode for one that is not there."""
    for each in factor_sets():
        if each.code == code:
            return each
    raise UnknownCode("factor_set", code)


def _factor_set(row: dict[str, str], factors: Sequence[Factor]) -> FactorSet:
    return FactorSet(
        code=row["set"],
        name=row["name"],
        year=int(row["year"]),
        source=row["source"],
        url=row["url"],
        factors=tuple(factor for factor in factors if factor.factor_set == row["set"]),
        tonnes_per_teu=_figure(row["tonnes_per_teu"]),
        refrigerated_road=_figure(row["refrigerated_road"]),
    )


def _factor(row: dict[str, str]) -> Factor:
    return Factor(
        factor_set=row["set"],
        mode=Mode(row["mode"]),
        vehicle=row["vehicle"],
        name=row["name"],
        wtw=Decimal(row["wtw"]),
        unit=UNITS[row["unit"]],
        basis=Basis(row["distance_basis"]),
        year=int(row["year"]),
        source=row["source"],
        direct=_figure(row["direct"]),
        wtt=_figure(row["wtt"]),
        refrigerated=FLAGS[row["refrigerated"]],
        radiative_forcing=FLAGS[row["radiative_forcing"]],
        over_km=_figure(row["over_km"]),
        up_to_km=_figure(row["up_to_km"]),
    )


def _figure(text: str) -> Decimal | None:
    return Decimal(text) if text else None
