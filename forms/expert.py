"""The form that asks for a talk with a specialist."""

from forms import person
from forms.choice_fields import ChoiceField
from forms.choices import annual_volumes, incoterms
from forms.fields import MessageField
from forms.site_form import SiteForm
from portolan.core.i18n import lazy, lazy_pgettext


class ExpertForm(SiteForm):
    """A request for a call with a specialist."""

    name = "expert"
    action = "/talk-to-an-expert"
    submit_label = lazy("Ask a specialist")

    first_name = person.first_name(legend=lazy("About you"))
    last_name = person.last_name()
    company_name = person.company_name()
    work_email = person.work_email()
    country = person.country()
    phone = person.phone()
    annual_volume = ChoiceField(
        lazy("Annual shipment volume"),
        legend=lazy("Your question"),
        choices=annual_volumes,
        required=True,
        hint=lazy("Shipments per year, sea and air together. An estimate is fine."),
    )
    incoterm = ChoiceField(
        lazy_pgettext("field of a form", "Incoterm"),
        choices=incoterms,
        hint=lazy("Incoterms 2010 dropped DDU. Choose it if your contract still says so."),
    )
    message = MessageField(
        lazy_pgettext("field of a form", "Message"),
        limit=5000,
        hint=lazy("Route, goods and dates, and what you would like to decide."),
    )
