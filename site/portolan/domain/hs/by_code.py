"""Search by digits: the code itself, the codes below it, or the nearest code."""

from collections.abc import Iterator

from portolan.domain.hs.code import LONGEST
from portolan.domain.hs.result import MatchReason
from portolan.domain.hs.store import HsStore

Candidates = Iterator[tuple[str, MatchReason]]


def by_code(store: HsStore, code: str, limit: int, *, unbroken: bool) -> dict[str, MatchReason]:
    """Return the bare codes that match digits or a section's number, the best first.

    Digits that were typed unbroken, with neither dot nor space, may have lost a zero in front.
    """
    reasons: dict[str, MatchReason] = {}
    for other, why in _candidates(store, code, limit, unbroken=unbroken):
        reasons.setdefault(other, why)
    return dict(list(reasons.items())[:limit])


def _candidates(store: HsStore, code: str, limit: int, *, unbroken: bool) -> Candidates:
    exact = code[:LONGEST] if code.isdigit() else code
    if store.code(exact):
        yield exact, MatchReason.NATIONAL if len(code) > len(exact) else MatchReason.EXACT
        yield from ((child, MatchReason.BELOW) for child in _below(store, exact, limit))
    # Spreadsheets drop the zero of chapters 01 to 09.
    elif unbroken and len(code) % 2 and store.code(f"0{code}"):
        yield f"0{code}", MatchReason.EXACT
        yield from ((child, MatchReason.BELOW) for child in _below(store, f"0{code}", limit))
    yield from _begin(store, exact, limit)


def _begin(store: HsStore, code: str, limit: int) -> Candidates:
    """Codes that begin with the digits; if none does, with as many of the digits as possible."""
    if not code.isdigit():
        return
    for length in range(len(code), 0, -1):
        beginning, whole = code[:length], length == len(code)
        rows = store.query(
            "SELECT code FROM code WHERE code >= ? AND code < ? AND level != 'section'"
            " AND length(code) <= ? ORDER BY length(code), code LIMIT ?",
            (beginning, f"{beginning}:", LONGEST if whole else _level_below(length), limit),
        )
        if rows:
            why = MatchReason.BEGINS if whole else MatchReason.NEAREST
            yield from ((row["code"], why) for row in rows)
            return


def _level_below(length: int) -> int:
    """Length of the codes right below a code of this length: six below the four of 8517."""
    return length + 2 - length % 2


def _below(store: HsStore, code: str, limit: int) -> list[str]:
    rows = store.query("SELECT code FROM code WHERE parent = ? ORDER BY id LIMIT ?", (code, limit))
    return [row["code"] for row in rows]
