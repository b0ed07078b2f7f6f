"""Every field of every form, with what is tried on it: see `form_kinds` for the trials."""

from collections.abc import Mapping
from dataclasses import dataclass

from forms.application import ApplicationForm
from forms.contact import ContactForm
from forms.expert import ExpertForm
from forms.newsletter import NewsletterForm
from forms.open_emissions import OpenEmissionsForm
from forms.quote import QuoteForm
from forms.sign_up import SignUpForm
from forms.site_form import SiteForm
from tests.support.form_cases import READY
from tests.support.form_faults import HOME, FieldRow
from tests.support.form_figures import counts, day, number, pieces, un_number
from tests.support.form_kinds import boxes, choice, consent, email, phone, text
from tests.support.form_unasked import unasked, unseen, unticked, untried

UNSEEN = {
    "fold_here": unseen(flag="honeypot", is_drawn=True),
    "submission_key": unseen("0123456789abcdef0123456789abcdef"),
    "form_token": unseen(),
}
NAMED = {
    "first_name": text("Femke", 100, required=True),
    "last_name": text("de Wit", 100, required=True),
    "work_email": email("femke@example.com"),
}
REACHABLE = {
    **NAMED,
    "company_name": text("De Wit Keramiek B.V.", 200, required=True),
    "country": choice("NL", required=True, decides=True),
    "phone": phone("010 555 0148", required=True),
}


@dataclass(frozen=True)
class TriedForm:
    """A form with the rows of its fields."""

    form: type[SiteForm]
    path: str
    thanks: str
    island: str
    rows: Mapping[str, FieldRow]


CONTACT = TriedForm(
    ContactForm,
    "/company/contact",
    "/confirmation/contact",
    "PostForm",
    {
        **UNSEEN,
        **NAMED,
        "company_name": text("De Wit Keramiek B.V.", 200),
        # The list opens with the reader's own country, which is meant where nothing is said.
        "phone_country": choice("NL", opens_empty=False, decides=True, by_default=HOME),
        "phone": phone("+31 10 555 0148"),
        "call_at": text("Mornings, Rotterdam", 100),
        "topic": choice("customs", required=True),
        "office": text("Shanghai", 100, own="Rotterdam "),
        "message": text("Two pallets of tiles.", 5000, required=True, several_lines=True),
    },
)
NEWSLETTER = TriedForm(
    NewsletterForm,
    "/newsletter",
    "/confirmation/newsletter",
    "PostForm",
    {**UNSEEN, "email": email("femke@example.com", malformed="newsletter"), "consent": consent()},
)
SIGN_UP = TriedForm(
    SignUpForm,
    "/sign-up",
    "/confirmation/sign-up",
    "PostForm",
    {
        **UNSEEN,
        **REACHABLE,
        "job_title": text("Buyer", 100, required=True),
        "annual_volume": choice("25-to-100", required=True),
        "consent": consent(),
    },
)
EXPERT = TriedForm(
    ExpertForm,
    "/talk-to-an-expert",
    "/confirmation/talk-to-an-expert",
    "PostForm",
    {
        **UNSEEN,
        **REACHABLE,
        "annual_volume": choice("first-time", required=True),
        "incoterm": choice("exw-fob"),
        "message": text("Tiles from Foshan.", 5000, several_lines=True),
    },
)
OPEN_EMISSIONS = TriedForm(
    OpenEmissionsForm,
    "/open-emissions-signup",
    "/confirmation/open-emissions-signup",
    "PostForm",
    {
        **UNSEEN,
        **NAMED,
        "company_name": text("De Wit Keramiek B.V.", 200, required=True),
        "use": text("Our yearly report.", 2000, several_lines=True),
    },
)

APPLICATION = TriedForm(
    ApplicationForm,
    "/company/careers/apply",
    "/confirmation/apply",
    "PostForm",
    {
        **UNSEEN,
        "role": text("Account manager, Dubai", 120, required=True),
        "start": text("From March", 100, required=True),
        "work_right": choice("permit", required=True),
        "first_name": NAMED["first_name"],
        "last_name": NAMED["last_name"],
        "email": email("femke@example.com"),
        "country": choice("NL", required=True, decides=True),
        "phone": phone("010 555 0148"),
        "resume": text("Four years at an import desk.", 8000, required=True, several_lines=True),
        "note": text("I like figures.", 2000, several_lines=True),
    },
)

CONTAINERS = counts(("20-standard", "40-standard", "40-high-cube", "45-high-cube"), most=500)
VOLUME = number("5", "0", "20000.001", required=True, depends=True)
PICKUP = text("8 Baise Lu, Shanghai", 300, required=True, depends=True)
EXW_ADDRESS = text("Baise Lu 8, Shanghai", 300, required=True, depends=True)
GOODS = {
    "battery_chemistry": choice("lithium-ion", depends=True),
    "battery_packing": choice("in-equipment", depends=True),
    "un_number": un_number("un 1263", as_="UN1263"),
    "hazard_class": choice("4.1", depends=True),
    "packing_group": choice("II", depends=True),
    "safety_data_sheet": choice("yes", depends=True),
}
FREIGHT = {
    **UNSEEN,
    **REACHABLE,
    "origin": text("Shanghai", 200, required=True),
    "destination": text("Rotterdam", 200, required=True, own="to "),
    "phone": phone("010 555 0148"),
    "pickup": boxes(("y",), decides=True),
    "pickup_address": PICKUP,
    "delivery": choice("port-to-door", required=True, opens_empty=False, decides=True),
    "delivery_address": text("Waalhaven 3, Rotterdam", 300, required=True, depends=True),
    "goods": text("Ceramic tiles", 200),
    "note": text("No tail lift needed.", 2000, several_lines=True),
    "pieces": pieces(),
    "weight_kg": number("3100", "0.09", "10000000.1", required=True),
    "cargo_value_usd": number("12500", "-1", "1000000000.01"),
    "incoterm": choice("exw-fob", required=True, decides=True),
    # Where nothing is said, the pickup says it.
    "exw_or_fob": choice("fob", depends=True, by_default="exw"),
    "ready_date": day(READY),
    "consent": consent(),
}
# By measure, with goods that everything is asked about; collected at the door of the route.
QUOTE = TriedForm(
    QuoteForm,
    "/get-started",
    "/confirmation/get-started",
    "QuoteForm",
    {
        **FREIGHT,
        "mode": choice("ocean-lcl", required=True, opens_empty=False, decides=True),
        "dangerous_goods": boxes(("batteries", "hazardous-materials"), decides=True),
        **GOODS,
        "exw_address": unasked(EXW_ADDRESS),
        "volume_cbm": VOLUME,
        "containers": unasked(CONTAINERS),
    },
)
# By the container, with goods that nothing is asked about; collected at the door that EXW asks for.
FULL_LOAD = TriedForm(
    QuoteForm,
    "/get-started",
    "/confirmation/get-started",
    "QuoteForm",
    {
        **{name: untried(row) for name, row in FREIGHT.items()},
        "pickup": unticked(),
        "exw_or_fob": untried(choice("exw", depends=True)),
        "exw_address": EXW_ADDRESS,
        "mode": untried(choice("ocean-fcl", required=True, opens_empty=False)),
        "dangerous_goods": untried(boxes(("magnets",))),
        "pickup_address": unasked(PICKUP),
        **{name: unasked(row) for name, row in GOODS.items()},
        "volume_cbm": unasked(VOLUME),
        "containers": CONTAINERS,
    },
)

TABLE: Mapping[str, TriedForm] = {
    "application": APPLICATION,
    "contact": CONTACT,
    "newsletter": NEWSLETTER,
    "sign-up": SIGN_UP,
    "expert": EXPERT,
    "quote": QUOTE,
    "full load": FULL_LOAD,
    "open-emissions": OPEN_EMISSIONS,
}
