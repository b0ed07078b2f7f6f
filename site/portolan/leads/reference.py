"""The reference number of a submission, for people to say and to type: `K7Q-F3M-9XT`.

It is the beginning of the submission's id, so nothing more is stored: 40 random bits in
Crockford's base 32, which has no I, L, O or U, and a check sign.
"""

from uuid import UUID

SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LENGTH = 8
_REST = 128 - 5 * LENGTH
_HEARD = str.maketrans("OIL", "011", "- ")
_FIELD = 0b100101
"""The polynomial x⁵ + x² + 1: the signs are elements of the field with 32 elements."""


def reference_of(submission_id: UUID) -> str:
    """The reference number of the submission with this id."""
    number = submission_id.int >> _REST
    digits = [number >> 5 * place & 31 for place in reversed(range(LENGTH))]
    signs = "".join(SIGNS[digit] for digit in (*digits, _check(digits)))
    return f"{signs[:3]}-{signs[3:6]}-{signs[6:]}"


def ids_of(reference: str) -> tuple[UUID, UUID]:
    """The lowest and the highest id with a reference number, typed as it was heard.

    Raises:
        ValueError: it is none; one wrong sign, or two that were exchanged, are noticed.
    """
    digits = [SIGNS.index(sign) for sign in reference.upper().translate(_HEARD)]
    if len(digits) != LENGTH + 1 or _check(digits[:-1]) != digits[-1]:
        raise ValueError(reference)
    number = sum(digit << 5 * place for place, digit in enumerate(reversed(digits[:-1])))
    return UUID(int=number << _REST), UUID(int=(number + 1 << _REST) - 1)


def _check(digits: list[int]) -> int:
    """The check digit: each digit has another weight, a power of 2 in the field."""
    total = 0
    for digit in digits:
        total = (total ^ digit) << 1
        total ^= _FIELD if total > 31 else 0
    return total
