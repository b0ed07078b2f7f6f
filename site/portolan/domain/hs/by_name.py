"""Search by everyday names of goods in a query.

A query is a row of units: Latin words and single Chinese characters. A name is found wherever its
units stand side by side; one inside a longer one is not looked at, so that a coffee machine is no
coffee. Nor is a material beside other words: a steel bottle is no steel.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass

from portolan.domain.hs.materials import material_keys
from portolan.domain.hs.store import HsStore
from portolan.domain.hs.terms import key, runs

LONGEST_NAME = 8
"""Units of a name, at most."""


@dataclass(frozen=True, slots=True)
class NamedCodes:
    """Bare codes, each with the everyday name that it matches, the longest names first.

    Attributes:
        whole: by a name that is the whole query.
        within: by names that are parts of it.
    """

    whole: dict[str, str]
    within: dict[str, str]


def by_name(store: HsStore, query_runs: Sequence[str]) -> NamedCodes:
    """Return the codes of the everyday names in a query."""
    units = [unit for run in query_runs for unit in ([run] if run.isascii() else run)]
    if not units:
        return NamedCodes({}, {})
    spans = list(_spans(units))
    known = _names_by_key(store, {key(units), *(name_key for name_key, _, _ in spans)})
    taken: list[tuple[int, int]] = []
    within: dict[str, str] = {}
    for name_key, start, end in spans:
        if name_key in known and not any(a <= start and end <= b for a, b in taken):
            taken.append((start, end))
            if name_key in material_keys() and end - start < len(units):
                continue
            named = {code: name for code, name in known[name_key] if code not in within}
            within = named | within if _is_last(units, end) else within | named
    return NamedCodes(_as_written(known.get(key(units), []), query_runs), within)


def _is_last(units: Sequence[str], end: int) -> bool:
    """Whether a Chinese name ends the query: 自行车头盔 is a 头盔."""
    return end == len(units) and not units[-1].isascii()


def _as_written(pairs: Iterable[tuple[str, str]], query_runs: Sequence[str]) -> dict[str, str]:
    """Put the exact spelling first among names of one key, like glass and glasses."""
    return dict(sorted(pairs, key=lambda pair: runs(pair[1]) != list(query_runs)))


def _spans(units: Sequence[str]) -> Iterator[tuple[str, int, int]]:
    """Yield every part that may be a name, the longest first.

    Among equals the last comes first, since English puts the goods last; one Chinese character is
    too short.
    """
    for length in range(min(LONGEST_NAME, len(units)), 0, -1):
        for start in range(len(units) - length, -1, -1):
            part = units[start : start + length]
            if length > 1 or part[0].isascii():
                yield key(part), start, start + length


def _names_by_key(store: HsStore, keys: Collection[str]) -> dict[str, list[tuple[str, str]]]:
    marks = ",".join("?" * len(keys))
    rows = store.query(
        f"SELECT key, code, name FROM everyday WHERE key IN ({marks})"  # noqa: S608 - question marks
        " ORDER BY key, position",
        tuple(keys),
    )
    known: dict[str, list[tuple[str, str]]] = {}
    for row in rows:
        known.setdefault(row["key"], []).append((row["code"], row["name"]))
    return known
