"""Code 128 as it should be."""

from barcode.codex import Code128

CHANGE_TO_PAIRS = 99


class RepairedCode128(Code128):  # type: ignore[misc]  # the package tells no types
    """The package's Code 128, for numbers that begin with 99.

    It begins with the character set for pairs of digits, where the pair 99 has the value by which
    the other sets change to this one; the package takes it for that change and drops the digits.
    """

    def _try_to_optimize(self, encoded: list[int]) -> list[int]:
        if encoded[1] == CHANGE_TO_PAIRS:
            return encoded
        return list(super()._try_to_optimize(encoded))
