"""Serialization of a page's things as JSON-LD."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

# Characters that could end the script element or the line.
_ESCAPED = {ord(sign): f"\\u{ord(sign):04x}" for sign in "<>&\u2028\u2029"}


def json_ld(things: Sequence[Mapping[str, Any]]) -> str:
    """One JSON-LD graph of all things, safe inside a script element."""
    document = {"@context": "https://schema.org", "@graph": list(things)}
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")).translate(_ESCAPED)
