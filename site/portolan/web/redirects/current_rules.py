"""The current rules: those of the files, then those for former addresses of documents."""

from typing import TypedDict

from flask import current_app

from portolan.content.store import ContentUnavailable
from portolan.web.content import store
from portolan.web.redirects.rule import RedirectRule
from portolan.web.redirects.table import RuleTable


class BrowserRule(TypedDict):
    """A rule for one address, as the browser's navigation follows it."""

    fromPath: str
    toPath: str
    ignoreCase: bool


class Redirects:
    """The rules of the site, rebuilt when the content has been swapped."""

    def __init__(self, rules: tuple[RedirectRule, ...]) -> None:
        self._rules = rules
        self._release = ""
        self._table = RuleTable.of(rules)

    def table(self) -> RuleTable:
        """The current table of rules."""
        try:
            release = store().release()
        except ContentUnavailable:
            return self._table
        if release != self._release:
            self._table = RuleTable.of([*self._rules, *former_addresses()])
            self._release = release
        return self._table


def rule_table() -> RuleTable:
    """The rules of the current application."""
    redirects: Redirects = current_app.extensions["redirects"]
    return redirects.table()


def browser_rules() -> list[BrowserRule]:
    """The rules that the browser's navigation follows by itself, as data.

    It cannot fill in placeholders, so these are rules for one address each.
    """
    return [
        {"fromPath": rule.from_path, "toPath": rule.to_path, "ignoreCase": rule.ignore_case}
        for rule in rule_table().rules
        if rule.redirect_in_browser and rule.is_exact and not rule.is_rewrite
    ]


def former_addresses() -> list[RedirectRule]:
    """A rule for each former address of a document."""
    return [RedirectRule(old, new, place=new) for old, new in store().former()]
