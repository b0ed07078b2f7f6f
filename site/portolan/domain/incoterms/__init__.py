"""Incoterms 2020: where the risk of a delivery passes, and up to where the seller pays."""

from portolan.domain.incoterms.rules import INCOTERMS, DeliveryStage, Incoterm

__all__ = ["INCOTERMS", "DeliveryStage", "Incoterm"]
