"""The roles of the texts of a template: by the element, attribute or macro they stand in."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from portolan.content.translation.roles import (
    ELEMENTS,
    TEXT,
    role_by_form,
    role_of_argument,
    role_of_name,
)

_STRING = r"""(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')"""
_TOKEN = re.compile(
    rf"""\{{\#.*?\#\}}
    | (?P<code>\{{\{{(?:{_STRING}|[^"'}}]|\}}(?!\}}))*\}}\}}
        | \{{%(?:{_STRING}|[^"'%]|%(?!\}}))*%\}})
    | <(?P<open>[a-z][\w-]*)(?=(?P<rest>[^<>]*))
    | </(?P<close>[a-z][\w-]*)
    | (?P<attribute>[\w-]+)="
    | (?P<quote>")
    | (?P<end>/?>)""",
    re.VERBOSE | re.DOTALL,
)
_PART = re.compile(
    rf"""{_STRING} | (?P<call>[\w.]+)?(?P<open>[(\[{{]) | (?P<close>[)\]}}]) | (?P<comma>,)
    | (?P<keyword>\w+)=(?!=)""",
    re.VERBOSE,
)
_SET = re.compile(r"\{%-?\s*set (\w+(?:, \w+)*)\s*=")
_PART_OF_PAGE = re.compile(r"\{%-?\s*(block|macro|endblock|endmacro)\s*(\w*)")
_PRINTED = re.compile(r"\{\{\s*(\w+)\b(?!\()")
_ASKING = ("_", "gettext", "ngettext", "pgettext")
_VOID = frozenset("area br col hr img input link meta source use path circle line wbr".split())
_MARKED = {"p": 'class="no"', "a": 'class="btn', "th": 'scope="row"'}
"""Elements that are something else by their first attribute."""

Role = tuple[str, str]
"""A text and its role."""


def template_roles(source: str) -> Iterator[Role]:
    """Each text that a template asks for, with its role."""
    reader = _Reader()
    texts = list(reader.read(source))
    for text, role, variable in texts:
        # What a variable holds is what the element is that shows it.
        yield text, (role or reader.printed.get(variable) or role_by_form(text) or TEXT)


class _Reader:
    """A reader of a template: the elements that are open, and where variables are shown."""

    def __init__(self) -> None:
        self.printed: dict[str, str] = {}
        self._elements: list[str] = []

    def read(self, source: str) -> Iterator[tuple[str, str, str]]:
        """Each text with its role and the variable that it is given to; either may be empty."""
        tag = attribute = ""
        for token in _TOKEN.finditer(source):
            if code := token["code"]:
                yield from self._of_code(code, attribute)
            elif token["quote"]:
                attribute = ""
            elif attribute:
                continue
            elif token["open"]:
                tag = _marked(token["open"], token["rest"])
            elif token["close"]:
                _leave(self._elements, token["close"])
                tag = ""
            elif token["attribute"] and tag:
                attribute = token["attribute"]
            elif token["end"] and tag:
                if tag not in _VOID and token["end"] == ">":
                    self._elements.append(tag)
                tag = ""

    def _of_code(self, code: str, attribute: str) -> Iterator[tuple[str, str, str]]:
        if part := _PART_OF_PAGE.match(code):
            self._enter(part[1], part[2])
        held = f"@{attribute}" if attribute else next(_telling(self._elements), "")
        role = ELEMENTS.get(held) or role_of_name(held.partition(" ")[2])
        if match := _PRINTED.match(code):
            self.printed.setdefault(match[1], role)
        yield from _roles_in_code(code, role)

    def _enter(self, part: str, name: str) -> None:
        if part.startswith("end"):
            _leave(self._elements, part.removeprefix("end"))
        else:
            self._elements.append(f"{part} {name}")


def _telling(elements: list[str]) -> Iterator[str]:
    return (
        one
        for one in reversed(elements)
        if one in ELEMENTS or (one.startswith("block ") and role_of_name(one[6:]))
    )


def _marked(tag: str, rest: str) -> str:
    mark = _MARKED.get(tag)
    return f"{tag} {mark}" if mark and rest.lstrip().startswith(mark) else tag


def _leave(elements: list[str], tag: str) -> None:
    """Close an element and all unclosed elements inside it."""
    for place in range(len(elements) - 1, -1, -1):
        if elements[place].partition(" ")[0] == tag:
            del elements[place:]
            return


@dataclass
class Around:
    """A bracket around a text: what is called, and which of its arguments the text is."""

    name: str
    is_tuple: bool = False
    place: int = 0
    keyword: str = ""

    @property
    def role(self) -> str:
        """The role of the argument; empty where the call does not say it."""
        if self.keyword:
            return role_of_name(self.keyword)
        return role_of_argument(self.name, self.place)


def _roles_in_code(code: str, outside: str) -> Iterator[tuple[str, str, str]]:
    """The texts of an expression or a statement with their roles; macro arguments have theirs."""
    given = _SET.match(code)
    names = given[1].split(", ") if given else []
    brackets = [Around("", keyword=names[0] if len(names) == 1 else "")]
    for part in _PART.finditer(code, given.end() if given else 2):
        if part["open"]:
            if part["call"] in _ASKING:
                name = names[brackets[0].place] if brackets[0].place < len(names) else ""
                role = _within(brackets) or ("" if name else outside)
                yield from ((text, role, name) for text in _messages(code, part))
            name = (part["call"] or "").rpartition(".")[2]
            brackets.append(Around(name, is_tuple=part["open"] == "(" and not name))
        elif part["close"] and len(brackets) > 1:
            brackets.pop()
        elif part["comma"]:
            brackets[-1].place, brackets[-1].keyword = brackets[-1].place + 1, ""
        elif part["keyword"]:
            brackets[-1].keyword = part["keyword"]


def _messages(code: str, call: re.Match[str]) -> Iterator[str]:
    """The text of a call: its first argument, or the one after the context."""
    place = 1 if call["call"] == "pgettext" else 0
    strings = [one[0][1:-1] for one in re.finditer(_STRING, code[call.end() :])]
    yield from strings[place : place + 1]


def _within(brackets: list[Around]) -> str:
    """The role that the nearest bracket gives, else that of a text in a row of head and text."""
    if role := next((one.role for one in reversed(brackets) if one.role), ""):
        return role
    if len(brackets) > 2 and brackets[-1].is_tuple:
        return ("heading", "paragraph")[min(brackets[-1].place, 1)]
    return ""
