"""Following links as the browser's navigation does, and looking at what became of the page."""

import json
import re
from typing import Any

from selenium.webdriver import Chrome

from portolan.sections import load_sections
from portolan.web.document_paths import document_paths
from tests.support.browser import console
from tests.support.measured import permit
from tests.support.pages import SitePage

DOCUMENTS = document_paths(load_sections())

CLICK = """{
const link = document.createElement("a");
link.href = %s;
document.getElementById("main").append(link);
link.click();
link.remove();
}"""

# A document that is still the same knows where it has been.
MARK = """
window.isSameDocument = true;
window.addEventListener("portolan:route", ({detail: {path, search}}) => {
  window.routed = path + search;
});
"""
ARRIVED = "return [undefined, location.pathname + location.search].includes(window.routed)"

# The rules of the navigation, of which a browser keeps a copy: read a second time, the first
# reader has them too.
READY = """
const told = arguments[arguments.length - 1];
const ended = performance.getEntriesByType("resource").filter(
  ({name, responseEnd}) => name.includes("/page-data/sq/d/") && responseEnd);
const rules = [...new Set(ended.map(({name}) => name))];
Promise.all(rules.map((name) => fetch(name).then((answer) => answer.json())))
  .then(() => setTimeout(() => told(rules.length >= 2)));
"""

# What differs for a reason: the heading that got the focus, the title that was read out, files
# that webpack has fetched, the line of now, and the order of attributes and the line breaks in
# the head.
DOCUMENT = """
const copy = document.documentElement.cloneNode(true);
copy.querySelector("#route-status")?.replaceChildren();
copy.querySelector("#main h1")?.removeAttribute("tabindex");
for (const file of copy.querySelectorAll("head > script[src]:not([integrity])")) file.remove();
for (const line of copy.querySelectorAll("[data-now]")) line.removeAttribute("transform");
const facts = copy.querySelector("#page-facts");
const sorted = (one) => one && typeof one === "object" && !Array.isArray(one)
  ? Object.fromEntries(Object.keys(one).sort().map((key) => [key, sorted(one[key])])) : one;
facts.textContent = JSON.stringify(sorted(JSON.parse(facts.textContent)));
for (const node of copy.querySelectorAll("[data-managed]")) {
  const attributes = [...node.attributes].sort((a, b) => a.name.localeCompare(b.name));
  for (const {name} of attributes) node.removeAttribute(name);
  for (const {name, value} of attributes) node.setAttribute(name, value);
}
for (const node of [...copy.querySelector("head").childNodes]) {
  if (node.nodeType === Node.TEXT_NODE) node.remove();
}
return copy.outerHTML;
"""

# No island wakes but those of main, and only when told to: pages can be compared whenever it is.
ASLEEP = """
const asleep = new Map();
window.wake = () => {
  for (const [element, observe] of asleep) if (element.closest("main")) observe();
  window.isAwake = true;
};
window.sleep = () => {
  asleep.clear();
  window.isAwake = false;
};
window.IntersectionObserver = class extends IntersectionObserver {
  observe(element) {
    if (window.isAwake) super.observe(element);
    else asleep.set(element, () => super.observe(element));
  }
};
"""
# Whether the islands are awake that wake as soon as they are in view.
AWAKE = """
return [...document.querySelectorAll("main [data-island-when=near]")].every(
  (one) => one.hasAttribute("data-hydrated") || !one.checkVisibility() ||
    one.getBoundingClientRect().top > innerHeight);
"""


def is_page(target: str) -> bool:
    """Whether the navigation shows a page, coming from one of any other section."""
    path = target.partition("?")[0]
    is_apart = path.startswith("/route-search") or path.endswith(".html")
    return not is_apart and not re.search(DOCUMENTS, path)


class Visit:
    """A visit of a site: one document, in which pages come and go."""

    def __init__(self, page: SitePage) -> None:
        self.page = page
        self.driver: Chrome = page.driver

    def decide(self) -> "Visit":
        """Refuse what the banner asks for, in a session that has seen nothing yet."""
        self.page.open("/robots.txt")
        self.run("sessionStorage.clear()")
        return self.refuse()

    def refuse(self) -> "Visit":
        """Refuse what the banner asks for, so that it does not stand on the pages."""
        permit(self.driver, self.page.server)
        return self

    def start(self, path: str) -> "Visit":
        """Load a document, and wait until the navigation is ready."""
        self.page.open(path)
        self.page.wait(lambda: self.driver.execute_async_script(READY))
        self.run(MARK)
        return self

    def follow(self, path: str) -> None:
        """Click a link to this address, as a visitor does.

        Of pages that nobody has touched a browser keeps no history once that is full.
        """
        click = {"expression": CLICK % json.dumps(path), "userGesture": True}
        self.driver.execute_cdp_cmd("Runtime.evaluate", click)

    def arrive(self, path: str) -> None:
        """Wait until the page is shown there, in this document or in another."""
        self.page.wait(lambda: self.page.location == path and self.run(ARRIVED))

    def go(self, path: str) -> None:
        """Follow a link and arrive, without another document."""
        self.follow(path)
        self.arrive(path)
        assert self.is_same_document

    @property
    def is_same_document(self) -> bool:
        """Whether no document has been loaded since the start."""
        return bool(self.run("return window.isSameDocument === true"))

    @property
    def is_busy(self) -> bool:
        """Whether the notice is shown."""
        return bool(self.run("return document.querySelector('main[aria-busy=true]') !== null"))

    def forgive(self, count: int | None = None) -> None:
        """Take note of what the browser itself says of answers that are meant to fail.

        Args:
            count: of how many such answers it speaks, where that is known.
        """
        lines = console(self.driver)
        assert all("Failed to load resource" in line for line in lines), lines
        assert count is None or len(lines) == count, lines

    def wake(self) -> None:
        """Let the islands of main wake, and wait for those in view; needs ASLEEP."""
        self.run("wake()")
        self.page.wait(lambda: self.run(AWAKE))

    @property
    def html(self) -> str:
        """The whole document, but for what may differ."""
        return str(self.run(DOCUMENT))

    def run(self, script: str, *arguments: object) -> Any:
        """What a script on the page returns."""
        return self.driver.execute_script(script, *arguments)
