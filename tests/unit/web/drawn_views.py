"""What islands are drawn from, in every kind and state: fields, forms, search boxes."""

import itertools
from collections.abc import Iterator
from typing import Any

KINDS = (
    "text",
    "email",
    "tel",
    "number-text",
    "date",
    "textarea",
    "select",
    "radio",
    "checkbox",
    "checkboxes",
    "counts",
)
HOSTILE = "</textarea><script>\"quoted\" & 'more' {{ braces }} 50% \u2028"
VALUES = ("", "Shanghai", "洋山港", "  two  spaces ", "\nfirst line\n\nthird\n", HOSTILE)
NOTES = (None, "Ask a person & <b>nobody</b> else")


def field(kind: str = "text", **more: Any) -> dict[str, Any]:
    """A field as `forms/field_view.py` describes it."""
    return {
        "kind": kind,
        "id": "contact-topic",
        "name": "topic",
        "label": "Work email",
        "hint": None,
        "value": "",
        "checked": False,
        "error": None,
        "required": True,
        "autocomplete": None,
        "inputmode": None,
        "maxlength": None,
        "width": "full",
        "choices": [],
        "only_for": None,
        **more,
    }


def choices(*values: str, selected: str | None = None) -> list[dict[str, Any]]:
    """The lines of a list; none is selected unless one is named."""
    return [
        {"value": v, "label": f"{v} & co.", "selected": v == selected, "text": f"{v} <2>"}
        for v in values
    ]


def every_field() -> Iterator[dict[str, Any]]:
    """Every kind, empty, filled, hinted and wrong."""
    for kind, value, hint, error in itertools.product(KINDS, VALUES, NOTES, NOTES):
        yield field(
            kind,
            value=value,
            hint=hint,
            error=error,
            checked=bool(value),
            label=f"{kind}：标签",
            width="half" if value else "full",
            autocomplete="email" if value else None,
            inputmode="numeric" if hint else None,
            maxlength=5000 if error else None,
            choices=choices("", "one", "a&b", "三", selected=value or None),
        )
    yield field("hidden", name="submission_key", value='"<key>')
    for kind in ("select", "radio", "checkboxes", "counts"):
        for lines in (
            [],
            choices("one", "two"),
            choices("one", "two", selected="two"),
            choices("", "a&b", selected="a&b"),
            choices("", "one", selected=""),
        ):
            yield field(kind, choices=lines)


def form(**more: Any) -> dict[str, Any]:
    """A form as `forms/field_view.py` describes it."""
    return {
        "name": "contact",
        "action": "/company/contact",
        "groups": [
            {"legend": "About you", "fields": [field(id="contact-a", name="a", width="half")]},
            {"legend": "留言", "fields": [field(kind, id=kind, name=kind) for kind in KINDS]},
        ],
        "submit": "Send message",
        "summary": None,
        "key": "",
        "hidden": [field("hidden", name="submission_key")],
        "honeypot": field(id="contact-fold-here", name="fold_here"),
        **more,
    }


CELLS = choices(*(f"{row}-{cell}" for row in (1, 2) for cell in "abcde"))
PIECES = [
    field("pieces", id=f"pieces-{place}", name="pieces", choices=CELLS, hint=hint, error=error)
    for place, (hint, error) in enumerate(itertools.product(NOTES, NOTES))
]
"""Rows of pieces, which only the form in steps has."""
FORMS = {
    "empty": form(),
    "with errors": form(
        summary={"title": "2 answers", "errors": [{"id": "a", "message": "Work email: Required"}]},
        groups=[{"legend": "About", "fields": [field(error="Required", value="x")]}],
    ),
    "not stored": form(summary={"title": "Sorry, but we are unable", "errors": []}),
    "trapped": form(honeypot=field(id="trap", name="fold_here", value="I am a program")),
}
SEARCHES = {
    "empty": {
        "id": "header-search",
        "label": "Search",
        "action": "/search",
        "endpoint": "/suggest",
        "value": "",
    },
    "asked": {
        "id": "main-search",
        "label": HOSTILE,
        "action": "/search",
        "endpoint": "/suggest",
        "value": HOSTILE,
    },
}
HS_SEARCHES = {
    "empty": {"id": "hs-q", "action": "/data/hs-code", "endpoint": "", "value": "", "error": ""},
    "refused": {
        "id": "hs-q",
        "action": "/data/hs-code",
        "endpoint": "/api/hs?limit=8",
        "value": HOSTILE,
        "error": HOSTILE,
    },
}
