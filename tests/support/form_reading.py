"""A form read back from its markup, as a visitor or his screen reader finds it."""

import re
from collections import defaultdict
from html.parser import HTMLParser

VOID = {"input", "br", "img", "hr", "meta", "link"}
Attributes = dict[str, str]


class ReadForm(HTMLParser):
    """What the controls hold, what is said beside them, where the summary leads.

    Attributes:
        held: what the controls of a name hold: texts, the line chosen, the boxes ticked.
        links: the lines of the error summary, and the id that each leads to.
        names: the name of the control with an id.
    """

    def __init__(self, html: str) -> None:
        super().__init__()
        self.held: dict[str, list[str]] = {}
        self.links: list[tuple[str, str]] = []
        self.names: dict[str, str] = {}
        self._described: dict[str, str] = {}
        self._texts: defaultdict[str, str] = defaultdict(str)
        self._open: list[tuple[str, Attributes]] = []
        self._select = ""
        self.feed(html)

    @property
    def messages(self) -> dict[str, str]:
        """The text beside each control, as far as the control says that it is described by it."""
        results = {name: self._error_of(name) for name in self.held}
        return {name: text for name, text in results.items() if text}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        if "name" in values and tag in ("input", "select", "textarea"):
            self._control(tag, values)
        if tag == "option" and "selected" in values:
            self.held[self._select] = [values["value"]]
        if tag not in VOID:
            self._open.append((tag, values))

    def handle_endtag(self, tag: str) -> None:
        while self._open and self._open.pop()[0] != tag:
            pass

    def handle_data(self, data: str) -> None:
        tag, values = self._open[-1] if self._open else ("", {})
        if tag == "textarea":
            self.held[values["name"]] = [data]
        elif tag == "p" and values.get("class") == "err":
            self._texts[values["id"]] += data.strip()
        elif tag == "a" and any("summary" in each.get("class", "") for _, each in self._open):
            self.links.append((values["href"].removeprefix("#"), data.strip()))

    def _control(self, tag: str, values: Attributes) -> None:
        name = values["name"]
        held = self.held.setdefault(name, [])
        self.names[values.get("id", "")] = name
        boxes = [each for kind, each in self._open if kind == "fieldset"]
        around = [box.get("aria-describedby", "") for box in boxes]
        described = " ".join((values.get("aria-describedby", ""), *around))
        self._described.setdefault(name, described)
        if tag == "select":
            self._select = name
        elif tag == "textarea":
            held.append("")
        elif values.get("type") not in ("radio", "checkbox") or "checked" in values:
            held.append(values.get("value", ""))

    def _error_of(self, name: str) -> str:
        return " ".join(self._texts[each] for each in self._described[name].split()).strip()


def form_in(html: str, island: str) -> ReadForm:
    """The form of an island, read from its page."""
    start = html.index(f'data-island="{island}"')
    return ReadForm(html[html.index("<form", start) : html.index("</form>", start)])


def title_of(html: str) -> str:
    """The title of a page."""
    match = re.search(r"<title>([^<]*)", html)
    return match[1].strip() if match else ""
