"""The form of an application: what it cannot do without."""

from tests.support.form_cases import CASES
from tests.unit.forms.conftest import errors_of, posted


def test_an_empty_application_asks_for_what_is_required() -> None:
    empty = dict.fromkeys(CASES["application"].answers, "")
    assert errors_of(posted("application", empty)).keys() == {
        *("role", "start", "work_right", "resume"),
        *("first_name", "last_name", "email", "country"),
    }
