"""The steps of a redirect: match a rule, follow it to its target, answer. Pages always win."""

from collections.abc import Iterable
from pathlib import Path

from flask import Flask, Response, request

from portolan.web.redirects.current_rules import Redirects
from portolan.web.redirects.files import read_files, rule_files
from portolan.web.redirects.internal_requests import REWRITTEN, ask_inside
from portolan.web.redirects.list_instead import known_target
from portolan.web.redirects.match import answering, final_target
from portolan.web.redirects.redirect_answer import led_to, query_string
from portolan.web.redirects.slashes import settle_slashes


def init_redirects(app: Flask, files: Iterable[Path]) -> None:
    """Read the rules of the files; those for former addresses come with the content."""
    app.extensions["redirects"] = Redirects(tuple(read_files(rule_files(files))))
    app.before_request(settle_slashes)


def redirected() -> Response | None:
    """The answer of a rule to the current request, which has no page; None without a rule."""
    if request.method not in ("GET", "HEAD") or request.environ.get(REWRITTEN):
        return None
    match = answering(request.path)
    if match is None:
        return None
    goal = final_target(match, query_string())
    if match.rule.is_rewrite:
        path, _, query = goal.partition("?")
        return ask_inside(path, query, rewritten=True)
    return led_to(known_target(match, goal), match.rule.answer_status)
