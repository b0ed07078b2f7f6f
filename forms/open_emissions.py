"""The sign-up form for news of the emissions calculator's method."""

from forms import person
from forms.fields import MessageField
from forms.site_form import SiteForm
from portolan.core.i18n import lazy


class OpenEmissionsForm(SiteForm):
    """A subscription to changes of the emission factors."""

    name = "open-emissions"
    action = "/open-emissions-signup"
    submit_label = lazy("Sign up for updates")

    first_name = person.first_name(legend=lazy("About you"))
    last_name = person.last_name()
    company_name = person.company_name(legend=lazy("Your company"))
    work_email = person.work_email()
    use = MessageField(
        lazy("What will it be used for?"),
        limit=2000,
        hint=lazy("A report, a tender, a tool of your own. It tells us what to explain better."),
    )
