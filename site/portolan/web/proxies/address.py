"""The raw path of a request, and whether it is safe to send on."""

import re
from typing import TYPE_CHECKING
from urllib.parse import quote, unquote_to_bytes

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

# The path characters of RFC 3986, and the brackets and bars that browsers leave unescaped.
# A semicolon is left out: some servers cut segments there.
_PLAIN = "!$&'()*+,=:@[]|~"
# Anything that two servers could read differently: dot segments, repeated or encoded slashes,
# ends of strings and lines, double and missing encoding.
_UNFIT = re.compile(
    rf"[^\w/.%{re.escape(_PLAIN)}-]"
    r"|//|/\.{1,2}(?:/|$)"
    r"|%(?![0-9a-f]{2})"
    r"|%(?:[01][0-9a-f]|7f|2e|2f|3b|5c|25[0-9a-f]{2})",
    re.ASCII | re.IGNORECASE,
)
_UNFIT_IN_QUERY = re.compile(r"[^!-~]")


def raw_path(environ: "WSGIEnvironment") -> str:
    """The path as the visitor wrote it, or the decoded one encoded again if the raw one is missing.

    Granian only has the decoded one, in which `%2f` has become a slash for all.
    """
    written: str = environ.get("RAW_URI") or environ.get("REQUEST_URI") or ""
    if written.startswith("/"):
        return re.split("[?#]", written, maxsplit=1)[0]
    return quote(environ.get("PATH_INFO", "").encode("latin-1"), safe="/" + _PLAIN)


def is_unfit(path: str, query: str) -> bool:
    """Whether another server could read this address differently."""
    return bool(_UNFIT.search(path) or _UNFIT_IN_QUERY.search(query)) or not _is_text(path)


def _is_text(path: str) -> bool:
    """Overlong forms of dots and slashes are invalid UTF-8."""
    try:
        unquote_to_bytes(path).decode()
    except UnicodeDecodeError:
        return False
    return True
