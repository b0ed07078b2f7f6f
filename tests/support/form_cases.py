"""The forms that lead to a person: good answers, and where they are sent."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from types import MappingProxyType

from werkzeug.test import TestResponse

from forms.application import ApplicationForm
from forms.expert import ExpertForm
from forms.open_emissions import OpenEmissionsForm
from forms.quote import QuoteForm
from forms.sign_up import SignUpForm
from forms.site_form import SiteForm
from tests.support.checking_client import CheckingClient
from tests.support.contact import OWN

PERSON = {
    "first_name": "Femke",
    "last_name": "de Wit",
    "company_name": "De Wit Keramiek B.V.",
    "work_email": "femke@example.com",
    "country": "NL",
    "phone": "010 555 0148",
}
READY = (datetime.now(UTC) + timedelta(days=30)).date().isoformat()


@dataclass(frozen=True)
class FormCase:
    """A form, its page, its confirmation and what the good answers add to the address of that."""

    form: type[SiteForm]
    path: str
    thanks: str
    island: str
    answers: Mapping[str, str]
    thanks_query: str = ""

    @property
    def email(self) -> str:
        """The name of the field with the address."""
        return next(name for name in self.answers if name.endswith("email"))

    @property
    def thanked_at(self) -> str:
        """Where the good answers lead: the confirmation, with what it says of them."""
        return self.thanks + self.thanks_query

    def post(
        self,
        client: CheckingClient,
        base_url: str,
        answers: Mapping[str, str] = MappingProxyType({}),
        *,
        headers: Mapping[str, str] = MappingProxyType(OWN),
    ) -> TestResponse:
        """Send the form from its own page: valid, but for what is given."""
        return client.post(
            self.path,
            data={**self.answers, **answers},
            headers=dict(headers),
            base_url=base_url,
        )


SIGN_UP = FormCase(
    SignUpForm,
    "/sign-up",
    "/confirmation/sign-up",
    "PostForm",
    {**PERSON, "job_title": "Buyer", "annual_volume": "25-to-100", "consent": "y"},
)
EXPERT = FormCase(
    ExpertForm,
    "/talk-to-an-expert",
    "/confirmation/talk-to-an-expert",
    "PostForm",
    {
        **PERSON,
        "annual_volume": "first-time",
        "incoterm": "exw-fob",
        "message": "Tiles from Foshan.\nSea or air?",
    },
)
QUOTE = FormCase(
    QuoteForm,
    "/get-started",
    "/confirmation/get-started",
    "QuoteForm",
    {
        **PERSON,
        "origin": "Shanghai",
        "destination": "Rotterdam",
        "pickup": "y",
        "pickup_address": "8 Baise Lu, Shanghai",
        "delivery": "port-to-door",
        "delivery_address": "Waalhaven 3, Rotterdam",
        "mode": "ocean-lcl",
        "weight_kg": "3,100",
        "volume_cbm": "4.8",
        "dangerous_goods": "magnets",
        "cargo_value_usd": "12,500.50",
        "incoterm": "cif-dap-ddu-ddp",
        "ready_date": READY,
        "consent": "y",
    },
    f"?origin=CNSHA&destination=NLRTM&mode=ocean-lcl&delivery=port-to-door&ready_date={READY}"
    "&weight_kg=3100&volume_cbm=4.8&pickup=y&dangerous_goods=magnets",
)
OPEN_EMISSIONS = FormCase(
    OpenEmissionsForm,
    "/open-emissions-signup",
    "/confirmation/open-emissions-signup",
    "PostForm",
    {
        "first_name": "Femke",
        "last_name": "de Wit",
        "company_name": "De Wit Keramiek B.V.",
        "work_email": "femke@example.com",
        "use": "Our yearly report.",
    },
)
APPLICATION = FormCase(
    ApplicationForm,
    "/company/careers/apply",
    "/confirmation/apply",
    "PostForm",
    {
        "role": "Account manager, Dubai",
        "start": "From March",
        "work_right": "yes",
        "first_name": "Femke",
        "last_name": "de Wit",
        "email": "femke@example.com",
        "country": "NL",
        "phone": "010 555 0148",
        "resume": "Four years at the import desk of De Wit Keramiek.",
        "note": "I like figures that can be checked.",
    },
)
CASES = {
    "application": APPLICATION,
    "sign-up": SIGN_UP,
    "expert": EXPERT,
    "quote": QUOTE,
    "open-emissions": OPEN_EMISSIONS,
}
