"""The reference number: what visitors are given, say on the telephone, and staff type."""

from uuid import UUID, uuid4

import pytest
from flask import Flask

from portolan.leads.payload import payload_of
from portolan.leads.reference import SIGNS, ids_of, reference_of
from portolan.leads.repository import store
from portolan.leads.selection import Selection, in_order
from tests.unit.leads.command_line import run
from tests.unit.leads.conftest import MakeLead

ID = UUID("0f3c5a1e-9b42-4c1d-8e77-2a6b1c9d4f10")
REFERENCE = "1WY-5M7-MVH"


def accepted(references: list[str]) -> list[str]:
    """Those of the references that are taken for one."""
    results = []
    for each in references:
        try:
            ids_of(each)
        except ValueError:
            continue
        results.append(each)
    return results


def test_a_reference_is_the_beginning_of_the_id() -> None:
    assert reference_of(ID) == REFERENCE
    lowest, highest = ids_of(REFERENCE)
    assert lowest <= ID <= highest
    assert reference_of(lowest) == reference_of(highest) == REFERENCE


@pytest.mark.parametrize(
    "heard", [" 1wy 5m7 mvh ", "iwy5m7mvh", "LWY-5M7-MVH", REFERENCE.replace("-", "")]
)
def test_it_is_found_as_it_was_heard(heard: str) -> None:
    assert ids_of(heard) == ids_of(REFERENCE)


def test_every_single_slip_is_noticed() -> None:
    signs = list(REFERENCE.replace("-", ""))
    slips = [
        "".join([*signs[:place], other, *signs[place + 1 :]])
        for place, sign in enumerate(signs)
        for other in SIGNS
        if other != sign
    ]
    assert accepted(slips) == []
    exchanged = []
    for first in range(len(signs)):
        for second in range(first):
            other = signs.copy()
            other[first], other[second] = signs[second], signs[first]
            exchanged.append("".join(other))
    assert set(accepted(exchanged)) <= {"".join(signs)}


@pytest.mark.parametrize("text", ["", "1WY", "1WY-5M7-MV", REFERENCE + "0", "1WY-5M7-MVU", "船"])
def test_anything_else_is_none(text: str) -> None:
    assert accepted([text]) == []


def test_staff_find_a_submission_by_it(leads_app: Flask, make_lead: MakeLead) -> None:
    lead = make_lead()
    store(lead)
    store(make_lead(message="Another."))
    reference = reference_of(lead.id)
    for typed in (reference, reference.lower().replace("-", " ")):
        view = run(leads_app, "show", typed).output
        assert str(lead.id) in view
        assert reference in view
        assert "Another." not in view
    unknown = run(leads_app, "show", reference_of(uuid4()), exit_code=1)
    assert "no such submission" in unknown.stderr


def test_the_receiver_gets_it(leads_app: Flask, make_lead: MakeLead) -> None:
    lead = make_lead()
    store(lead)
    (stored,) = in_order(Selection())
    assert payload_of(stored.submission)["reference"] == reference_of(lead.id)
