"""Checks of the HS codes and of the tables beside the code."""

import re
from collections import Counter
from collections.abc import Collection, Iterator, Sequence, Set

from portolan.core.locale import SOURCE_LANGUAGE
from portolan.domain.hs.code import ROMAN_NUMBERS, Level, parent_of
from portolan.domain.hs.codes import all_codes, sections, translated_texts
from portolan.domain.hs.differences import differences
from portolan.domain.hs.everyday import everyday
from portolan.domain.hs.made_of import made_of, materials
from portolan.domain.hs.notes import mentions, notes
from portolan.domain.hs.record import HsCode, HsCounts

EXPECTED = HsCounts(sections=21, chapters=96, headings=1228, subheadings=5612)
"""The contents of the edition of 2022: chapter 77 is reserved and empty."""
RESERVED = "77"
_FIBER_NAMED = re.compile(r"\b(?:cotton|wool|silk|flax|polyester|synthetic|man-made)\b")
_FIBER = re.compile(rf"^[^(]*{_FIBER_NAMED.pattern}")
"""A fiber in a text, but for what stands in brackets."""
_UNTIDY = re.compile(r"^\s|\s$|\s{2}|[^\x20-\x7e]|\(cont\)|[,;:]$|,,|\.\.")


def faults() -> tuple[str, ...]:
    """Return every fault as a sentence."""
    codes = all_codes()
    known = {code.code for code in codes}
    return (
        *_of_order(codes, known),
        *_of_texts(codes),
        *_of_sections(known),
        *_of_translations(known),
        *_of_everyday(known),
        *_of_fibers(codes),
        *_of_differences(),
        *_of_materials(known),
        *_of_notes(known),
    )


def counts(codes: Sequence[HsCode]) -> HsCounts:
    """Return how many codes each level has."""
    levels = Counter(code.level for code in codes)
    return HsCounts(**{f"{level}s": levels[level] for level in Level})


def _of_order(codes: Sequence[HsCode], known: Collection[str]) -> Iterator[str]:
    if counts(codes) != EXPECTED:
        yield f"{counts(codes)} instead of {EXPECTED}"
    for code in codes:
        parent = parent_of(code.code)
        if parent and parent not in known:
            yield f"{code.code} lacks {parent}"
    yield from (f"{code} is there twice" for code in _twice(code.code for code in codes))
    yield from (f"the address {slug} is there twice" for slug in _twice(c.slug for c in codes))


def _of_texts(codes: Sequence[HsCode]) -> Iterator[str]:
    for code in codes:
        if not code.text or _UNTIDY.search(code.text):
            yield f"{code.code} has an untidy text: {code.text[-60:]!r}"
        if code.text.count("(") != code.text.count(")"):
            yield f"{code.code} has an open bracket"
    # A heading with one subheading shares its text; two subheadings may not.
    fine = (code.text for code in codes if code.level is Level.SUBHEADING)
    yield from (f"two subheadings read {text[:60]!r}" for text in _twice(fine))


def _of_sections(known: Collection[str]) -> Iterator[str]:
    all_sections = sections()
    if tuple(section.number for section in all_sections) != ROMAN_NUMBERS:
        yield "the sections are not I to XXI"
    chapters = [
        f"{chapter:02}"
        for section in all_sections
        for chapter in range(int(section.first), int(section.last) + 1)
    ]
    if chapters != sorted(set(chapters)):
        yield "sections overlap"
    missing = set(chapters) ^ {code for code in known if len(code) == 2 and code.isdigit()}
    if missing != {RESERVED}:
        yield f"sections and chapters differ in {sorted(missing)}"


def _of_translations(known: Set[str]) -> Iterator[str]:
    expected = {code for code in known if code.isdigit() and len(code) < 6}
    for language, texts in translated_texts().items():
        named = texts.keys()
        yield from (f"{code} has a text ({language}), but does not exist" for code in named - known)
        yield from (f"{code} has no text ({language})" for code in sorted(expected - named))


def _of_everyday(known: Collection[str]) -> Iterator[str]:
    for item in everyday():
        if not all(item.names.values()) or not item.codes:
            yield f"{item.names} lacks a language or its codes"
        yield from (f"{item.names}: no code {c}" for c in item.codes if c not in known)


def _of_fibers(codes: Sequence[HsCode]) -> Iterator[str]:
    """Goods without a kind whose code is of one fiber, which their names do not say."""
    of_a_fiber = {code.code for code in codes if len(code.code) == 6 and _FIBER.search(code.text)}
    for item in everyday():
        english = item.names[SOURCE_LANGUAGE]
        tell = all(_FIBER_NAMED.search(name) for name in english)
        if not item.kind and not tell and of_a_fiber & {*item.codes}:
            yield f"{english[0]}: its code is of one fiber, and it has no kind"


def _of_differences() -> Iterator[str]:
    alternatives = {code for item in everyday() if len(item.codes) > 1 for code in item.codes}
    for code, difference in differences().items():
        if code not in alternatives:
            yield f"difference of {code}: no goods have it as one of several codes"
        if not all((difference.text, *difference.translations.values())):
            yield f"difference of {code} lacks a language"


def _of_materials(known: Collection[str]) -> Iterator[str]:
    named = {name for one in materials().values() for name in one}
    for kind, entries in made_of().items():
        for one in entries:
            if one.code and one.code not in known:
                yield f"{kind}: no code {one.code}"
            if one.code and not all((one.text, *one.translations.values())):
                yield f"{kind}: {one.code} lacks a language"
            yield from (f"{kind}: no material {name}" for name in one.materials - named)
    kinds = {item.kind for item in everyday()} - {""}
    yield from (f"{kind}: made_of.csv lacks this kind" for kind in sorted(kinds - {*made_of()}))


def _of_notes(known: Collection[str]) -> Iterator[str]:
    for note in notes():
        named = {note.code, *note.mentions}
        yield from (f"note of {note.code}: no code {c}" for c in sorted(named - set(known)))
        if any(set(mentions(text)) != set(note.mentions) for text in note.translations.values()):
            yield f"note of {note.code}: the languages name different codes"


def _twice(values: Iterator[str]) -> list[str]:
    return [value for value, times in Counter(values).items() if times > 1]
