"""What a posted choice permits."""

import pytest
from werkzeug.datastructures import MultiDict

from forms.privacy_choices import PrivacyChoicesForm
from portolan.core.sender import Sender

OWN = Sender("same-origin", None, frozenset())
FOREIGN = Sender("cross-site", None, frozenset())


@pytest.mark.parametrize(
    ("posted", "permitted"),
    [
        ([], set()),
        ([("answer", "all")], {"advertising", "analytics", "personalization"}),
        ([("answer", "none"), ("purpose", "analytics")], set()),
        ([("purpose", "analytics"), ("purpose", "nonsense")], {"analytics"}),
    ],
)
def test_what_is_not_named_is_refused(posted: list[tuple[str, str]], permitted: set[str]) -> None:
    form = PrivacyChoicesForm(MultiDict(posted), meta={"csrf_context": OWN})
    assert form.validate()
    assert form.permitted == permitted


@pytest.mark.parametrize("sender", [FOREIGN, None])
def test_a_sender_that_is_not_ours_is_refused(sender: Sender | None) -> None:
    form = PrivacyChoicesForm(MultiDict([("answer", "all")]), meta={"csrf_context": sender})
    assert not form.validate()
