"""The allow-list: the tags of rich text, and the attributes of each."""

import re

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
"""The tags that may carry more than `EVERYWHERE`; a link may also carry `data-*`."""

DATA = "data-"
FITTING_DATA = re.compile(r"data-(?!island)[a-z0-9-]+")
"""HTML lets a name hold almost any sign, quotes too; ours are plain, and none mounts an island."""

URL_SCHEMES = frozenset({"http", "https", "mailto", "tel"})
FRAME_STYLES = frozenset({"width", "height", "border", "aspect-ratio", "max-width"})
"""A frame may say how large it is, not where: one laid over the page could pass for it."""

UNREAD = frozenset({"script", "style", "noscript", "template", "svg", "math"})
"""Their text is nothing for readers, so it goes with the tag."""
