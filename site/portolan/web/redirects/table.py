"""The table of rules: single addresses in a dictionary, patterns in a small tree of segments.

An exact rule wins over a pattern; among patterns a static segment beats `:name`, which beats `*`,
segment by segment from the left; last comes the number that an address begins its words with.
A miss costs a dictionary look-up and a step or two.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from portolan.core.paths import segments
from portolan.web.redirects.rule import RedirectRule

_NUMBERED = re.compile(r"(.*/\d+)-[^/]*", re.ASCII)


class RuleMatch(NamedTuple):
    """The matching rule for an address, and the values of its dynamic segments.

    Attributes:
        is_final: whether a page answers at its target, so that no other rule counts there.
    """

    rule: RedirectRule
    values: dict[str, str]
    is_final: bool = False


@dataclass(slots=True)
class _Node:
    """A node of the tree: the rules that continue from here."""

    static: dict[str, "_Node"] = field(default_factory=dict)
    parameter: "_Node | None" = None
    end: RedirectRule | None = None
    rest: RedirectRule | None = None


@dataclass(frozen=True)
class RuleTable:
    """The rules, indexed for look-ups."""

    rules: tuple[RedirectRule, ...]
    _exact: dict[str, RedirectRule]
    _tree: _Node

    @classmethod
    def of(cls, rules: Iterable[RedirectRule]) -> "RuleTable":
        """The table of these rules; of two for the same address the first counts."""
        listed = tuple(rules)
        exact: dict[str, RedirectRule] = {}
        tree = _Node()
        for rule in listed:
            if rule.is_exact:
                path = "/" + "/".join(segments(rule.from_path))
                exact.setdefault(path.casefold() if rule.ignore_case else path, rule)
            else:
                _plant(tree, rule)
        return cls(listed, exact, tree)

    def find(self, path: str) -> RuleMatch | None:
        """The rule for `path`, which is decoded; slashes at its end do not count."""
        bare = path.rstrip("/") or "/"
        match = self._of_address(bare) or _walk(self._tree, segments(bare), {})
        return match or self._of_number(bare)

    def _of_address(self, path: str) -> RuleMatch | None:
        rule = self._exact.get(path) or self._exact.get(path.casefold())
        if rule is None or not (rule.ignore_case or _same_case(rule, path)):
            return None
        return RuleMatch(rule, {})

    def _of_number(self, path: str) -> RuleMatch | None:
        """`/help/115370-any-words` is `/help/115370`, if a rule knows that number."""
        numbered = _NUMBERED.fullmatch(path)
        return self._of_address(numbered[1]) if numbered else None


def _same_case(rule: RedirectRule, path: str) -> bool:
    return segments(rule.from_path) == segments(path)


def _plant(node: _Node, rule: RedirectRule) -> None:
    for part in segments(rule.from_path):
        if part == "*":
            node.rest = node.rest or rule
            return
        if part.startswith(":"):
            node.parameter = node.parameter or _Node()
            node = node.parameter
        else:
            node = node.static.setdefault(part.casefold(), _Node())
    node.end = node.end or rule


def _walk(node: _Node, parts: list[str], taken: dict[int, str], at: int = 0) -> RuleMatch | None:
    if at == len(parts):
        rule = node.end or node.rest
        return _match(rule, parts, at) if rule else None
    part = parts[at]
    for further in (node.static.get(part.casefold()), node.parameter):
        if further is not None and (match := _walk(further, parts, taken, at + 1)):
            return match
    return _match(node.rest, parts, at) if node.rest else None


def _match(rule: RedirectRule, parts: list[str], at: int) -> RuleMatch | None:
    pattern = segments(rule.from_path)
    if not rule.ignore_case and not _fits_case(pattern, parts):
        return None
    values = {
        name[1:]: value for name, value in zip(pattern, parts, strict=False) if name.startswith(":")
    }
    if pattern[-1] == "*":
        values["*"] = "/".join(parts[at:])
    if rule.ignore_case:
        # Our addresses are in lower case, so that one hop corrects the case too.
        values = {name: value.lower() for name, value in values.items()}
    return RuleMatch(rule, values)


def _fits_case(pattern: list[str], parts: list[str]) -> bool:
    return all(
        name == value
        for name, value in zip(pattern, parts, strict=False)
        if name != "*" and not name.startswith(":")
    )
