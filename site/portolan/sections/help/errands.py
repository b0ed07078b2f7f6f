"""Articles that visitors mean by everyday words."""

from portolan.core.i18n import lazy
from portolan.web.errand import Errand

KIND = lazy("Help Center")
ERRANDS = (
    Errand(
        "/help/file-a-claim",
        lazy("File a claim"),
        KIND,
        lazy("Whom to tell, within which days, and with which papers."),
    ),
    Errand(
        "/help/what-we-do-not-carry",
        lazy("What we do not carry"),
        KIND,
        lazy("Household goods, private cars, parcels, pets, passengers: who carries them."),
    ),
    Errand(
        "/help/dispute-a-charge",
        lazy("Dispute a charge"),
        KIND,
        lazy("What to check, what to write, and by when."),
    ),
    Errand(
        "/help/documents-customs-asks-for",
        lazy("Documents for customs"),
        KIND,
        lazy("Which papers customs asks for, and who issues each."),
    ),
    Errand(
        "/help/container-sizes-and-payloads",
        lazy("Container sizes and payloads"),
        KIND,
        lazy("What each size holds and may weigh."),
    ),
    Errand(
        "/help/report-loss-or-damage",
        lazy("Report loss or damage"),
        KIND,
        lazy("What to do in the first hour, and in the days after."),
    ),
    Errand(
        "/help/currency-and-payment-terms",
        lazy("Currency and payment terms"),
        KIND,
        lazy("In which currency and until when an invoice is paid."),
    ),
)
