"""The eleven Incoterms 2020 of the ICC, by code.

Risk passes by rules A2/B3 (delivery, transfer of risk), costs by rule A9.
"""

from enum import IntEnum, auto
from types import MappingProxyType
from typing import NamedTuple


class DeliveryStage(IntEnum):
    """The places of a delivery at which risk or cost can pass, in their order."""

    SELLERS_DOOR = 0
    FIRST_CARRIER = auto()
    ALONGSIDE = auto()
    ON_BOARD = auto()
    PORT_REACHED = auto()
    ARRIVED = auto()
    UNLOADED = auto()
    CLEARED = auto()


class Incoterm(NamedTuple):
    """A rule: the stage at which the risk passes, and the stage up to which the seller pays."""

    risk: DeliveryStage
    cost: DeliveryStage

    @property
    def is_paid_beyond_risk(self) -> bool:
        """Whether the seller pays for a way on which the buyer bears the risk."""
        return self.cost > self.risk


INCOTERMS = MappingProxyType(
    {
        "EXW": Incoterm(DeliveryStage.SELLERS_DOOR, DeliveryStage.SELLERS_DOOR),
        "FCA": Incoterm(DeliveryStage.FIRST_CARRIER, DeliveryStage.FIRST_CARRIER),
        "CPT": Incoterm(DeliveryStage.FIRST_CARRIER, DeliveryStage.ARRIVED),
        "CIP": Incoterm(DeliveryStage.FIRST_CARRIER, DeliveryStage.ARRIVED),
        "FAS": Incoterm(DeliveryStage.ALONGSIDE, DeliveryStage.ALONGSIDE),
        "FOB": Incoterm(DeliveryStage.ON_BOARD, DeliveryStage.ON_BOARD),
        "CFR": Incoterm(DeliveryStage.ON_BOARD, DeliveryStage.PORT_REACHED),
        "CIF": Incoterm(DeliveryStage.ON_BOARD, DeliveryStage.PORT_REACHED),
        "DAP": Incoterm(DeliveryStage.ARRIVED, DeliveryStage.ARRIVED),
        "DPU": Incoterm(DeliveryStage.UNLOADED, DeliveryStage.UNLOADED),
        "DDP": Incoterm(DeliveryStage.ARRIVED, DeliveryStage.CLEARED),
    }
)
