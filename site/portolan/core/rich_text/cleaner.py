"""The cleaner of rich text, which every piece passes, whoever wrote it."""

from collections.abc import Collection

import nh3

from portolan.core.rich_text.allowed import (
    ATTRIBUTES,
    DATA,
    EVERYWHERE,
    FITTING_DATA,
    FRAME_STYLES,
    TAGS,
    UNREAD,
    URL_SCHEMES,
)
from portolan.core.rich_text.frames import framed, without_empty_frames
from portolan.core.rich_text.links import hosts_of, relative
from portolan.core.rich_text.windows import without_openers


class RichText:
    """Cleaner of HTML by the allow-list.

    `iframe_hosts` are the only hosts that may be framed; a link to one of `own_sites`, base URLs,
    becomes a path, so that the reader stays on the host of the language that is being read.
    """

    def __init__(self, iframe_hosts: Collection[str] = (), own_sites: Collection[str] = ()) -> None:
        self._iframe_hosts = frozenset(host.lower() for host in iframe_hosts)
        self._own_hosts = hosts_of(own_sites)
        self._cleaner = nh3.Cleaner(
            tags=set(TAGS),
            clean_content_tags=set(UNREAD),
            # "*" must be named, or the library's own defaults come back in.
            attributes={tag: set(ATTRIBUTES.get(tag, EVERYWHERE)) for tag in TAGS}
            | {"*": set(EVERYWHERE)},
            attribute_filter=self._attribute,
            generic_attribute_prefixes={DATA},
            filter_style_properties=set(FRAME_STYLES),
            url_schemes=set(URL_SCHEMES),
            link_rel=None,
            strip_comments=True,
        )

    def clean(self, html: str) -> str:
        """`html` reduced to what the allow-list names."""
        return without_openers(without_empty_frames(self._cleaner.clean(html)))

    def _attribute(self, tag: str, name: str, value: str) -> str | None:
        if name.startswith(DATA):
            return value if tag == "a" and FITTING_DATA.fullmatch(name) else None
        if (tag, name) == ("iframe", "src"):
            return framed(value, self._iframe_hosts)
        if (tag, name) == ("a", "href"):
            return relative(value, self._own_hosts)
        return value
