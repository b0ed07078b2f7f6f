"""The form that asks for a talk with a specialist."""

from collections.abc import Sequence

from forms.choice_fields import ChoiceField
from forms.choices import annual_volumes, incoterms
from forms.fields import MessageField
from forms.person import Reachable, names_in_order
from forms.site_form import Group, SiteForm
from portolan.core.i18n import lazy


class ExpertForm(Reachable, SiteForm):
    """A question for somebody who knows."""

    name = "expert"
    action = "/talk-to-an-expert"
    submit_label = lazy("Ask a specialist")

    annual_volume = ChoiceField(
        lazy("Annual shipment volume"),
        choices=annual_volumes,
        required=True,
        hint=lazy("Shipments a year, by sea and by air together. A guess will do."),
    )
    incoterm = ChoiceField(
        lazy("Incoterm"),
        choices=incoterms,
        hint=lazy(
            "DDU left the Incoterms rules in 2010. Choose it if your contract still says so."
        ),
    )
    message = MessageField(
        lazy("Message"),
        limit=5000,
        hint=lazy("Route, goods and dates, and what you would like to decide."),
    )

    @property
    def groups(self) -> Sequence[Group]:
        """Who asks, and what about."""
        return (
            Group(lazy("About you"), (*names_in_order(self.locale), *self.REACHED_BY)),
            Group(lazy("Your question"), ("annual_volume", "incoterm", "message")),
        )
