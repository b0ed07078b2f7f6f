"""Short names of a code: the slug of its address, and a title that fits a line.

A slug is the code and the words of its text up to sixty characters; it stays as it is for as long
as the text stands. Words that join others do not end it.
"""

from portolan.core.slugs import slugify
from portolan.domain.hs.code import Level, level_of

LONGEST_SLUG = 60
LONGEST_TITLE = 70
LONGEST_UNSPACED_TITLE = 30
JOINING = frozenset(
    "a an and any as at both but by containing e etc exceeding excluding for from g having heading "
    "headings in including into is item its kind less more no non not of on one only or other "
    "otherwise over such than the their thereof those to under up used whether which with "
    "without".split()
)
_SILENT = ("n.e.c.", "n.e.c", "'", "\N{RIGHT SINGLE QUOTATION MARK}")
_PAUSES = "；，、（"


def slug(code: str, text: str) -> str:
    """Return the last part of a code's address: ``847130-machines-portable``."""
    prefix = f"section-{code.lower()}" if level_of(code) is Level.SECTION else code
    return f"{prefix}-{_words(text)}"


def short_name(text: str, longest: int = LONGEST_TITLE) -> str:
    """Return an English text cut between words to this length, with a mark where it is cut."""
    if len(text) <= longest:
        return text
    words = text[:longest].rsplit(" ", 1)[0].split(" ")
    while len(words) > 1 and words[-1].lower() in JOINING:
        words.pop()
    return " ".join(words).rstrip(" ,;:(-") + "…"


def short_unspaced(text: str, longest: int = LONGEST_UNSPACED_TITLE) -> str:
    """Return a text without spaces cut at a pause to this length, with a mark where it is cut."""
    if len(text) <= longest:
        return text
    pause = max(text.rfind(mark, 0, longest) for mark in _PAUSES)
    return text[: pause if pause > 0 else longest - 1] + "…"


def _words(text: str) -> str:
    for silent in _SILENT:
        text = text.replace(silent, "")
    whole = slugify(text)
    if len(whole) <= LONGEST_SLUG:
        return whole
    words = whole[: LONGEST_SLUG + 1].split("-")[:-1]
    while len(words) > 1 and words[-1] in JOINING:
        words.pop()
    return "-".join(words)
