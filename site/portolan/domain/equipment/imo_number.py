"""The number that a ship keeps for life: seven digits, the last of which checks the others."""

import re

_NUMBER = re.compile(r"(?:IMO)?[\s:.-]*([0-9]{7})", re.IGNORECASE)


def imo_number(text: str) -> str | None:
    """The digits of an IMO number with a check digit that fits; None for any other text."""
    match = _NUMBER.fullmatch(text.strip())
    if match is None:
        return None
    digits = [int(each) for each in match[1]]
    total = sum(digit * weight for digit, weight in zip(digits, range(7, 1, -1), strict=False))
    return match[1] if total % 10 == digits[-1] else None
