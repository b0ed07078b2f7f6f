"""One submission for the operator's eyes: all of it, and nothing that deceives or steers."""

from uuid import uuid4

import pytest
from flask import Flask

from portolan.leads.repository import store
from portolan.leads.staff_view import printable, with_ascii_domain
from tests.unit.leads.command_line import run
from tests.unit.leads.conftest import FIELDS, MakeLead

ADDRESSES = [
    ("femke@example.com", "femke@example.com"),
    ("femke@аpple.example", "femke@xn--pple-43d.example"),  # a Cyrillic а
    ("林@例子.example", "林@xn--fsqu00a.example"),
    ("no address", "no address"),
    ("mail femke@例子.example or call", "mail femke@例子.example or call"),
    ("@", "@"),
    ("a@", "a@"),
    ("", ""),
]


def test_everything_is_shown(leads_app: Flask, make_lead: MakeLead) -> None:
    lead = make_lead(
        attribution={"utm_source": "radio"},
        consent="I agree.",
        flags=("honeypot", "unverified"),
        locale="zh-CN",
    )
    store(lead)
    output = run(leads_app, "show", str(lead.id)).output
    for text in (*FIELDS.values(), "radio", "I agree.", "honeypot, unverified", "zh-CN", "waiting"):
        assert text in output
    assert str(lead.id) in output
    assert {"fields", "attribution", "outbox: leads"} <= set(output.splitlines())


def test_what_is_empty_has_no_heading(leads_app: Flask, make_lead: MakeLead) -> None:
    lead = make_lead()
    store(lead)
    assert "attribution" not in run(leads_app, "show", str(lead.id)).output


@pytest.mark.parametrize(("address", "view"), ADDRESSES)
def test_a_look_alike_domain_is_seen(address: str, view: str) -> None:
    assert with_ascii_domain(address) == view


def test_and_it_is_so_in_what_is_shown(leads_app: Flask, make_lead: MakeLead) -> None:
    lead = make_lead(fields={"work_email": "femke@аpple.example"})
    store(lead)
    output = run(leads_app, "show", str(lead.id)).output
    assert "femke@xn--pple-43d.example" in output
    assert "аpple" not in output


def test_nothing_steers_the_terminal() -> None:
    assert printable("a\x1b[2Jb\u202ec\x9bd\te\rf") == r"a\x1b[2Jb\u202ec\x9bd\te\rf"
    assert printable("提单 ок\nnext") == "提单 ок\nnext"


def test_lines_stay_in_their_column(leads_app: Flask, make_lead: MakeLead) -> None:
    lead = make_lead(message="one\nstate  delivered")
    store(lead)
    lines = run(leads_app, "show", str(lead.id)).output.splitlines()
    assert [line for line in lines if line.startswith(("state", "  state "))] == [
        "  state           waiting"
    ]


def test_an_unknown_id_is_said(leads_app: Flask) -> None:
    assert "no such submission" in run(leads_app, "show", str(uuid4()), exit_code=1).stderr
    run(leads_app, "show", "x", exit_code=2)
