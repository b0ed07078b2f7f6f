"""What two answers differ in, but for what each build and each moment names anew."""

import re
from collections.abc import Iterator
from difflib import unified_diff

from tests.compare_answers.request import Answer

# A date of this day would be the same on both sides; these hold the second.
UNCOMPARED = {"date", "expires", "last-modified", "server-timing", "x-request-id"}

# The digest of the code, of a build, of a file; letters tell it from the digits of a number.
_DIGEST = re.compile(r"(?<![0-9a-zA-Z])(?=[0-9]*[a-f])[0-9a-f]{12,64}(?![0-9a-zA-Z])")
# The digest in the file name of an asset: `boot.6ad2528a.js`.
_ASSET = re.compile(r"(?<=\.)[0-9a-f]{8}(?=\.[a-z])")
# The hash of an asset, and that of the inline script that names the assets.
_HASH = re.compile(r"sha(256|384|512)-[A-Za-z0-9+/]+=*")
# The cookie of a receipt: an id of its own, signed at this moment.
_RECEIPT = re.compile(r"(?<=set-cookie: sent=)[^;]+", re.IGNORECASE)
_PARTS = re.compile(r"(?<=>)(?=<)|\n|(?<=,)(?=\")|(?<=[,;{}])")

MOST_LINES = 12


def differences(former: Answer, present: Answer) -> list[str]:
    """Lines of a diff; none where both say the same."""
    if former == present:
        return []
    return _diff(_lines(former), _lines(present))


def _lines(answer: Answer) -> list[str]:
    headers = (f"{name}: {value}" for name, value in answer.headers if name not in UNCOMPARED)
    return [str(answer.status), *map(_settled, headers), _settled(answer.body)]


def _settled(text: str) -> str:
    for renewed in (_DIGEST, _ASSET, _RECEIPT):
        text = renewed.sub("…", text)
    return _HASH.sub(r"sha\1-…", text)


def _diff(former: list[str], present: list[str]) -> list[str]:
    if former == present:
        return []
    changed = unified_diff(list(_parts(former)), list(_parts(present)), n=0, lineterm="")
    results = [line for line in changed if not line.startswith(("---", "+++", "@@"))]
    return results[:MOST_LINES]


def _parts(lines: list[str]) -> Iterator[str]:
    """Short pieces, so that a diff shows what has changed and not the page."""
    for line in lines:
        yield from (
            part.encode("latin-1", "replace").decode("utf-8", "replace")[:200]
            for part in _PARTS.split(line)
        )
