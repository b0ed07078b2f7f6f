"""The rules of the moment: those of the files, then the former addresses of documents."""

from flask import current_app

from portolan.content.store import ContentUnavailable
from portolan.web.content import store
from portolan.web.redirects.rule import RedirectRule
from portolan.web.redirects.table import RuleTable


class Redirects:
    """The rules of the site, arranged anew when other content has been swapped in."""

    def __init__(self, rules: tuple[RedirectRule, ...]) -> None:
        self._rules = rules
        self._release = ""
        self._table = RuleTable.of(rules)

    def table(self) -> RuleTable:
        """The rules as they are now."""
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


def browser_rules() -> list[dict[str, object]]:
    """The rules that the browser's navigation follows by itself, with the fields of the data.

    It fills nothing in, so these are rules of one address each.
    """
    return [
        {"fromPath": rule.from_path, "toPath": rule.to_path, "ignoreCase": rule.ignore_case}
        for rule in rule_table().rules
        if rule.redirect_in_browser and rule.is_exact and not rule.is_rewrite
    ]


def former_addresses() -> list[RedirectRule]:
    """A rule for each address that a document once had."""
    return [RedirectRule(old, new, place=new) for old, new in store().former()]
