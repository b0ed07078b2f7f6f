"""Links that leave the site or open a window, made so that the opened page cannot script ours."""

import re

from portolan.core.rich_text.written import ATTRIBUTES, attributes

SAME_WINDOW = frozenset({"", "_self", "_parent", "_top"})
NO_OPENER = "noopener"

_LINK = re.compile(rf"<a({ATTRIBUTES})>")


def without_openers(clean: str) -> str:
    """Cleaned HTML with `rel=noopener` on each such link, beside its other `rel` values."""
    return _LINK.sub(_guarded, clean)


def _guarded(match: re.Match[str]) -> str:
    carried = attributes(match[1])
    leaves = carried.get("href", "").lower().startswith(("http:", "https:", "//"))
    if not leaves and carried.get("target", "").lower() in SAME_WINDOW:
        return match[0]
    kinds = [kind for kind in carried.get("rel", "").lower().split() if kind != "opener"]
    carried["rel"] = " ".join(dict.fromkeys([*kinds, NO_OPENER]))
    written = "".join(f' {name}="{value}"' for name, value in carried.items())
    return f"<a{written}>"
