"""Hostile rich text: the ways known to us of getting a script past a cleaner, combined.

A payload that gets its way calls `top.hit(n)` with a number of its own, or sends it to the page
above. The shapes it is made of hold marks in place of that call, which are filled in here.
"""

from base64 import b64encode
from itertools import chain

from tests.support import (
    payloads_addresses,
    payloads_contexts,
    payloads_documents,
    payloads_handlers,
    payloads_tags,
)


def payloads() -> list[str]:
    """Every payload; its number is its place in the list."""
    shapes = chain(
        payloads_handlers.shapes(),
        payloads_addresses.shapes(),
        payloads_contexts.shapes(),
        payloads_tags.shapes(),
        payloads_documents.shapes(),
    )
    return [_filled(shape, number) for number, shape in enumerate(dict.fromkeys(shapes))]


def _filled(shape: str, number: int) -> str:
    call = f"top.hit({number})"
    document = f"<script>top.postMessage({number},'*')</script>"
    marks = {
        "@JS@": call,
        "@DECIMAL@": "".join(f"&#{ord(sign)};" for sign in call),
        "@HEX@": "".join(f"&#x{ord(sign):x}" for sign in call),
        "@PERCENT@": "".join(f"%{ord(sign):02x}" for sign in call),
        "@BASE64@": b64encode(document.encode()).decode(),
        "@DOCUMENT@": document,
        "@N@": str(number),
    }
    for mark, text in marks.items():
        shape = shape.replace(mark, text)
    return shape
