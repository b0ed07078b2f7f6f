"""Addresses and names that try to write a mail's headers, or to be one mailbox in disguise."""

from base64 import b64encode
from itertools import product
from urllib.parse import quote

WISHES = (
    "a\r\nBcc: evil@example.net",
    "a\nReply-To: evil@example.net",
    "a\r\n\r\nother body",
    "a, evil@example.net",
    "a> <evil@example.net",
    "femke",
    "a\x00b",
)
"""What a header is to say beside its address."""


def _encoded_words(wish: str) -> list[str]:
    """RFC 2047 in its two codings, and nearly so."""
    quoted = quote(wish, safe="").replace("%", "=")
    packed = b64encode(wish.encode()).decode()
    words = [
        *(f"=?{charset}?q?{quoted}?=" for charset in ("utf-8", "UTF-8", "us-ascii", "iso-8859-1")),
        *(f"=?{charset}?{code}?{packed}?=" for charset, code in (("utf-8", "b"), ("latin1", "B"))),
    ]
    return [*words, f"a{words[0]}b", f"=?utf-8*en?q?{quoted}?=", words[0].removesuffix("?=")]


def _spelled(wish: str) -> list[str]:
    """The wish in all the ways in which an address or a name could carry it."""
    return [
        *_encoded_words(wish),
        wish,
        f'"{wish}"',
        f"({wish})a",
        wish.replace("\n", "\u2028"),
        wish.replace("\n", "\x85").replace("\r", "\x0b"),
        quote(wish, safe=""),
        wish.replace("a", "ａ").replace("\r\n", "\ud800"),
    ]


SPELLED = tuple(text for wish in WISHES for text in _spelled(wish))
_SHAPES = (
    "{}@example.com",
    "a@{}",
    "Femke <{}@example.com>",
    "{} <a@example.com>",
    "a@example.com{}",
)
ADDRESSES = tuple(shape.format(text) for shape, text in product(_SHAPES, SPELLED))
"""More than five hundred of them."""
NAMES = SPELLED
