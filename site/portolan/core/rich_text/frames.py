"""Frames: only from listed hosts, and empty."""

import re
from collections.abc import Collection

import ada_url

from portolan.core.rich_text.written import ATTRIBUTES, attributes

# A frame holds raw text that the cleaner leaves as it is, and that can hold no end tag of its own.
_FRAME = re.compile(rf"<iframe({ATTRIBUTES})>.*?</iframe>", re.DOTALL)


def framed(address: str, hosts: Collection[str]) -> str | None:
    """Return the address as a browser understands it; None if it may not be framed.

    It has to be https, of exactly one of `hosts`, without port or user.
    """
    try:
        url = ada_url.URL(address)
    except ValueError:
        return None
    is_bare = not (url.port or url.username or url.password)
    return url.href if url.protocol == "https:" and is_bare and url.hostname in hosts else None


def without_empty_frames(clean: str) -> str:
    """Cleaned HTML with each frame emptied, and without the frames that lost their source."""

    def emptied(match: re.Match[str]) -> str:
        return f"<iframe{match[1]}></iframe>" if "src" in attributes(match[1]) else ""

    return _FRAME.sub(emptied, clean)
