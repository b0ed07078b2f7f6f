"""The comments on texts of the interface: where they stand, what they are, how wide they may be."""

from pathlib import Path

import pytest
from babel.messages.catalog import Message

from portolan.content import catalog
from portolan.content.translation import check, extract
from portolan.content.translation.error_fields import ERROR
from portolan.content.translation.interface_notes import InterfaceNotes
from portolan.content.translation.python_roles import python_roles, table_keys
from portolan.content.translation.roles import TEXT, excess, noted
from portolan.content.translation.source_notes import source_notes
from portolan.content.translation.template_roles import template_roles
from portolan.content.translation.whereabouts import Whereabouts, example_addresses
from portolan.core.config import ROOT
from tests.support.urls import TEMPLATES


@pytest.mark.parametrize(
    ("source", "role"),
    [
        ('<h2 class="d2">{{ _("Word") | phrases }}</h2>', "heading"),
        ('<p class="no"><span>{{ _("Word") }}</span></p>', "line above a heading"),
        ('<p class="no tally">{{ _("Word") }}</p>', "paragraph"),
        ('<p>a <a class="btn" href="{{ url("/x") }}">{{ _("Word") }}</a></p>', "button"),
        ('<p><a href="/">b</a><br>{{ _("Word") }}</p>', "paragraph"),
        ('<th scope="col">{{ _("Word") }}</th>', "head of a table"),
        ('<th scope="row">{{ _("Word") }}</th>', "head of a row"),
        ('<nav aria-label="{{ _("Word") }}"><a href="/">x</a></nav>', "name for screen readers"),
        ('<b>{{ ngettext("Word", "{{count}} words", n) }}</b>', "text"),
        ('<b>{{ _("Word to {{place}}.") }}</b>', "sentence"),
        ('<p><figcaption>{{ _("Word") }}</figcaption></p>', "caption of a picture"),
        ('{% block heading %}{{ _("Word") }}{% endblock %}', "heading"),
        ('{% block heading %}x{% endblock %}<b>{{ _("Word") }}</b>', "text"),
        ('{{ lists.charted(_("Head"), _("Word"), chart) }}', "paragraph"),
        ('{% set one, two = _("One"), _("Word") %}<th>{{ two }}</th>', "head of a table"),
        ('<p data-text="{{ _("Word") }}"></p>', "paragraph"),
        ('<dt>{{ pgettext("law", "Word") }}</dt>', "name of a fact"),
        ('{{ lists.opening("part-x", _("Label"), _("Word"), level="d2") }}', "heading"),
        ('{{ parts.facts([(_("Word"), doc.size), (_("Other"), 2)]) }}', "name of a fact"),
        ('{{ lists.opening("x", "y", "z", more=(_("Word"), "/x")) }}', "link"),
        ('{% set lead = _("Word") %}', "paragraph"),
        ('{% for title, text in [("x", _("Word"))] %}', "paragraph"),
        ('{# <h1>{{ _("Word") }}</h1> #}<p>{{ _("Word") }}</p>', "paragraph"),
    ],
)
def test_a_template_says_what_a_text_is(source: str, role: str) -> None:
    assert (
        next(result for text, result in reversed([*template_roles(source)]) if "Word" in text)
        == role
    )


@pytest.mark.parametrize(
    ("source", "role"),
    [
        ('Body("x.html", title=_("Word"))', "title"),
        ('{"title": _("Word")}', "heading"),
        ('FormPage(description=lazy("Word"))', "description"),
        ('Link(lazy_pgettext("menu", "Word"), "/word")', "menu"),
        ('mode = CardsField(lazy("Word"), required=True)', "label of a field"),
        ('DateFault("mode", _("Mode"), _("Word"))', "error of the field mode"),
        ('self._refuse(ListColumn.UNIT, _("Word"))', "error of the field unit"),
        (
            'def f():\n    text = _("Word")\n    x.append(Problem("distance_km", text))',
            "error of the field distance km",
        ),
        ('RULES = {Rule.EMAIL: lazy("Word")}', "error of each field with the rule: email"),
        ('def _refusal():\n    return _("Word")', "error of a field"),
        ('class Form:\n    submit = lazy("Word")', "button"),
        ('UNIT_NAMES = {"pmc": lazy("Word")}', "one of: unit names"),
        ('submit_label = lazy("Word")', "button"),
        ('def _headline():\n    return _("Word is there.")', "heading"),
        ('def f() -> Iterator[ResultLink]:\n    yield _("Word")', "link"),
        ('def f():\n    days_error = _("Word") if wrong else ""', "error of the field days"),
        ('facts = [(_("Word"), meta.get("x"))]', "name of a fact"),
        ('yield _("Word"), _period(answer)', "name of a fact"),
        ('for name, label in (("a", _("Word")), ("b", _("Other"))): pass', "label"),
        ('[row for label, end in zip((_("Word"), _("To")), ends)]', "label"),
        ('NAMED, FEWEST = lazy("Other"), lazy("Word")', "as: fewest"),
        ('crumbs((_("Word"), "/x"))', "step of the path"),
        ('def f():\n    return _("Word is there.")', "sentence"),
        ('def f():\n    return _("{{km}} Word", km=1)', "pattern for values"),
        ('def _way_there():\n    return str(_("Word"))', "as: way there"),
    ],
)
def test_a_module_says_what_a_text_is(source: str, role: str) -> None:
    assert next(result for text, result in python_roles(source) if "Word" in text) == role


def test_a_file_is_shown_by_the_page_that_leads_to_it() -> None:
    pages = Whereabouts(
        {
            "templates/base.html": '{{ fragment("consent") }}',
            "templates/components/consent.html": "",
            "templates/tides/index.html": (
                '{% include "tides/_table.html" %}{{ island("TideBox") }}'
            ),
            "templates/tides/_table.html": "",
            "templates/islands/tide_box.html": "",
            "assets/src/islands/TideBox.tsx": 'import { moon } from "../moon";',
            "assets/src/moon.ts": "",
            "site/portolan/sections/tides/views.py": (
                "from portolan.domain.tides import (\n    moon,\n)"
            ),
            "site/portolan/domain/tides.py": "",
            "site/portolan/domain/alone.py": "",
        },
        {"tides/index": "/tides"},
    )
    assert pages.address("templates/components/consent.html") == "every page"
    assert pages.address("site/portolan/domain/alone.py") == ""
    for file in ("templates/tides/_table.html", "templates/islands/tide_box.html",
                 "assets/src/moon.ts", "site/portolan/domain/tides.py"):  # fmt: skip
        assert pages.address(file) == "/tides", file


def test_a_template_has_the_example_of_its_plain_state() -> None:
    assert example_addresses()["atlas/landing"] == TEMPLATES["atlas/landing"] == "/atlas"


def test_each_file_that_the_table_of_notes_names_is_there() -> None:
    notes = source_notes()
    named = [*notes["aside"], *notes["pages"], *notes["fields"]]
    assert [one for one in named if not (ROOT / one).exists()] == []


def test_a_sources_text_has_its_page_role_and_room() -> None:
    notes = InterfaceNotes()
    file = "templates/blog/landing.html"
    assert [*notes.of(file, "Who writes here")] == ["/blog: heading"]
    assert noted("/blog", "title") == "/blog: title, at most 70 wide"


def test_a_text_of_a_table_is_on_the_page_of_its_row() -> None:
    assert table_keys('X = {"tides": Diagram(headline=lazy("Word"))}\nY = lazy("Other")') == {
        "Word": "tides"
    }
    notes, file = InterfaceNotes(), "site/portolan/sections/products/service_diagrams.py"
    for text, note in (
        ("Emissions per tonne-kilometer, by mode", "/products/climate: heading"),
        ("What freight is charged by, to one scale", "/products: heading"),
    ):
        assert [*notes.of(file, text)] == [note]


def test_a_text_that_a_step_shows_says_which() -> None:
    """The longest beginning of a place counts, and one of a place before one of a role."""
    [note] = InterfaceNotes().of("forms/messages.py", "Invalid email")
    assert note.endswith(" (after sending the form with a wrong address)")
    line = "Count forward from the cargo ready date, or back from the date you need it."
    [note] = InterfaceNotes().of("site/portolan/sections/arrival/views.py", line)
    assert note == "/arrival: line of a search result (in the search, above the results)"
    assert noted("/x", "button", "after a click on More").endswith(
        "button, at most 32 wide (after a click on More)"
    )


def test_each_step_is_for_a_text_that_is_there() -> None:
    """A text is named by the beginning of its place, or of its role."""
    steps = source_notes()["steps"]
    used: set[str] = set()
    template = extract.messages_template()
    for message in catalog.entries(template):
        texts = message.id if isinstance(message.id, tuple) else (message.id,)
        used |= {
            key
            for key in steps
            for file, _ in message.locations
            if f"{file}: {texts[0]}".startswith(key)
        }
        used |= {key for key in steps if f": {key}" in " ".join(message.auto_comments)}
    assert [key for key in steps if key not in used] == []


@pytest.mark.parametrize(
    ("around", "role"),
    [
        (["b", "button", "@hint"], "button"),
        (["@aria-label", "p"], "name for screen readers"),
        ([".daysError", "Card"], "error"),
        ([".crates"], "as: crates"),
    ],
)
def test_a_script_says_what_a_text_is(around: list[str], role: str) -> None:
    [note] = InterfaceNotes().of_script("assets/src/fields/PiecesField.tsx", "Word", around)
    assert note.partition(",")[0].endswith(f": {role}")


@pytest.mark.parametrize(
    ("chinese", "width"), [("短", None), ("二" * 16, None), ("二" * 17, 34), ("{{name}}" * 9, None)]
)
def test_what_is_wider_than_its_room_is_told(chinese: str, width: int | None) -> None:
    notes = ["/x: title, at most 70 wide", "/y: button, at most 32 wide"]
    result = excess(Message("Word", chinese, auto_comments=notes))
    assert (result and result.width) == width


def test_every_text_of_the_interface_says_where_it_stands_and_fits() -> None:
    places = tuple(
        {"/", *(page.partition("/")[0] or "/" for page in source_notes()["pages"].values())}
    )
    for locale, path in check.catalogs():
        if path.stem == catalog.MESSAGES:
            for message in catalog.entries(catalog.read(path, locale)):
                kinds = [comment.rpartition(": ")[2] for comment in message.auto_comments]
                assert kinds, f"{path}:{message.lineno}"
                assert TEXT not in kinds, f"{path}:{message.lineno}"
                assert message.auto_comments[0].startswith(places), f"{path}:{message.lineno}"
    assert list(check.too_wide()) == []


def test_the_report_names_what_is_too_wide(tmp_path: Path) -> None:
    [(locale, _)] = [one for one in check.catalogs() if one[1].stem == catalog.MESSAGES]
    path = catalog.catalog_path(locale, catalog.MESSAGES, tmp_path)
    path.parent.mkdir(parents=True)
    path.write_text(
        'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n"\n\n'
        '#. /x: button, at most 32 wide\nmsgid "Send"\nmsgstr "' + "发" * 20 + '"\n',
        encoding="utf-8",
    )
    [fault] = check.too_wide(tmp_path)
    assert fault.endswith(f":5: 40 wide, room for 32: '{'发' * 20}'")


def test_an_error_names_its_field_or_is_of_none() -> None:
    errors = [
        comment
        for locale, path in check.catalogs()
        for message in catalog.entries(catalog.read(path, locale))
        for comment in message.auto_comments
        if ": error" in comment
    ]
    assert not [one for one in errors if ERROR in one]
    assert len([one for one in errors if "error of the field" in one]) > 50
    assert {one for one in errors if "rule: phone" in one}
