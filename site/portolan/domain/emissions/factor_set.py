"""A published set of factors, and the choice of a shipment's factor."""

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal

from portolan.domain.emissions.factor import Factor, refrigerated
from portolan.domain.errors import FreightError, UnknownCode
from portolan.domain.limits import DISTANCE_KM, Number
from portolan.domain.mode import Mode


class NoFactor(FreightError):  # noqa: N818 - reads as what happened where a view catches it
    """A query that the set has no factor for; another set or another choice may have one."""

    def __init__(self, factor_set: str, wish: "FactorQuery") -> None:
        super().__init__(f"{factor_set} has no factor for {wish}")
        self.factor_set, self.wish = factor_set, wish


@dataclass(frozen=True, slots=True)
class FactorQuery:
    """A request for a factor; without a vehicle, the set's first for the mode."""

    mode: Mode
    distance_km: Decimal
    vehicle: str | None = None
    refrigerated: bool = False
    radiative_forcing: bool = False

    def fits(self, factor: Factor) -> bool:
        """Whether the factor fits the query, without regard to refrigeration."""
        return (
            factor.mode is self.mode
            and self.vehicle in (None, factor.vehicle)
            and factor.radiative_forcing == self.radiative_forcing
            and factor.covers(self.distance_km)
        )


@dataclass(frozen=True, slots=True)
class FactorSet:
    """A published set: its factors in the order of its table, and its conventions.

    ``tonnes_per_teu`` turns factors per container into factors per tonne; ``refrigerated_road``
    multiplies a road factor for refrigerated goods. Either is None where the set has none.
    """

    code: str
    name: str
    year: int
    source: str
    url: str
    factors: Sequence[Factor]
    tonnes_per_teu: Decimal | None = None
    refrigerated_road: Decimal | None = None

    def vehicles(self, mode: Mode) -> list[Factor]:
        """Return the first factor of each vehicle of a mode, for a list to choose from."""
        by_vehicle: dict[str, Factor] = {}
        for factor in self.factors:
            if factor.mode is mode:
                by_vehicle.setdefault(factor.vehicle, factor)
        return list(by_vehicle.values())

    def choose(
        self,
        mode: Mode,
        distance_km: Number,
        *,
        vehicle: str | None = None,
        refrigerated: bool = False,
        radiative_forcing: bool = False,
    ) -> Factor:
        """Return the factor for a planned distance: for air, the great circle of one flight.

        Raise UnknownCode for a vehicle that the set does not have, OutOfRange for a distance that
        is none, and NoFactor where the set is silent: it never lends another mode's factor.
        """
        if vehicle is not None and all(vehicle != known.vehicle for known in self.vehicles(mode)):
            raise UnknownCode("vehicle", vehicle)
        planned_km = DISTANCE_KM.checked(distance_km)
        wish = FactorQuery(mode, planned_km, vehicle, refrigerated, radiative_forcing)
        return self._granted(wish)

    def _granted(self, wish: FactorQuery) -> Factor:
        lines = [factor for factor in self.factors if wish.fits(factor)]
        for factor in lines:
            if factor.refrigerated == wish.refrigerated:
                return factor
        # Only refrigeration is missing, and only by road is it a matter of a fixed share.
        if lines and wish.refrigerated and wish.mode is Mode.ROAD and self.refrigerated_road:
            return refrigerated(lines[0], self.refrigerated_road)
        raise NoFactor(self.code, wish)
