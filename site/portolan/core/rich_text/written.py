"""The cleaner's spelling of a tag: lower case, values in double quotes, `<` and `"` escaped.

What it has written can therefore be read with a regular expression. Nothing else can.
"""

import re

ATTRIBUTES = r'(?: [^\s"=<>]+="[^"]*")*'
_ATTRIBUTE = re.compile(r' ([^\s"=<>]+)="([^"]*)"')


def attributes(text: str) -> dict[str, str]:
    """The attributes of a tag, in their order; the values are still escaped."""
    return dict(_ATTRIBUTE.findall(text))
