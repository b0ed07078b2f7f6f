"""Faults of a translation: what it lost or changed that must be as in the English.

One with a fault is not served; the English is, as where there is no translation.
"""

import re
from collections.abc import Iterator
from functools import lru_cache

from babel.messages.catalog import Message

from portolan.content.figures import Exceptions, figure_faults
from portolan.content.markdown import CAPTION, marks, readable
from portolan.core.i18n import PLACEHOLDER
from portolan.core.locale import Locale

_PRESERVED = {
    "placeholders": PLACEHOLDER,
    "links": re.compile(r"\]\(([^)\s]*)\)"),
    "tags": re.compile(r"</?[a-z][^>]*>"),
    "codes": re.compile(r"`([^`]*)`"),
    "addresses": re.compile(r"https?://[\w./?=&%#~:+@-]*[\w/]", re.ASCII),
    "mail addresses": re.compile(r"[\w.+-]+@[\w-]+\.[\w.]*\w", re.ASCII),
}
_CODE = re.compile(r"`[^`]*`")
_ADDED = {
    "a mark of a heading or list": re.compile(r"^\s*(?:#{1,6}|[-+*])\s", re.MULTILINE),
    "a break between paragraphs": re.compile(r"\n\s*\n"),
}
"""What no block has, since each is one already: readers see it as it is written."""
_EXCEPTION = re.compile(r"(?:numbers|links): *(.*)")
_NUMBER = re.compile(r"[\d.]+")
_CAPTIONED = re.compile(r"[^:：፡፥፦*`\[(]{1,24}[:：፡፥፦]")
"""How a caption begins in any language: with a word for what it is of, which no page shows."""
_REORDERED = "reordered"


def faults(message: Message, locale: Locale) -> tuple[str, ...]:
    """Every fault of a translated entry, one phrase each.

    The last form of a plural stands for most numbers; one before it may say what the singular says.
    """
    excepted = _excepted(message)
    *singular, plural = _texts(message.id)
    *forms, last = _texts(message.string)
    every_fault = [*_faults(plural, last, excepted, locale)]
    for form in forms:
        of_each = [_faults(one, form, excepted, locale) for one in (*singular, plural)]
        least: tuple[str, ...] = min(of_each, key=len)
        every_fault += least
    return tuple(every_fault)


# A saved catalog is read anew whole, and has one or two entries that are not as they were.
@lru_cache(maxsize=2**16)
def _faults(english: str, target: str, excepted: Exceptions, locale: Locale) -> tuple[str, ...]:
    if not target:
        return ()
    return (
        *_lost(english, target),
        *(_swapped(english, target) if _REORDERED not in excepted else ()),
        *_open(english, target),
        *figure_faults(english, target, locale, excepted),
    )


def is_sound(message: Message, locale: Locale) -> bool:
    """Whether a translation may be served."""
    return not message.fuzzy and not faults(message, locale)


def _texts(text: object) -> tuple[str, ...]:
    return tuple(map(str, text)) if isinstance(text, (tuple, list)) else (str(text),)


def _lost(english: str, target: str) -> Iterator[str]:
    for name, pattern in _PRESERVED.items():
        if sorted(pattern.findall(english)) != sorted(pattern.findall(target)):
            yield f"{name} differ from the English"
    if {"*", "_"}.intersection(english + target) and marks(english) != marks(target):
        yield "bold or slanted text differs from the English"
    for name, pattern in _ADDED.items():
        if pattern.search(target) and not pattern.search(english):
            yield f"{name} is added"
    if CAPTION.match(english) and not _CAPTIONED.match(target):
        yield "the word before the colon of a caption is missing"


def _swapped(english: str, target: str) -> Iterator[str]:
    links = [_PRESERVED["links"].findall(text) for text in (english, target)]
    if links[0] != links[1] and sorted(links[0]) == sorted(links[1]):
        yield "links stand in another order than in the English"


def _open(english: str, target: str) -> Iterator[str]:
    """Marks without their second half, where the English has both."""
    if target.count("`") % 2 and not english.count("`") % 2:
        yield "a backtick is left open"
    if "*" in target and _visible_asterisks(target) > _visible_asterisks(english):
        yield "** is left open"
    text, original = _CODE.sub("", target), _CODE.sub("", english)
    if text.count("[") != text.count("]") and original.count("[") == original.count("]"):
        yield "a bracket is left open"


def _visible_asterisks(text: str) -> int:
    """The asterisks that a reader would see: `**了。**然后` is no bold text, by CommonMark."""
    return readable(text).count("*")


def _excepted(message: Message) -> Exceptions:
    """What the entry's own comment allows to differ: `# numbers: 70 44`, `# links: reordered`."""
    matches = (_EXCEPTION.fullmatch(comment.strip()) for comment in message.user_comments)
    words = [word for one in matches if one for word in one[1].split()]
    return frozenset(float(word) if _NUMBER.fullmatch(word) else word for word in words)
