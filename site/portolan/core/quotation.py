"""Quotation marks and apostrophes as they are printed, from the plain ones of a keyboard."""

import html
import re

_MARK = re.compile(r"""["']""")
_OPENS_AFTER = frozenset(" \t\n\N{NO-BREAK SPACE}([{/\N{EN DASH}\N{EM DASH}")
_FEET = re.compile(r"(?<=\d)'(?!\w)")
_SHAPES = {'"': "“”", "'": "‘’"}

_CODE = ('<span class="code">', '<div class="code-block">')
_PIECE = re.compile(rf"(?:{'|'.join(_CODE)})[^<]*</\w+>|<[^>]+>|[^<]+")
_INLINE = re.compile(r"</?(?:span|a)\b")


class Typesetter:
    """Sets the marks of one text, which may come in pieces: each opens or closes by what is before.

    The foot of `40'` stays as it is, and so does a double mark that closes nothing.
    """

    def __init__(self) -> None:
        self._before = " "
        self._is_quoting = False

    def set(self, text: str) -> str:
        """The next piece of the text."""
        feet = {match.start() for match in _FEET.finditer(text)}
        pieces: list[str] = []
        end = 0
        for match in _MARK.finditer(text):
            if (start := match.start()) in feet:
                continue
            before = text[start - 1] if start else self._before
            pieces += text[end:start], self._shaped(match[0], before)
            end = match.end()
        self.pass_over(text)
        return "".join((*pieces, text[end:]))

    def pass_over(self, text: str) -> None:
        """Take a piece as it is, such as code."""
        self._before = text[-1:] or self._before

    def _shaped(self, mark: str, before: str) -> str:
        opens = before in _OPENS_AFTER
        if mark == "'":
            opens = opens or (before == '"' and self._is_quoting)
        elif opens or before == "'":
            self._is_quoting = opens = not self._is_quoting
        elif self._is_quoting:
            self._is_quoting = False
        else:
            return mark
        return _SHAPES[mark][not opens]


def typeset(text: str) -> str:
    """A text in one piece, with the marks of print."""
    return Typesetter().set(text) if _MARK.search(text) else text


def typeset_html(text: str) -> str:
    """A clean HTML fragment with the marks of print; code in it keeps its own."""
    setter, pieces = Typesetter(), []
    for piece in _PIECE.findall(text):
        pieces.append(piece)
        if piece.startswith(_CODE):
            setter.pass_over("code")
        elif not piece.startswith("<"):
            pieces[-1] = html.escape(setter.set(html.unescape(piece)), quote=False)
        elif not _INLINE.match(piece):
            setter = Typesetter()
    return "".join(pieces)
