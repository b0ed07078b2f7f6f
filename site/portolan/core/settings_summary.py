"""The settings as the log may show them: without passwords and keys."""

import re
from typing import Any

from portolan.core.config import Settings, settings_of

HIDDEN = "[set]"

# What stands before the host of a URL, and what follows its path.
_LOGIN = re.compile(r"(?<=://)[^/\s]*@")
_QUERY = re.compile(r"(://[^?\s]*)\?\S*")


def settings_summary(settings: Settings) -> dict[str, Any]:
    """Each setting that is not empty, by the name of its variable."""
    values = {one.name: getattr(settings, one.name) for one in settings_of(Settings)}
    texts = {
        one.name.upper(): HIDDEN if one.metadata["is_secret"] else _bare(values[one.name])
        for one in settings_of(Settings)
        if values[one.name] not in ("", (), 0)
    }
    return {**texts, **{f"SITE_URL {code}": url for code, url in settings.sites}}


def _bare(value: Any) -> Any:
    text = " ".join(value) if isinstance(value, tuple) else str(value)
    return _QUERY.sub(r"\1", _LOGIN.sub("", text))
