"""Words for modes of transport, and for yes and no, as lists write them."""

import re
import unicodedata

from forms.choices import AIR, FCL, LCL
from portolan.core.locales import UNSPACED, typed
from portolan.sections.shared.emissions_query.query import RAIL, ROAD

MODE_BY_WORD = {word: mode for mode in (FCL, LCL, AIR, ROAD, RAIL) for word in typed(mode)}
YES, NO = frozenset(typed("yes")), frozenset(typed("no"))

_SEAM = rf"(?<=[a-z])(?={UNSPACED})|(?<={UNSPACED})(?=[a-z])"
_BETWEEN = re.compile(rf"[\s_/()-]+|{_SEAM}")


def mode_of(text: str) -> str | None:
    """The mode that a word means; None for any other word."""
    return MODE_BY_WORD.get(_plain(text))


def yes_or_no(text: str) -> bool | None:
    """The yes or no of a cell; None if it is neither."""
    word = _plain(text)
    return True if word in YES else False if word in NO else None


def _plain(text: str) -> str:
    plain = unicodedata.normalize("NFKC", text).casefold()
    return _BETWEEN.sub(" ", plain).strip()
