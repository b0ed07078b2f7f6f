"""Search by everyday names of goods in a query.

A query is a row of units: Latin words and single Chinese characters. A name is found wherever its
units stand side by side; one inside a longer one is not looked at, so that a coffee machine is no
coffee. Nor is a material beside other words: a steel bottle is no steel. Where a material stands
beside the name of goods, the query is of those goods, made of that material.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from portolan.domain.hs.made_of import codes_of, materials
from portolan.domain.hs.query import BEFORE_MATERIALS, BEHIND_GOODS, STOP_WORDS
from portolan.domain.hs.store import HsStore
from portolan.domain.hs.terms import key, runs

LONGEST_NAME = 8
"""Units of a name, at most."""

Span = tuple[str, int, int]
"""The key of some units, the first of them, and the one behind the last."""


@dataclass(frozen=True, slots=True)
class Named:
    """An everyday name with a code of its goods, and the kind of goods or the empty text.

    `is_beside`: other goods follow the name in the query, as in laptop stand.
    """

    code: str
    name: str
    kind: str
    is_beside: bool = False


@dataclass(frozen=True, slots=True)
class NamedCodes:
    """Bare codes, each with the everyday name that it matches, the longest names first.

    Attributes:
        whole: by a name that is the whole query.
        made: by a name beside a material, that of the material first.
        within: by names that are parts of it.
        last: by the Chinese character that ends it, which says what such goods are: 路灯 is a 灯.
        materials: the keys of the materials that stand beside other words.
        is_all: whether there is nothing beside the materials and the name of goods.
    """

    whole: Mapping[str, Named] = field(default_factory=dict)
    made: Mapping[str, Named] = field(default_factory=dict)
    within: Mapping[str, Named] = field(default_factory=dict)
    last: Mapping[str, Named] = field(default_factory=dict)
    materials: tuple[str, ...] = ()
    is_all: bool = False


def by_name(store: HsStore, query_runs: Sequence[str]) -> NamedCodes:
    """Return the codes of the everyday names in a query."""
    units = units_of(query_runs)
    if not units:
        return NamedCodes()
    spans = list(_spans(units))
    single = (unit for unit in units if not unit.isascii())
    # Catalogs write `toothbrush, electric`.
    turned = key([units[-1], *units[:-1]])
    names = {key(units), turned, *single, *(name_key for name_key, _, _ in spans)}
    known = _names_by_key(store, names)
    whole = _whole(known.get(key(units)) or known.get(turned, []), query_runs)
    within = _within(units, spans, known)
    beside = [one for one in materials_in(units) if not _ends_a_name(one, spans, known)]
    if whole:
        has_kind = any(one.kind for one in whole.values())
        return NamedCodes(whole, within=within, is_all=bool(beside) and has_kind)
    made, is_all = _made(units, spans, known, beside)
    ends = [] if units[-1] in materials() else known.get(units[-1], [])
    last = {code: replace(one, is_beside=True) for code, one in _of_kind(ends, ()).items()}
    return NamedCodes({}, made, within, last, tuple(name for name, _, _ in beside), is_all)


def units_of(query_runs: Sequence[str]) -> list[str]:
    """Return the units of a query: Latin words and single Chinese characters."""
    return [unit for run in query_runs for unit in ([run] if run.isascii() else run)]


def materials_in(units: Sequence[str]) -> Iterator[Span]:
    """Yield the materials among units, the longest at each place, from the first to the last."""
    start = 0
    while start < len(units):
        for length in range(min(LONGEST_NAME, len(units) - start), 0, -1):
            name_key = key(units[start : start + length])
            if name_key in materials() and len(units) > length:
                yield name_key, start, start + length
                start += length - 1
                break
        start += 1


def _ends_a_name(material: Span, spans: Iterable[Span], known: Mapping[str, list[Named]]) -> bool:
    """Whether a longer name of goods ends with the word of a material: bed linen."""
    return any(
        name_key in known and name_key not in materials()
        for name_key, start, end in spans
        if start < material[1] and end == material[2]
    )


def _whole(pairs: list[Named], query_runs: Sequence[str]) -> dict[str, Named]:
    """The codes of a name, and those of its kind of goods in other materials."""
    # The exact spelling comes first among names of one key, like glass and glasses.
    return _of_kind(sorted(pairs, key=lambda one: runs(one.name) != list(query_runs)), ())


def _of_kind(pairs: Sequence[Named], beside: Iterable[str]) -> dict[str, Named]:
    if not pairs:
        return {}
    own = {one.code: one for one in pairs}
    codes = codes_of(pairs[0].kind, tuple(own), beside)
    return {code: own.get(code, replace(pairs[0], code=code)) for code in codes}


def _within(
    units: Sequence[str], spans: Iterable[Span], known: Mapping[str, list[Named]]
) -> dict[str, Named]:
    taken: list[tuple[int, int]] = []
    within: dict[str, Named] = {}
    for name_key, start, end in spans:
        if name_key not in known or any(a <= start and end <= b for a, b in taken):
            continue
        taken.append((start, end))
        if name_key in materials() and end - start < len(units):
            continue
        is_beside = _has_goods_behind(units, end)
        named = {
            code: replace(one, is_beside=is_beside)
            for code, one in _of_kind(known[name_key], ()).items()
            if code not in within
        }
        within = named | within if _says_the_goods(units, start, end) else within | named
    return within


def _made(
    units: Sequence[str],
    spans: Sequence[Span],
    known: Mapping[str, list[Named]],
    beside: Sequence[Span],
) -> tuple[dict[str, Named], bool]:
    """The codes of goods beside a material, and whether there is nothing else."""
    found = _goods(units, spans, known, beside) if beside else None
    if not found:
        return {}, False
    name_key, start, end = found
    own = known[name_key]
    named = [
        (material, a, b)
        for material, a, b in beside
        if (b <= start or end <= a) and (_is_word(units, a, b) or (own[0].kind and b == start))
    ]
    if not named:
        return {}, False
    is_all = all(
        unit in STOP_WORDS or any(a <= place < b for _, a, b in (*named, found))
        for place, unit in enumerate(units)
    )
    made = _of_kind(own, [material for material, _, _ in named])
    is_beside = _has_goods_behind(units, end) and not any(
        all(unit in BEFORE_MATERIALS for unit in units[end:a]) for _, a, _ in named if end <= a
    )
    return {code: replace(one, is_beside=is_beside) for code, one in made.items()}, is_all


def _goods(
    units: Sequence[str],
    spans: Sequence[Span],
    known: Mapping[str, list[Named]],
    beside: Sequence[Span],
) -> Span | None:
    """The name of the goods: the longest that ends a phrase, or else the longest of all."""
    ends = list(_phrase_ends(units, beside))
    names = [
        (name_key, start, end)
        for name_key, start, end in (*spans, *((units[end - 1], end - 1, end) for end in ends))
        if name_key in known
        and name_key not in materials()
        and not any(unit in STOP_WORDS for unit in units[start:end])
    ]
    for end in ends:
        if last := next((one for one in names if one[2] == end), None):
            return last
    return next((one for one in names if _is_word(units, *one[1:])), None)


def _phrase_ends(units: Sequence[str], beside: Sequence[Span]) -> Iterator[int]:
    """Yield where phrases end: before a word that joins them, without a material at their end."""
    starts = {end: start for _, start, end in beside}
    for place in range(1, len(units) + 1):
        if place == len(units) or units[place] in STOP_WORDS:
            end = place
            while end in starts:
                end = starts[end]
            if end and units[end - 1] not in STOP_WORDS:
                yield end


def _is_word(units: Sequence[str], start: int, end: int) -> bool:
    """Whether units are more than one Chinese character."""
    return end - start > 1 or units[start].isascii()


def _has_goods_behind(units: Sequence[str], end: int) -> bool:
    """Whether the word that follows says what the goods are: a number or a material does not."""
    rest = units[end:]
    if not rest or rest[0] in STOP_WORDS or rest[0].isdigit():
        return False
    if not rest[0].isascii():
        return len(rest) > 1 and not rest[1].isascii()
    return key(rest[:1]) not in materials()


def _says_the_goods(units: Sequence[str], start: int, end: int) -> bool:
    """Whether a name ends a Chinese query, or the first phrase: 自行车头盔, case for a phone."""
    if end == len(units):
        return not units[-1].isascii()
    return units[end] in BEHIND_GOODS and BEHIND_GOODS.isdisjoint(units[:start])


def _spans(units: Sequence[str]) -> Iterator[Span]:
    """Yield every part that may be a name, the longest first.

    Among equals the last comes first, since English puts the goods last; one Chinese character is
    too short.
    """
    for length in range(min(LONGEST_NAME, len(units)), 0, -1):
        for start in range(len(units) - length, -1, -1):
            if _is_word(units, start, start + length):
                yield key(units[start : start + length]), start, start + length


def _names_by_key(store: HsStore, keys: Collection[str]) -> dict[str, list[Named]]:
    marks = ",".join("?" * len(keys))
    rows = store.query(
        f"SELECT key, code, name, kind FROM everyday WHERE key IN ({marks})"  # noqa: S608 - question marks
        " ORDER BY key, position",
        tuple(keys),
    )
    known: dict[str, list[Named]] = {}
    for row in rows:
        known.setdefault(row["key"], []).append(Named(row["code"], row["name"], row["kind"]))
    return known
