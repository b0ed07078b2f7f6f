"""Dates of a shipment from the ready date to the door, early, likely and late; and backwards."""

from portolan.domain.arrival.milestones import (
    Carriage,
    DayRange,
    Milestone,
    PlannedShipment,
    Schedule,
    latest_ready,
    schedule,
)
from portolan.domain.arrival.working_days import Holiday, WorkingDays, working_days

__all__ = [
    "Carriage",
    "DayRange",
    "Holiday",
    "Milestone",
    "PlannedShipment",
    "Schedule",
    "WorkingDays",
    "latest_ready",
    "schedule",
    "working_days",
]
