"""Remembers which messages a translated page asked for and did not get."""

from collections.abc import Callable
from typing import Any, Self

import pytest

from portolan.core import i18n
from portolan.web.locale import current_locale

COMPLETE = ("zh-CN", "en-XA")
"""Locales of which every message is translated."""


class Misses:
    """Stands before the texts that catalogs lack; English pages miss nothing."""

    def __init__(self) -> None:
        self._seen: list[str] = []

    @classmethod
    def on_watch(cls, patch: pytest.MonkeyPatch) -> Self:
        """One that takes note until the patch is undone."""
        result = cls()
        for name in ("gettext", "ngettext", "pgettext"):
            lookup = getattr(i18n.SourceTexts, name)
            patch.setattr(i18n.SourceTexts, name, result.watching(lookup))
        return result

    def clear(self) -> None:
        """Forget what the last page asked for."""
        self._seen = []

    def seen(self) -> list[str]:
        """The messages without a translation."""
        return sorted(set(self._seen))

    def watching(self, lookup: Callable[..., str]) -> Callable[..., str]:
        """A lookup that takes note."""

        def watched(catalog: i18n.SourceTexts, *message: Any) -> str:
            text = lookup(catalog, *message)
            if current_locale().code in COMPLETE:
                self._seen.append(text)
            return text

        return watched
