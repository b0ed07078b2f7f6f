"""Rich text in a real browser: the cleaner alone stands between thousands of payloads and a page.

The pages have no Content-Security-Policy, which on the site is a second wall behind this one.
"""

from collections.abc import Iterator, Sequence

import pytest
from selenium.webdriver import Chrome

from portolan.content import markdown, shape
from portolan.core.locale import Script
from portolan.core.rich_text import RichText
from tests.support.browser import chromium
from tests.support.payloads import payloads
from tests.support.payloads_server import payload_server

pytestmark = pytest.mark.browser

MODES = ("document", "innerHTML")
BATCH = 400
LEAST_PAYLOADS = 1_500
CONTROL_STEP = 10
LEAST_SHARE = 0.15
"""Of the payloads as they are, so many have to get their way, or the trial proves nothing."""

CLEAN = RichText(["player.localhost"]).clean
EVERYWHERE = ["class", "target"]
PLAIN = "blockquote br div h1 h2 h3 h4 h5 h6 li ol p section span table tbody td th thead tr ul"
SPECIFIED = dict.fromkeys(PLAIN.split(), EVERYWHERE) | {
    "a": [*EVERYWHERE, "href", "rel"],
    "img": [*EVERYWHERE, "src", "alt"],
    "iframe": [*EVERYWHERE, "src", "width", "height", "style"],
}
"""The owner's allow-list, written down once more: the cleaner's own table may be wrong."""

RUN = "return run(...arguments)"


@pytest.fixture(scope="module")
def driver() -> Iterator[Chrome]:
    """A browser of these tests' own: what is shown in it may well spoil it."""
    running = chromium()
    running.set_script_timeout(30)
    yield running
    running.quit()


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """The page that shows the payloads."""
    with payload_server() as result:
        yield result


class RichTextTrial:
    """Shows pieces of HTML, some hundreds to a page."""

    def __init__(self, driver: Chrome, address: str) -> None:
        self._driver, self._address = driver, address
        self.hits: set[int] = set()
        self.strangers: list[str] = []

    def show(
        self, mode: str, pieces: Sequence[str], allowed: dict[str, list[str]] | None = None
    ) -> None:
        """Note the numbers that were called, and the elements that are not as `allowed`."""
        for start in range(0, len(pieces), BATCH):
            self._driver.get(self._address)
            batch = pieces[start : start + BATCH]
            message = self._driver.execute_script(RUN, mode, batch, allowed)
            self.hits.update(message["hits"])
            self.strangers += message["strangers"]


@pytest.fixture
def trial(driver: Chrome, address: str) -> RichTextTrial:
    """A trial of this test's own."""
    return RichTextTrial(driver, address)


def written(text: str) -> str:
    """What an editor's document becomes: Markdown around the payload, and the page's shape."""
    _, tokens = markdown.parse(f"---\ntitle: x\n---\n\n{text}\n")
    shape.anchor_headings(tokens)
    return shape.finish(CLEAN(markdown.render(tokens)), "x", Script())


def test_there_are_payloads_enough() -> None:
    assert len(set(payloads())) == len(payloads()) >= LEAST_PAYLOADS


def test_payloads_as_they_are_do_get_their_way(trial: RichTextTrial) -> None:
    # Some of them each way: to see that the trial bites, that is enough.
    for turn, mode in enumerate(MODES):
        trial.show(mode, payloads()[turn::CONTROL_STEP])
    assert len(trial.hits) >= LEAST_SHARE * len(MODES) * len(payloads()) / CONTROL_STEP


@pytest.mark.parametrize("mode", MODES)
def test_no_cleaned_payload_does(trial: RichTextTrial, mode: str) -> None:
    cleaned = sorted({CLEAN(payload) for payload in payloads()})
    trial.show(mode, cleaned, SPECIFIED)
    assert not trial.hits
    assert not trial.strangers


@pytest.mark.parametrize("mode", MODES)
def test_no_payload_in_a_document_does(trial: RichTextTrial, mode: str) -> None:
    trial.show(mode, sorted({written(payload) for payload in payloads()}))
    assert not trial.hits
