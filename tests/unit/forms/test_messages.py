"""Messages of forms: how long whoever sent too many has to wait."""

import pytest

from forms.messages import too_many


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (1, "wait a minute"),
        (60, "wait a minute"),
        (61, "wait ten minutes"),
        (600, "wait ten minutes"),
        (601, "wait an hour"),
        (3600, "wait an hour"),
        (3601, "tomorrow"),
    ],
)
def test_a_wait_is_never_longer_than_the_message_says(seconds: float, text: str) -> None:
    assert text in str(too_many(seconds))
