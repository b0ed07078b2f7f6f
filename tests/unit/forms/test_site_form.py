"""What every form has: the trap and the submission key."""

import pytest

from tests.unit.forms.conftest import MakeForm


def test_a_filled_trap_is_flagged_and_nothing_is_lost(contact: MakeForm) -> None:
    form = contact(fold_here="http://spam.example")
    assert form.validate()
    assert form.flags == ["honeypot"]


def test_even_an_overfull_trap_refuses_nobody(contact: MakeForm) -> None:
    assert contact(fold_here="x" * 5000).validate()


def test_the_trap_is_not_kept(contact: MakeForm) -> None:
    assert "fold_here" not in contact(fold_here="x").stored()


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ("0123456789abcdef", "0123456789abcdef"),
        ("5f0c9e0e-3a69-4a6b-9a55-5a4a6a0e9a11", "5f0c9e0e-3a69-4a6b-9a55-5a4a6a0e9a11"),
        ("", ""),
        ("short", ""),
        ("x" * 65, ""),
        ("' OR 1=1 --' OR 1=1", ""),
    ],
)
def test_only_a_likely_key_is_used(contact: MakeForm, given: str, key: str) -> None:
    assert contact(submission_key=given).key == key
