"""Remembers which messages a translated page asked for and did not get."""

from collections.abc import Callable
from typing import Any, Self

import pytest

from portolan.core import i18n
from portolan.web.locale import current_locale

COMPLETE = ("zh-CN", "en-XA")
"""Locales of which every message is translated."""


class Misses:
    """Stands between the site and its catalog; English pages miss nothing."""

    def __init__(self) -> None:
        self._seen: list[str] = []

    @classmethod
    def on_watch(cls, patch: pytest.MonkeyPatch) -> Self:
        """One that takes note until the patch is undone."""
        found = cls()
        for name in ("gettext", "ngettext"):
            patch.setattr(i18n.MESSAGES, name, found.watching(getattr(i18n.MESSAGES, name)))
        return found

    def clear(self) -> None:
        """Forget what the last page asked for."""
        self._seen = []

    def seen(self) -> list[str]:
        """The messages without a translation."""
        return sorted(set(self._seen))

    def watching(self, lookup: Callable[..., str]) -> Callable[..., str]:
        """A lookup that takes note."""

        def watched(message: str, *rest: Any) -> str:
            found = lookup(message, *rest)
            known = i18n.MESSAGES.get_translations()
            if current_locale().code in COMPLETE and not _has(known, message):
                self._seen.append(message)
            return found

        return watched


def _has(known: Any, message: str) -> bool:
    catalog = getattr(known, "_catalog", {})
    return bool(catalog.get(message) or catalog.get((message, 0)))
