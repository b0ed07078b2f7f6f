"""The diagrams of the other products, by slug, and of the list of products."""

from portolan.core.i18n import lazy
from portolan.drawing.diagrams.diagram import Diagram
from portolan.sections.products.drawings import boxes, calendar, modes, money, voyage

LIST = Diagram(
    draw=boxes.sizes,
    wide=150,
    narrow=470,
    headline=lazy("What freight is charged by, to one scale"),
    finding=lazy("A 40-foot high cube has 12,700 times the room of a chargeable kilogram by air."),
    alt=lazy(
        "What freight is charged by, to one scale: a chargeable kilogram, a carton, a cubic "
        "meter, a pallet, and containers of 20 and 40 feet."
    ),
    with_words=True,
    is_frieze=True,
)

SERVICES = {
    "cargo-insurance": Diagram(
        draw=voyage.profile(None),
        wide=510,
        narrow=700,
        headline=lazy("Which insurance covers which leg"),
        finding=lazy(
            "Clauses (A), (B) and (C) end where the goods rest: storage needs a cover of its own."
        ),
        alt=lazy(
            "A voyage from warehouse to warehouse in profile, and below it a line for each cover "
            "over the legs that it spans."
        ),
        with_words=True,
    ),
    "capital": Diagram(
        draw=money.cash,
        wide=360,
        narrow=420,
        headline=lazy("Cash tied up, by day from shipment to payment"),
        finding=lazy(
            "An advance of 80,000 for 75 of the 120 days halves the total of money times days."
        ),
        alt=lazy(
            "Cash tied up on each of 120 days, with and without an advance of 80,000 for 75 "
            "days. The advance halves the total of money times days."
        ),
    ),
    "b2b-fulfillment": Diagram(
        draw=boxes.pallets,
        wide=310,
        narrow=620,
        headline=lazy("A pallet and a trailer to scale, in millimeters and meters"),
        finding=lazy(
            "One layer of eight cartons on each of 33 pallets is 264 cartons in a trailer."
        ),
        alt=lazy(
            "A pallet of 1,200 by 800 millimeters with eight cartons in a layer, and to scale the "
            "33 pallets on a trailer of 13.6 meters."
        ),
        with_words=True,
    ),
    "ecommerce-fulfillment": Diagram(
        draw=boxes.parcels,
        wide=400,
        narrow=380,
        headline=lazy("Seven parcels to one scale, in liters and millimeters"),
        finding=lazy(
            "Sixty-four times the volume has only four times the edge: 400 mm against 100."
        ),
        alt=lazy(
            "Seven parcels to scale, from one liter to 64 liters, each twice the volume of the one "
            "before."
        ),
        with_words=True,
    ),
    "order-management": Diagram(
        draw=calendar.orders,
        wide=380,
        narrow=480,
        headline=lazy("Nine orders by week, with three questions before each ready date"),
        finding=lazy("Two of the nine are late, one by seven days and one by four."),
        alt=lazy(
            "Nine purchase orders as rows of a calendar: three questions before each ready date, "
            "and two orders that are late by seven and by four days."
        ),
    ),
    "climate": Diagram(
        draw=modes.bars,
        wide=380,
        narrow=520,
        headline=lazy("Emissions per tonne-kilometer, by mode"),
        finding=lazy("A tonne-kilometer emits 34 times as much by air as by sea."),
        alt=lazy(
            "Bars of kilograms of CO₂e per tonne-kilometer: sea {{sea}}, rail {{rail}}, "
            "road {{road}} and air {{air}}.",
            **modes.KG_PER_TONNE_KM,
        ),
        with_words=True,
    ),
    "platform": Diagram(
        draw=calendar.milestones,
        wide=360,
        narrow=480,
        headline=lazy("Ten events of a shipment: planned above, actual below"),
        finding=lazy("One day lost at departure became two at arrival."),
        alt=lazy(
            "Ten events of a shipment, planned on one line and actual on another; the ship left "
            "one day late and arrived two days late."
        ),
    ),
}
