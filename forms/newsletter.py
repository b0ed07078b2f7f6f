"""The newsletter subscription form."""

from forms.choice_fields import ConsentField
from forms.fields import EmailField
from forms.messages import Rule
from forms.site_form import SiteForm
from portolan.core.i18n import lazy, lazy_pgettext


class NewsletterForm(SiteForm):
    """An e-mail address; the form stands at the foot of every page."""

    name = "newsletter"
    action = "/newsletter"
    submit_label = lazy_pgettext("button", "Subscribe")

    email = EmailField(
        lazy_pgettext("field of a form", "Email"),
        malformed=Rule.NEWSLETTER_EMAIL,
        is_mailed=True,
        legend=lazy_pgettext("part of the site", "Newsletter"),
    )
    consent = ConsentField(
        lazy(
            "I agree that {{brand}} keeps this address and sends the newsletter to it, "
            "until I unsubscribe."
        )
    )

    @property
    def mails_to(self) -> str | None:
        """The address to confirm, which may be anybody's until then."""
        return self.email.data or None
