"""The question as the address states it: texts, cleaned but not yet judged."""

from collections.abc import Mapping
from dataclasses import dataclass

from werkzeug.datastructures import MultiDict

from forms.choices import FCL
from forms.cleaning import clean_line
from portolan.domain.cargo import containers
from portolan.domain.emissions import DEFAULT_SET
from portolan.domain.mode import MODES, Mode

ROAD, RAIL = "road", "rail"

LONGEST = 120
"""Characters of any answer. More is cut, after one that says it was more."""

TEXTS = (
    *("origin", "origin_choice", "destination", "destination_choice", "mode"),
    *("weight_kg", "volume_m3", "distance_km", "refrigerated", "factor_set"),
)
WHOLE = ("factor_set", "weight_kg", "volume_m3")
YES = "y"


def container_arg(code: str) -> str:
    """The name under which the address counts a type of container."""
    return f"containers-{code}"


def arguments() -> tuple[str, ...]:
    """Every query argument that the calculator reads."""
    return (*TEXTS, *_container_args())


def _container_args() -> tuple[str, ...]:
    return tuple(container_arg(one.code) for one in containers())


@dataclass(frozen=True)
class EmissionsQuery:
    """The answers by the names of their fields; what is not answered is the empty text.

    A link that names no cargo and no set of factors, as the form always does, only fills the form
    in: what it leaves out is no mistake of the visitor's.
    """

    typed: Mapping[str, str]
    is_sent: bool

    @classmethod
    def of(cls, args: MultiDict[str, str]) -> "EmissionsQuery":
        """The question of an address; mode and set of factors have a default."""
        typed = {name: clean_line(args.get(name, "")[: LONGEST * 4]) for name in arguments()}
        typed["mode"] = typed["mode"] or FCL
        typed["factor_set"] = typed["factor_set"] or DEFAULT_SET
        is_sent = any(name in args for name in (*WHOLE, *_container_args()))
        return cls({name: text[: LONGEST + 1] for name, text in typed.items()}, is_sent)

    def __getitem__(self, name: str) -> str:
        return self.typed[name]

    @property
    def mode(self) -> Mode:
        """The mode of transport, once `mode` is known to be one of `MODES`."""
        return MODES[self["mode"]]

    @property
    def names_will_do(self) -> bool:
        """Whether the ends are but names: a distance is given, or has to be."""
        return bool(self["distance_km"]) or self.mode in (Mode.ROAD, Mode.RAIL)

    @property
    def is_refrigerated(self) -> bool:
        """Whether the goods travel refrigerated."""
        return self["refrigerated"] == YES

    @property
    def counts(self) -> Mapping[str, str]:
        """How many containers of each type, as typed."""
        return {one.code: self[container_arg(one.code)] for one in containers()}

    @property
    def has_input(self) -> bool:
        """Whether the form was sent, or a link answers more than what has a default."""
        preset = {"mode", "factor_set"}
        return self.is_sent or any(self[name] for name in arguments() if name not in preset)
