"""Codes of goods by what they are made of, from `made_of.csv` and `materials.csv`.

A line of `everyday.csv` may name a kind of goods. `made_of.csv` gives the codes of a kind by
material, each with its sentence: a line without materials holds for all of them, one without a
code stands for the codes of the goods themselves. The kind `other` is of articles that no heading
names. A line of `materials.csv` has the names of one material, the first of which `made_of.csv`
uses, and the group of materials that it belongs to, which may stand for it.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from portolan.domain.hs.terms import key, runs
from portolan.domain.table import rows, translations
from portolan.domain.translated import Translated

MATERIALS, MADE_OF = (Path(__file__).with_name(f"{name}.csv") for name in ("materials", "made_of"))
OTHER = "other"
"""The kind of articles that no heading names."""


@dataclass(frozen=True, slots=True)
class OfMaterial(Translated):
    """A code of a kind of goods, empty for the goods' own codes, its materials and its sentence."""

    code: str
    materials: frozenset[str]
    text: str
    translations: Mapping[str, str]


@cache
def materials() -> Mapping[str, tuple[str, str]]:
    """Return each material with its group, by the keys of its names."""
    found: dict[str, tuple[str, str]] = {}
    for row in rows(MATERIALS, ("names", "names_*", "group")):
        material = row["names"].split("|", maxsplit=1)[0]
        for names in (row["names"], *translations(row, "names").values()):
            for name in names.split("|"):
                found.setdefault(key(runs(name)), (material, row["group"]))
    return found


@cache
def made_of() -> Mapping[str, tuple[OfMaterial, ...]]:
    """Return the codes of every kind of goods, in the order of the table."""
    kinds: dict[str, list[OfMaterial]] = {}
    for row in rows(MADE_OF, ("kind", "code", "materials", "text", "text_*")):
        listed = frozenset(filter(None, row["materials"].split("|")))
        entry = OfMaterial(row["code"], listed, row["text"], translations(row, "text"))
        kinds.setdefault(row["kind"], []).append(entry)
    return {kind: tuple(entries) for kind, entries in kinds.items()}


def codes_of(kind: str, own: Sequence[str], named: Iterable[str] = ()) -> tuple[str, ...]:
    """Return the codes of goods of a kind, the likeliest first.

    Args:
        kind: the kind; goods without one have only their own codes.
        own: the goods' own codes.
        named: the keys of the materials that are named, the most telling first.
    """
    entries = made_of().get(kind, ())
    of_material = [code for name in named for code in _of(entries, own, materials()[name])]
    always = [one.code for one in entries if of_material and one.code and not one.materials]
    others = [one.code for one in entries if one.code]
    return tuple(dict.fromkeys((*of_material, *always, *own, *others)))


def articles_of(named: Iterable[str]) -> tuple[str, ...]:
    """Return the codes of articles of these materials that no heading names."""
    codes = (code for name in named for code in _of(made_of()[OTHER], (), materials()[name]))
    return tuple(dict.fromkeys(codes))


def sentence(kind: str, code: str) -> OfMaterial | None:
    """Return the line of a code within a kind of goods, or None."""
    return next((one for one in made_of().get(kind, ()) if one.code == code), None)


def _of(
    entries: Sequence[OfMaterial], own: Sequence[str], material: tuple[str, str]
) -> Iterator[str]:
    """The codes of a material: by its own name, or else by that of its group."""
    for name in filter(None, material):
        fitting = [one for one in entries if name in one.materials]
        for one in fitting:
            yield from (one.code,) if one.code else own
        if fitting:
            return
