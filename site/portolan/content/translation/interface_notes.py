"""Notes on the texts of the interface: where a text stands, what it is, how wide it may be."""

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache

from portolan.content.translation.error_fields import in_file
from portolan.content.translation.python_roles import python_roles, table_keys
from portolan.content.translation.roles import (
    ELEMENTS,
    NAMED,
    TEXT,
    noted,
    role_by_form,
    role_in_source,
    role_of_name,
)
from portolan.content.translation.source_notes import step_to_see
from portolan.content.translation.template_roles import template_roles
from portolan.content.translation.whereabouts import whereabouts
from portolan.core.config import ROOT

_UPPER = re.compile(r"(?<!^)(?=[A-Z])")
_IN_PICTURES = re.compile(r"/drawings?/|_drawing\.py$|/diagram\.py$")
"""Files of pictures: a text there without a better role is words in a picture."""


KEY = "{key}"
"""Stands, in the page of a file, for the key of the row of its table that a text is in."""


class InterfaceNotes:
    """The comments on the texts of our own sources."""

    def __init__(self) -> None:
        self._pages = whereabouts()
        self._roles = cache(_roles)
        self._keys = cache(_keys)

    def of(self, file: str, text: str | tuple[str, ...]) -> Iterator[str]:
        """The comments on a text of a template or a module."""
        first = text if isinstance(text, str) else text[0]
        for role in self._roles(file).get(first, [TEXT]):
            yield noted(self._address(file, first), role, step_to_see(file, first, role))

    def _address(self, file: str, text: str) -> str:
        """The page of a text: that of its file, or of its row in a table of the file."""
        address = self._pages.address(file)
        if KEY not in address:
            return address
        return address.replace(KEY, self._keys(file).get(text, "")).rstrip("/")

    def of_script(
        self, file: str, text: str | tuple[str, ...], around: Sequence[str]
    ) -> Iterator[str]:
        """The comment on a text of TypeScript, by the elements and names that it stands in."""
        first = text if isinstance(text, str) else text[0]
        names = [_UPPER.sub("_", one.strip("@.")) for one in around]
        roles = (
            ELEMENTS.get(one) or role_of_name(name) for one, name in zip(around, names, strict=True)
        )
        role = next(filter(None, roles), "") or role_by_form(first)
        role = role or role_in_source(next(iter(names), ""))
        role = in_file(role, file)
        yield noted(self._pages.address(file), role, step_to_see(file, first, role))


def _keys(file: str) -> dict[str, str]:
    return table_keys((ROOT / file).read_text(encoding="utf-8")) if file.endswith(".py") else {}


def _roles(file: str) -> dict[str, list[str]]:
    """The roles of each text of a file, in order, without the plain role of a text."""
    read = template_roles if file.endswith(".html") else python_roles
    noted: defaultdict[str, dict[str, None]] = defaultdict(dict)
    for text, role in read((ROOT / file).read_text(encoding="utf-8")):
        is_named = role.startswith(NAMED) and bool(_IN_PICTURES.search(file))
        noted[text]["words in a picture" if is_named else in_file(role, file)] = None
    return {
        text: [role for role in roles if role != TEXT] or [TEXT] for text, roles in noted.items()
    }
