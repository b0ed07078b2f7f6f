"""Purposes that visitors are asked to permit; scripts know them by their names."""

from typing import Literal, NamedTuple

from flask_babel.speaklater import LazyString

from portolan.core.i18n import lazy, lazy_pgettext

PurposeName = Literal["essential", "analytics", "personalization", "advertising"]


class Purpose(NamedTuple):
    """A reason to store or send something; `name` is what forms, the cookie and scripts say."""

    name: PurposeName
    label: LazyString
    about: LazyString


ESSENTIAL = Purpose(
    "essential",
    lazy_pgettext("purpose of data", "Essential"),
    lazy("Keeps forms safe from robots and remembers what you choose here. It is always on."),
)
"""Permitted with any choice."""

OPTIONAL = (
    Purpose(
        "analytics",
        lazy_pgettext("purpose of data", "Analytics"),
        lazy("Counts visits and shows us which pages help and which do not."),
    ),
    Purpose(
        "personalization",
        lazy_pgettext("purpose of data", "Personalization"),
        lazy("Adapts the site to what you have looked at, and lets you chat with us."),
    ),
    Purpose(
        "advertising",
        lazy_pgettext("purpose of data", "Advertising"),
        lazy("Tells us which advertisement led you here, and lets others show you ours."),
    ),
)
"""Each is off until the visitor permits it."""

NAMES = frozenset(purpose.name for purpose in OPTIONAL)
