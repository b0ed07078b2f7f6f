"""The roles of the texts of a template: by the element, attribute or macro they stand in."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from portolan.content.translation.roles import ARGUMENTS, CALLS, ELEMENTS, TEXT

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
_SET = re.compile(r"\{%-?\s*set (\w+)\s*=")
_ASKING = ("_", "gettext", "ngettext", "pgettext")
_VOID = frozenset("area br col hr img input link meta source use path circle line wbr".split())
_MARKED = {"p": 'class="no"', "a": 'class="btn', "th": 'scope="row"'}
"""Elements that are something else by their first attribute."""

Role = tuple[str, str]
"""A text and its role."""


def template_roles(source: str) -> Iterator[Role]:
    """Each text that a template asks for, with its role."""
    elements: list[str] = []
    tag = attribute = ""
    for token in _TOKEN.finditer(source):
        if code := token["code"]:
            held = f"@{attribute}" if attribute else next(_telling(elements), "")
            yield from _roles_in_code(code, ELEMENTS.get(held, TEXT))
        elif token["quote"]:
            attribute = ""
        elif attribute:
            continue
        elif token["open"]:
            tag = _marked(token["open"], token["rest"])
        elif token["close"]:
            _leave(elements, token["close"])
            tag = ""
        elif token["attribute"] and tag:
            attribute = token["attribute"]
        elif token["end"] and tag:
            if tag not in _VOID and token["end"] == ">":
                elements.append(tag)
            tag = ""


def _telling(elements: list[str]) -> Iterator[str]:
    return (one for one in reversed(elements) if one in ELEMENTS)


def _marked(tag: str, rest: str) -> str:
    mark = _MARKED.get(tag)
    return f"{tag} {mark}" if mark and rest.lstrip().startswith(mark) else tag


def _leave(elements: list[str], tag: str) -> None:
    """Close an element, with those within it that are left open."""
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
            return ARGUMENTS.get(self.keyword, "")
        roles = CALLS.get(self.name, ())
        return roles[self.place] if self.place < len(roles) else ""


def _roles_in_code(code: str, outside: str) -> Iterator[Role]:
    """The texts of an expression or a statement; those that a macro is given are what it says."""
    named = _SET.match(code)
    brackets = [Around("", keyword=named[1])] if named else []
    for part in _PART.finditer(code, 2):
        if part["open"]:
            if part["call"] in _ASKING:
                yield from ((text, _within(brackets) or outside) for text in _asked(code, part))
            name = (part["call"] or "").rpartition(".")[2]
            brackets.append(Around(name, is_tuple=part["open"] == "(" and not name))
        elif part["close"] and brackets:
            brackets.pop()
        elif part["comma"] and brackets:
            brackets[-1].place, brackets[-1].keyword = brackets[-1].place + 1, ""
        elif part["keyword"] and brackets:
            brackets[-1].keyword = part["keyword"]


def _asked(code: str, call: re.Match[str]) -> Iterator[str]:
    """The text of a call: its first argument, or the one after the context."""
    place = 1 if call["call"] == "pgettext" else 0
    strings = [one[0][1:-1] for one in re.finditer(_STRING, code[call.end() :])]
    yield from strings[place : place + 1]


def _within(brackets: list[Around]) -> str:
    """The role that the nearest bracket gives, else that of a text in a row of head and text."""
    if role := next((one.role for one in reversed(brackets) if one.role), ""):
        return role
    if len(brackets) > 1 and brackets[-1].is_tuple:
        return ("heading", "paragraph")[min(brackets[-1].place, 1)]
    return ""
