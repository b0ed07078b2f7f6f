"""The weight for which a route's page counts emissions: the visitor's own, else one tonne."""

from dataclasses import dataclass
from decimal import Decimal

from forms.figures import total_of
from forms.units import WEIGHT_UNITS
from portolan.core.i18n import _
from portolan.domain.errors import OutOfRange
from portolan.domain.limits import WEIGHT_KG
from portolan.sections.route_search.addresses import WEIGHT
from portolan.web.arguments import argument
from portolan.web.templating import number

TONNE_KG = Decimal(1000)


@dataclass(frozen=True)
class CargoWeight:
    """The weight as typed, in kilograms, and what is wrong with it."""

    typed: str = ""
    kg: Decimal = TONNE_KG
    error: str = ""

    @property
    def is_own(self) -> bool:
        """Whether it is the visitor's."""
        return bool(self.typed) and not self.error

    @property
    def own(self) -> str:
        """The visitor's weight as typed; empty without one."""
        return self.typed if self.is_own else ""

    @property
    def in_kg(self) -> str:
        """The weight in kilograms, with no more decimals than it has."""
        return _written(self.kg)

    @property
    def tonnes(self) -> Decimal:
        """The weight in tonnes."""
        return self.kg / TONNE_KG

    @property
    def in_tonnes(self) -> str:
        """The same as the visitor's language writes it."""
        return _written(self.tonnes)


def cargo_weight() -> CargoWeight:
    """The weight in the query; one tonne if it is missing or unreadable."""
    typed = argument(WEIGHT)
    if not typed:
        return CargoWeight()
    kg = total_of(typed, WEIGHT_UNITS)
    if kg is None:
        return CargoWeight(typed, error=_("Write a positive number, such as 1,250.5."))
    try:
        return CargoWeight(typed, WEIGHT_KG.checked(kg))
    except OutOfRange as error:
        bounds = {"low": number(float(error.low)), "high": number(float(error.high))}
        return CargoWeight(typed, error=_("From {{low}} to {{high}}.", **bounds))


def _written(value: Decimal) -> str:
    return number(value, max(0, -int(value.normalize().as_tuple().exponent)))
