"""Line breaks of a text without spaces: between words, never inside one or in a figure."""

import re
from unicodedata import east_asian_width

from markupsafe import Markup

from portolan.core.locale import Punctuation, Script

NEVER_FIRST = frozenset("，。、：；？！）」』》〉】”’…—·・,.:;?!)]}%°")
NEVER_LAST = frozenset("（「『《〈【“‘([{$#")
_AFTER = frozenset("-/–—")
_DOT = re.compile(r"(?<=[^\W\da-zA-Z])·")


def unbroken(text: str, script: Script) -> list[str]:
    """The parts of a text within which a line never breaks; the whole of it if it has spaces."""
    parts: list[str] = []
    for word in script.words(text) if script.words else [text]:
        if parts and not may_part(parts[-1][-1], word[0], script):
            parts[-1] += word
        else:
            parts.append(word)
    return parts


def with_breaks(text: str, script: Script) -> Markup:
    """The HTML of a text in which lines break between its words alone (`word-break: keep-all`)."""
    return Markup("<wbr>").join(with_joined_dots(part) for part in unbroken(text, script))


def with_joined_dots(text: str) -> str:
    """The text with each dot inside a name held to what is before it: no line begins with one."""
    return _DOT.sub("\N{WORD JOINER}·", text)


def in_one_line(text: str) -> str:
    """The text with each dash held to what is after it: `7–12` stays in one line."""
    return re.sub("–(?=.)", "\\g<0>\N{WORD JOINER}", text)


def in_phrases(text: str, marks: Punctuation) -> list[str]:
    """The phrases of a title: it is cut after punctuation, and before brackets and quotations."""
    if not marks.ending:
        return [text]
    ending, opening = map(re.escape, (marks.ending, marks.opening))
    return re.findall(rf"[^{ending}][^{ending}{opening}]*[{ending}]*", text)


def may_part(before: str, after: str, script: Script) -> bool:
    """Whether a line may end with one character if the next begins with the other."""
    if after in NEVER_FIRST or before in NEVER_LAST or before in script.never_last:
        return False
    if before in _AFTER:
        return after.isalnum()
    if before.isascii() and before.isdigit():
        # A figure stays with what it counts.
        return False
    if before in script.before_figures and after.isdigit():
        return False
    return _is_wide(before) or _is_wide(after)


def _is_wide(character: str) -> bool:
    return east_asian_width(character) in "WF"
