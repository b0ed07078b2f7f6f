"""The address of a request, as it was written, and whether it may be sent on."""

import re
from typing import TYPE_CHECKING
from urllib.parse import quote, unquote_to_bytes

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

# What RFC 3986 has in a path, and the brackets and bars that browsers leave as they are.
# A semicolon is left out: some servers cut a segment off there.
_PLAIN = "!$&'()*+,=:@[]|~"
# Whatever two servers could read differently: dots and slashes that wait to be folded, hidden
# ones, ends of strings and lines, and what is encoded twice or not at all.
_UNFIT = re.compile(
    rf"[^\w/.%{re.escape(_PLAIN)}-]"
    r"|//|/\.{1,2}(?:/|$)"
    r"|%(?![0-9a-f]{2})"
    r"|%(?:[01][0-9a-f]|7f|2e|2f|3b|5c|25[0-9a-f]{2})",
    re.ASCII | re.IGNORECASE,
)
_UNFIT_IN_QUERY = re.compile(r"[^!-~]")


def raw_path(environ: "WSGIEnvironment") -> str:
    """The path as the visitor wrote it; where the server only tells the decoded one, that anew.

    Granian decodes: it makes `%2f` a slash, which is then a slash to everybody.
    """
    written: str = environ.get("RAW_URI") or environ.get("REQUEST_URI") or ""
    if written.startswith("/"):
        return re.split("[?#]", written, maxsplit=1)[0]
    return quote(environ.get("PATH_INFO", "").encode("latin-1"), safe="/" + _PLAIN)


def is_unfit(path: str, query: str) -> bool:
    """Whether another server could take this for another address than we do."""
    return bool(_UNFIT.search(path) or _UNFIT_IN_QUERY.search(query)) or not _is_text(path)


def _is_text(path: str) -> bool:
    """Overlong forms of dots and slashes are no UTF-8."""
    try:
        unquote_to_bytes(path).decode()
    except UnicodeDecodeError:
        return False
    return True
