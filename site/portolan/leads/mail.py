"""A mail to one person: its texts, rendered as a text part and an HTML part."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from email import policy
from email.message import EmailMessage
from functools import cache
from textwrap import wrap
from typing import NamedTuple

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from portolan.core.brand import BRAND
from portolan.core.colors import COLORS
from portolan.core.config import ROOT
from portolan.core.locales import locale_by_code
from portolan.core.text_direction import directed
from portolan.core.untranslated import with_language_marks

# Whatever it says, every part goes in seven bits: no server on the way has to know of more.
_BODY = policy.SMTP.clone(cte_type="7bit")
# A long link in a header must stay in one piece, and folding would encode it.
_HEADERS = _BODY.clone(max_line_length=900)
_TEXT_WIDTH = 76
_FIRST_OF_CHINESE = "\u2e80"


class MailLink(NamedTuple):
    """A link of a mail: its words, and where it leads."""

    label: str
    target: str


@dataclass(frozen=True)
class Mail:
    """The texts of a mail, in the language of its reader.

    Attributes:
        language: BCP 47 tag.
        subject: the line in the list of mails.
        heading: the first line of the mail itself.
        paragraphs: what stands above the button.
        notes: what stands below.
        figure: what is set large above the paragraphs, after the words for it.
        button: in the text but a link.
        by_hand: the sentence above the same address, written out below the button.
        leave: the link that leaves the list, below all.
    """

    language: str
    subject: str
    heading: str
    paragraphs: Sequence[str]
    notes: Sequence[str]
    figure: tuple[str, str] | None = None
    button: MailLink | None = None
    by_hand: str = ""
    leave: MailLink | None = None

    def as_message(self) -> EmailMessage:
        """The message with both parts and the subject; the sender adds the other headers."""
        message = EmailMessage(policy=_BODY)
        message.set_content(self.as_text())
        message.add_alternative(self.as_html(), subtype="html")
        message.policy = _HEADERS
        message["Subject"] = self.subject
        message["Content-Language"] = self.language
        return message

    def as_text(self) -> str:
        """The text part."""
        blocks = [
            _filled(self.heading),
            *self._named(self.figure),
            *map(_filled, self.paragraphs),
            *self._named(self.button),
            *map(_filled, self.notes),
            *self._named(self.leave),
            f"-- \n{BRAND.legal_name}\n{BRAND.email}",
        ]
        return "\n\n".join(blocks) + "\n"

    def _named(self, pair: tuple[str, str] | None) -> Iterator[str]:
        """The block of a name and what it names, each on its line."""
        if pair:
            name, text = pair
            yield f"{name}{locale_by_code(self.language).marks.colon}\n{text}"

    def as_html(self) -> str:
        """The HTML part: one column, no pictures, nothing loaded from elsewhere."""
        template = _templates().get_template("mail/letter.html")
        locale = locale_by_code(self.language)
        direction = locale.script.direction
        html = template.render(letter=self, brand=BRAND, colors=COLORS, direction=direction)
        return directed(with_language_marks(html), locale)


def _filled(paragraph: str) -> str:
    # Chinese has no spaces to break at; mail programs wrap it themselves.
    has_spaces = max(paragraph) < _FIRST_OF_CHINESE
    return "\n".join(wrap(paragraph, _TEXT_WIDTH)) if has_spaces else paragraph


@cache
def _templates() -> Environment:
    # Not the application's: that one draws pages, and knows of a request.
    return Environment(
        loader=FileSystemLoader(ROOT / "templates"), autoescape=True, undefined=StrictUndefined
    )
