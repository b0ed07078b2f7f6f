"""The emissions query: cleaned texts, not yet validated."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from werkzeug.datastructures import MultiDict

from forms.choices import FCL
from forms.cleaning import clean_line
from forms.piece_fields import PiecesField
from portolan.domain.cargo import containers
from portolan.domain.emissions import DEFAULT_SET
from portolan.domain.mode import MODES, Mode
from portolan.sections.shared.emissions_query.pieces import CELL_ARGS, MORE_ARG, pieces_in

ROAD, RAIL = "road", "rail"

LONGEST = 120
"""The maximum characters of a field; longer text is cut to one more, to show as too long."""

TEXTS = (
    *("origin", "origin_choice", "destination", "destination_choice", "mode"),
    *("weight_kg", "volume_m3", "distance_km", "refrigerated", "ship_size", "factor_set"),
)
ENDS = ("origin", "origin_choice", "destination", "destination_choice")
CARGO = ("weight_kg", "volume_m3")
YES = "y"

SHIP_SIZES = {
    "8000": "container-ship-8000",
    "3000": "container-ship-3000",
    "2000": "container-ship-2000",
    "1000": "container-ship-1000",
    "under-1000": "container-ship-under-1000",
}
"""Vehicles of the factors by the smallest TEU of their size; without one, the set's own average."""


def container_arg(code: str) -> str:
    """The query argument for the number of containers of a type."""
    return f"containers-{code}"


def arguments() -> tuple[str, ...]:
    """Every query argument that the calculator reads."""
    return (*TEXTS, *_container_args(), *CELL_ARGS, MORE_ARG)


def _container_args() -> tuple[str, ...]:
    return tuple(container_arg(one.code) for one in containers())


@dataclass(frozen=True)
class EmissionsQuery:
    """The texts by field name; missing ones are empty.

    A link without cargo or places, and without the set of factors that the form always sends, only
    prefills the form: missing fields are then no errors.
    """

    typed: Mapping[str, str]
    is_sent: bool

    @classmethod
    def of(cls, args: MultiDict[str, str]) -> "EmissionsQuery":
        """The query of a request; mode and set of factors have a default."""
        typed = {name: clean_line(args.get(name, "")[: LONGEST * 4]) for name in arguments()}
        typed["mode"] = typed["mode"] or FCL
        typed["factor_set"] = typed["factor_set"] or DEFAULT_SET
        has_cargo = any(name in args for name in (*CARGO, *_container_args(), *CELL_ARGS))
        is_sent = "factor_set" in args or (has_cargo and any(name in args for name in ENDS))
        return cls({name: text[: LONGEST + 1] for name, text in typed.items()}, is_sent)

    def __getitem__(self, name: str) -> str:
        return self.typed[name]

    @property
    def mode(self) -> Mode:
        """The mode of transport; `mode` has to be one of `MODES`."""
        return MODES[self["mode"]]

    @property
    def names_will_do(self) -> bool:
        """Whether the ends are only names, since a distance is given or required."""
        return bool(self["distance_km"]) or self.mode in (Mode.ROAD, Mode.RAIL)

    @property
    def is_refrigerated(self) -> bool:
        """Whether the goods travel refrigerated."""
        return self["refrigerated"] == YES

    @property
    def vehicle(self) -> str | None:
        """The factor's vehicle, if a size of ship is asked for."""
        return SHIP_SIZES.get(self["ship_size"]) if self.mode is Mode.SEA else None

    @property
    def counts(self) -> Mapping[str, str]:
        """The number of containers of each type, as typed."""
        return {one.code: self[container_arg(one.code)] for one in containers()}

    @cached_property
    def pieces(self) -> PiecesField:
        """The rows of pieces, judged."""
        return pieces_in(self.typed)

    @property
    def has_input(self) -> bool:
        """Whether any field without a default is filled in."""
        preset = {"mode", "factor_set"}
        return self.is_sent or any(self[name] for name in arguments() if name not in preset)
