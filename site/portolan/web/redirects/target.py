"""Where a rule leads: its target with everything filled in, on this site and nowhere else."""

import re
from urllib.parse import parse_qsl, quote, urlencode, urlsplit, urlunsplit

from portolan.web.redirects.rule import PLACEHOLDER
from portolan.web.redirects.table import Hit

# A browser drops some of these and takes others for a slash.
_UNFIT = re.compile(r"[\x00-\x20\x7f\\]")
_SLASHES = re.compile(r"/{2,}")


def target(hit: Hit, query: str = "") -> str:
    """The path and query that a rule answers with.

    The visitor's query is carried over; what the rule itself sets wins.
    """
    rule, values = hit

    def value(found: re.Match[str]) -> str:
        return _UNFIT.sub("", values.get(found[1] or "*", ""))

    wanted = urlsplit(rule.to_path)
    path = _SLASHES.sub("/", "/" + PLACEHOLDER.sub(lambda found: quote(value(found)), wanted.path))
    path = path.rstrip("/") or "/"
    own = [
        (name, PLACEHOLDER.sub(value, text))
        for name, text in parse_qsl(wanted.query, keep_blank_values=True)
    ]
    return urlunsplit(("", "", path, _merged(query, own), wanted.fragment))


def _merged(theirs: str, own: list[tuple[str, str]]) -> str:
    taken = {name for name, _ in own}
    try:
        given = parse_qsl(theirs, keep_blank_values=True, max_num_fields=50)
    except ValueError:
        given = []
    return urlencode([*((name, value) for name, value in given if name not in taken), *own])
