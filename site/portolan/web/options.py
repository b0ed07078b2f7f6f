"""The lines of select lists: two hundred countries are drawn once, and not for every page."""

from collections.abc import Iterable, Mapping
from functools import lru_cache

from markupsafe import Markup, escape


def options(choices: Iterable[Mapping[str, str]], chosen: str) -> Markup:
    """The `option` elements of the choices, with the chosen value selected."""
    lines = (_line(one["value"], one["label"], one["value"] == chosen) for one in choices)
    return Markup("".join(lines))  # noqa: S704 - each line is escaped


@lru_cache(maxsize=4096, typed=True)  # a message in English is another one
def _line(value: str, label: str, is_chosen: bool) -> str:  # noqa: FBT001 - a part of the key
    selected = " selected" if is_chosen else ""
    return f'<option value="{escape(value)}"{selected}>{escape(label)}</option>'
