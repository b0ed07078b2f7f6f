"""The rows of the HS database's tables and of its index."""

import json
import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from portolan.core.locale import SOURCE_LANGUAGE
from portolan.domain.hs.code import parent_of
from portolan.domain.hs.everyday import EverydayGoods
from portolan.domain.hs.exclusions import leading_words, split_exclusions
from portolan.domain.hs.notes import notes
from portolan.domain.hs.record import HsCode
from portolan.domain.hs.terms import index_terms, key, runs

SHORTEST_WORD = 3
"""Shorter words are too like each other to be suggested."""

Row = tuple[object, ...]


def fill(
    database: sqlite3.Connection, codes: tuple[HsCode, ...], goods: tuple[EverydayGoods, ...]
) -> None:
    """Write every table, and the index, of a file that has them empty."""
    _insert(database, "code", map(_row, enumerate(codes, 1)))
    _insert(database, "note", _notes())
    _insert(database, "everyday", _keys(goods))
    _insert(database, "word", _vocabulary(codes, goods))
    _index(database, codes, goods)


def _insert(database: sqlite3.Connection, table: str, rows: Iterable[tuple[object, ...]]) -> None:
    values = list(rows)
    marks = ",".join("?" * len(values[0]))
    database.executemany(f"INSERT INTO {table} VALUES ({marks})", values)  # noqa: S608 - constants


def _row(numbered: tuple[int, HsCode]) -> tuple[object, ...]:
    number, code = numbered
    return (
        *(number, code.code, code.level.value, _parent(code), code.section),
        *(code.text, code.slug, _packed(code.translations)),
    )


def _parent(code: HsCode) -> str | None:
    if code.code == code.section:
        return None
    return parent_of(code.code) or code.section


def _notes() -> Iterator[tuple[str, str, str, str, str]]:
    for note in notes():
        mentioned = " ".join(note.mentions)
        yield note.code, note.kind.value, note.text, mentioned, _packed(note.translations)


def _packed(translations: Mapping[str, str]) -> str:
    return json.dumps(dict(translations), ensure_ascii=False)


def _keys(goods: Iterable[EverydayGoods]) -> Iterator[tuple[str, str, int, str, str, str, int]]:
    """The keys of all names; where two kinds of goods share one, the first of the list wins."""
    seen: set[tuple[str, str]] = set()
    counts: Counter[str] = Counter()
    for item in goods:
        for language, name in _named(item):
            name_key = key(runs(name))
            for code in item.codes:
                if (name_key, code) not in seen:
                    seen.add((name_key, code))
                    place = len(seen)
                    yield name_key, code, counts[name_key], name, language, item.kind, place
                    counts[name_key] += 1


def _vocabulary(
    codes: Iterable[HsCode], goods: Iterable[EverydayGoods]
) -> Iterator[tuple[str, int]]:
    times: Counter[str] = Counter()
    for code in codes:
        times.update(set(filter(_is_word, runs(code.text))))
    for item in goods:
        for language, name in _named(item):
            is_source = language == SOURCE_LANGUAGE
            times.update(filter(_is_word, runs(name)) if is_source else [name])
    yield from times.items()


def _named(goods: EverydayGoods) -> Iterator[tuple[str, str]]:
    """The names of goods, each after its language."""
    return ((language, name) for language, names in goods.names.items() for name in names)


def _is_word(run: str) -> bool:
    return run.isascii() and run.isalpha() and len(run) >= SHORTEST_WORD


def _index(
    database: sqlite3.Connection, codes: tuple[HsCode, ...], goods: tuple[EverydayGoods, ...]
) -> None:
    texts = {code.code: " ".join((code.text, *code.translations.values())) for code in codes}
    names = _names_by_code(goods)
    rows = [
        (number, *map(index_terms, _fields(code, texts, names)))
        for number, code in enumerate(codes, 1)
    ]
    database.executemany(
        "INSERT INTO search (rowid, head, own, everyday, above, aside) VALUES (?, ?, ?, ?, ?, ?)",
        rows,
    )
    database.execute("INSERT INTO search(search) VALUES ('optimize')")


def _fields(code: HsCode, texts: dict[str, str], names: dict[str, str]) -> tuple[str, ...]:
    own, aside = split_exclusions(code.text)
    above, parent = [], _parent(code)
    while parent:
        above.append(split_exclusions(texts[parent])[0])
        parent = parent_of(parent) or (code.section if parent != code.section else None)
    others = code.translations.values()
    head = " ".join(map(leading_words, (code.text, *others)))
    return head, " ".join((own, *others)), names.get(code.code, ""), " ".join(above), aside


def _names_by_code(goods: Iterable[EverydayGoods]) -> dict[str, str]:
    names: dict[str, list[str]] = {}
    for item in goods:
        for code in item.codes:
            names.setdefault(code, []).extend(name for _, name in _named(item))
    return {code: " ".join(named) for code, named in names.items()}
