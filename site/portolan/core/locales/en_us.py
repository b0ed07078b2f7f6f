"""English of the United States, in which the site is written."""

from portolan.core.locale import Locale, SearchRules
from portolan.core.quantities.english import ENGLISH

LOCALE = Locale(
    code="en-US",
    babel="en_US",
    name="English",
    home_country="US",
    search=SearchRules(
        tokenizer="porter unicode61 remove_diacritics 2",
        unasked=tuple(
            "a about all am an and any are as at be been between by can could did do does for "
            "from find get give had has have how i if im in into is it its know long many me much "
            "my need now of on or our please right should show so some someone take takes tell "
            "than that the their "
            "them there these they this to us vs want was we were what when where which who why "
            "will with would you your".split()
        ),
        synonyms=(
            "goods cargo shipment consignment package item",
            "price cost rate fee",
            "duty tariff tax",
            "lost loss missing disappeared stolen stole theft",
            "damaged damage broken",
            "document paper paperwork",
            "late delayed",
            "truck lorry",
            "job vacancy role position",
            "rolled bumped bounced",
            "hold held stopped stuck detained",
            "course training class",
            "canceled cancelled",
            "ship vessel boat",
        ),
    ),
    quantities=ENGLISH,
    is_source=True,
)
