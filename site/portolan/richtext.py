"""The allow-list that every piece of rich text passes, whoever wrote it."""

from collections.abc import Collection
from urllib.parse import urlsplit

import nh3

TAGS = frozenset(
    "a blockquote br div h1 h2 h3 h4 h5 h6 iframe img li ol p section span "
    "table tbody td th thead tr ul".split()
)
EVERYWHERE = frozenset({"class", "target"})
ATTRIBUTES = {
    "img": EVERYWHERE | {"src", "alt"},
    "iframe": EVERYWHERE | {"src", "width", "height", "style"},
    "a": EVERYWHERE | {"href", "rel"},
}
URL_SCHEMES = frozenset({"http", "https", "mailto", "tel"})
IFRAME_STYLES = frozenset({"width", "height", "border", "aspect-ratio", "max-width"})


class RichText:
    """Cleans HTML to the allow-list; `iframe_hosts` are the only hosts that may be framed."""

    def __init__(self, iframe_hosts: Collection[str] = ()) -> None:
        self._iframe_hosts = frozenset(iframe_hosts)
        self._cleaner = nh3.Cleaner(
            tags=set(TAGS),
            clean_content_tags={"script", "style", "noscript", "template", "svg", "math"},
            # "*" must be named, or the library's own defaults come back in.
            attributes={tag: set(ATTRIBUTES.get(tag, EVERYWHERE)) for tag in TAGS}
            | {"*": set(EVERYWHERE)},
            attribute_filter=self._attribute,
            generic_attribute_prefixes={"data-"},
            filter_style_properties=set(IFRAME_STYLES),
            url_schemes=set(URL_SCHEMES),
            link_rel=None,
            strip_comments=True,
        )

    def clean(self, html: str) -> str:
        """`html` with nothing left that the allow-list does not name."""
        return self._cleaner.clean(html)

    def _attribute(self, tag: str, name: str, value: str) -> str | None:
        if name.startswith("data-") and (tag != "a" or name.startswith("data-island")):
            return None
        if tag == "iframe" and name == "src":
            return value if self._may_frame(value) else None
        return value

    def _may_frame(self, address: str) -> bool:
        try:
            url = urlsplit(address)
            return (
                url.scheme == "https"
                and url.port is None
                and "@" not in url.netloc
                and url.hostname in self._iframe_hosts
            )
        except ValueError:
            return False
