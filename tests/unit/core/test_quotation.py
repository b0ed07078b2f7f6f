"""Quotation marks and apostrophes: printed as print sets them, typed as keyboards have them."""

import pytest

from portolan.core.quotation import typeset, typeset_html


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("the lender's side", "the lender’s side"),
        ("shippers' own", "shippers’ own"),
        ('"We" ("you")', "“We” (“you”)"),
        ("He said \"yes, 'fine'\".", "He said “yes, ‘fine’”."),
        ("\"'Clean' it says\"", "“‘Clean’ it says”"),
        ("a 40' box, a 12\" pipe", "a 40' box, a 12\" pipe"),
        ("no mark", "no mark"),
    ],
)
def test_each_mark_opens_or_closes(typed: str, printed: str) -> None:
    assert typeset(typed) == printed


def test_a_fragment_of_html_keeps_its_code() -> None:
    code = '<span class="code">a\'b</span>'
    assert (
        typeset_html(f"<p>\"<a href=\"/x\">Yes</a>\", {code}'s, &lt;x'</p><p>'t'</p>")
        == f'<p>“<a href="/x">Yes</a>”, {code}’s, &lt;x’</p><p>‘t’</p>'
    )
