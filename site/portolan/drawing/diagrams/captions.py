"""The caption of each picture: its title, and one sentence with what it shows to be so."""

from typing import NamedTuple

from flask_babel.speaklater import LazyString

from portolan.core.i18n import lazy


class Caption(NamedTuple):
    """A title, and the finding that the drawing proves."""

    title: LazyString
    finding: LazyString


PRODUCTS = {
    "ocean-freight": Caption(
        lazy("Yokohama to Los Angeles, at two speeds"),
        lazy("Four knots slower takes three days longer: 15.0 days at 14 knots, 11.7 at 18."),
    ),
    "air-freight": Caption(
        lazy("Frankfurt to Los Angeles, by the great circle"),
        lazy(
            "The curve is the shorter route: 9,323 km. The line that is straight on the "
            "chart is 1,234 km longer."
        ),
    ),
    "rail-freight": Caption(
        lazy("What a container costs inland, in euros, by truck and by train"),
        lazy("Beyond 571 km the train is cheaper, with the trucks at both ends included."),
    ),
    "trucking": Caption(
        lazy("Thirteen cities around the port of Rotterdam, in kilometers"),
        lazy("Eleven of the thirteen lie within 700 km in a straight line. Roads are longer."),
    ),
    "lcl": Caption(
        lazy("Four shippers in one 40-foot high cube, in cubic meters"),
        lazy("They fill 59.2 of its 76.3 cubic meters; 17.1 stay free."),
    ),
    "customs": Caption(
        lazy("Heading 4202, from two digits to six"),
        lazy("The heading has twelve codes of six digits; a suitcase has one of them."),
    ),
    "trade-advisory": Caption(
        lazy("The general rules of interpretation, in their order"),
        lazy(
            "Rules 1 to 4 are tried in turn until one gives the heading; rule 6 then finds the "
            "subheading."
        ),
    ),
    "duty-drawback": Caption(
        lazy("Goods in, goods out, and the duty that comes back, by month"),
        lazy("A quarter of the goods leaves again: 5,346 of 21,600 in duty is refunded."),
    ),
    "dangerous-goods": Caption(
        lazy("The labels of the nine classes, with their divisions"),
        lazy("Perfume, paint, aerosols and lithium batteries are dangerous goods."),
    ),
    "cargo-insurance": Caption(
        lazy("Which cover spans which leg"),
        lazy(
            "Clauses (A), (B) and (C) end where the goods rest: storage needs a cover of its own."
        ),
    ),
    "capital": Caption(
        lazy("Cash tied up, by day from shipment to payment"),
        lazy("An advance of 80,000 for 75 of the 120 days halves the total of money times days."),
    ),
    "b2b-fulfillment": Caption(
        lazy("A pallet and a trailer to scale, in millimeters and meters"),
        lazy("One layer of eight cartons on each of 33 pallets is 264 cartons in a trailer."),
    ),
    "ecommerce-fulfillment": Caption(
        lazy("Seven parcels to one scale, in liters and millimeters"),
        lazy("Sixty-four times the volume has only four times the edge: 400 mm against 100."),
    ),
    "order-management": Caption(
        lazy("Nine orders by week, with three questions before each ready date"),
        lazy("Two of the nine are late, one by seven days and one by four."),
    ),
    "climate": Caption(
        lazy("Emissions per tonne and kilometer, by mode"),
        lazy("A tonne emits 34 times as much by air as by sea."),
    ),
    "platform": Caption(
        lazy("Ten events of a shipment: planned above, actual below"),
        lazy("One day lost at departure became two at arrival."),
    ),
}
COVERAGES = {
    "all-risks": Caption(
        lazy("What clauses (A) span"),
        lazy("Goods are covered from the first move in the warehouse to the end of unloading."),
    ),
    "named-perils": Caption(
        lazy("What clauses (B) and (C) span"),
        lazy("They last as long as clauses (A); they cover fewer perils on the same legs."),
    ),
    "general-average-cover": Caption(
        lazy("Where general average arises"),
        lazy("Only on the legs at sea can goods be sacrificed to save a ship."),
    ),
    "war-and-strikes": Caption(
        lazy("What war and strikes clauses span"),
        lazy(
            "War is covered on board and for up to 15 days in a port of transshipment, strikes on "
            "the whole way."
        ),
    ),
    "warehouse-and-storage": Caption(
        lazy("What storage cover spans"),
        lazy("It covers the goods before and after the voyage, while they are stored."),
    ),
    "high-value-goods": Caption(
        lazy("Where goods of high value change hands"),
        lazy("Every dot is a change of hands: count, seals and photographs are taken at each."),
    ),
}
SECTIONS = {
    "blog": Caption(
        lazy("LCL against a container, by volume"),
        lazy("LCL is cheaper than a container of one's own up to 17.9 cubic meters."),
    ),
    "help": Caption(
        lazy("What a waiting container costs, by day after discharge"),
        lazy("Five days are free. The ninth day costs 280 in all, the fourteenth 630."),
    ),
    "glossary": Caption(
        lazy("Where risk and cost pass to the buyer, by rule"),
        lazy("Under CPT, CIP, CFR and CIF the seller pays on after the risk has passed."),
    ),
    "research": Caption(
        lazy("Fuel per nautical mile, by speed in knots"),
        lazy("At 14 knots a mile takes 39.5% less fuel than at 18."),
    ),
    "global-logistics-update": Caption(
        lazy("From Chinese New Year's Day to the Lantern Festival, by year"),
        lazy(
            "From 2024 to 2030 New Year's Day, the date shown, falls between January 26 and "
            "February 17. The holiday begins on its eve or earlier, and many factories close days "
            "before."
        ),
    ),
    "webinars": Caption(
        lazy("One hour on four clocks"),
        lazy(
            "At 14:00 UTC it is late morning in Santos, afternoon in Rotterdam, and evening in "
            "Mumbai and Shanghai."
        ),
    ),
    "eguides": Caption(
        lazy("Two units on one ruler"),
        lazy("An inch is 2.54 cm, a pound 0.45 kg, a nautical mile 1.852 km."),
    ),
    "careers": Caption(
        lazy("From your first message to an answer"),
        lazy("The talk and the task take two hours of your time at the most."),
    ),
    "our-global-offices": Caption(
        lazy("The working days of fourteen offices, by hour of a winter day in UTC"),
        lazy("As Los Angeles closes at 01:00, Shanghai opens: one office is always at work."),
    ),
    "products": Caption(
        lazy("What freight is charged by, to one scale"),
        lazy("The largest container holds 12,700 times the space of a chargeable kilogram by air."),
    ),
}
CAPTIONS = {**PRODUCTS, **COVERAGES, **SECTIONS}
