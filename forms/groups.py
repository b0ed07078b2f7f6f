"""The fieldsets of a form, in the order in which its class declares the fields."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

from flask_babel.speaklater import LazyString
from wtforms import Field

from forms.fields import Drawn
from portolan.core.locale import Locale

_OTHER_NAME = {"first_name": "last_name", "last_name": "first_name"}


class Group(NamedTuple):
    """Fields that belong together, under one legend."""

    legend: LazyString
    field_names: Sequence[str]


def groups_of(fields: Iterable[Field], locale: Locale) -> Sequence[Group]:
    """The fieldsets of the fields; each begins with a field that has a legend.

    Fields before the first legend are technical, and no visitor fills them in.
    """
    drawn = [field for field in fields if isinstance(field, Drawn)]
    starts = [place for place, field in enumerate(drawn) if field.legend]
    return [
        Group(drawn[start].legend, _in_order_of(locale, drawn[start:end]))
        for start, end in pairwise((*starts, len(drawn)))
    ]


def _in_order_of(locale: Locale, fields: Sequence[Drawn]) -> Sequence[str]:
    """Names of the fields in order, the family name at the locale's place."""
    other = _OTHER_NAME if locale.is_family_name_first else {}
    return tuple(other.get(name, name) for name in (str(field.short_name) for field in fields))
