"""Costs by distance, by day and by speed: break-even, demurrage, tied-up money, fuel."""


def break_even_km(truck_per_km: float, train_per_km: float, train_ends: float) -> float:
    """Return the distance from which a train costs no more than a truck.

    `train_ends` is the trucking at both ends of the train: 400 ÷ (1.40 − 0.70) = 571 km.
    """
    return train_ends / (truck_per_km - train_per_km)


def demurrage(day: int, free_days: int, per_day: int) -> int:
    """Return the cost of a container at the end of a day after its discharge."""
    return max(0, day - free_days) * per_day


def money_days(paid: int, days: int, advance: int = 0, repaid_day: int = 0) -> int:
    """Return the tied-up money times its days, less what an advance covers until it is repaid."""
    return paid * days - advance * repaid_day


def fuel_per_mile(knots: float, full_knots: float) -> float:
    """Return the fuel per mile as a fraction of that at full speed: the square of the speeds."""
    return (knots / full_knots) ** 2
