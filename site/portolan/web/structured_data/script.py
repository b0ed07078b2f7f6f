"""The things of a page as the text of one JSON-LD script element."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

# What could end the element or, to a script, the line.
_ESCAPED = {ord(sign): f"\\u{ord(sign):04x}" for sign in "<>&\u2028\u2029"}


def json_ld(things: Sequence[Mapping[str, Any]]) -> str:
    """One graph of all the things; it can stand in a script element as it is."""
    document = {"@context": "https://schema.org", "@graph": list(things)}
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")).translate(_ESCAPED)
