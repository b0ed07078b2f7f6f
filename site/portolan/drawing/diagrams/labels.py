"""Text alternatives of the pictures, one sentence each."""

from flask_babel.speaklater import LazyString

from portolan.core.i18n import lazy

LABELS: dict[str, LazyString] = {
    "ocean-freight": lazy(
        "A chart of the lane from Yokohama to Los Angeles with a tick every 1,000 nautical miles "
        "and the days that it takes at 14 and at 18 knots."
    ),
    "air-freight": lazy(
        "A chart of the great circle from Frankfurt to Los Angeles with a tick for every hour of "
        "flight, and below it the longer rhumb line."
    ),
    "rail-freight": lazy(
        "Two lines of cost by distance: a truck at 1.40 a kilometer, and a train at 0.70 with 400 "
        "for its ends. They cross at 571 kilometers."
    ),
    "trucking": lazy(
        "Rings every 100 kilometers around the port of Rotterdam, and thirteen cities at their "
        "distance and bearing from it."
    ),
    "lcl": lazy(
        "The floor of a 40-foot high cube, divided to scale among four shippers with 4.2, 11.6, "
        "17.4 and 26 cubic meters; 17.1 cubic meters are free."
    ),
    "customs": lazy(
        "The tree of customs heading 4202, from two digits to its twelve subheadings of "
        "six digits, with the path to 4202.92 marked."
    ),
    "trade-advisory": lazy(
        "The general rules of interpretation as a line: rules 1 to 4 in turn find the heading, "
        "and rule 6 finds the subheading."
    ),
    "duty-drawback": lazy(
        "Two stepped lines over a year: goods worth 240,000 come in, goods worth 60,000 "
        "leave again, and each export is matched with its import."
    ),
    "dangerous-goods": lazy(
        "The labels of the nine classes of dangerous goods with their divisions and the UN "
        "numbers of some everyday goods."
    ),
    "cargo-insurance": lazy(
        "A voyage from warehouse to warehouse in profile, and below it a line for each cover over "
        "the legs that it spans."
    ),
    "capital": lazy(
        "Cash tied up on each of 120 days, with and without an advance of 80,000 for 75 "
        "days. The advance halves the total of money times days."
    ),
    "b2b-fulfillment": lazy(
        "A pallet of 1,200 by 800 millimeters with eight cartons in a layer, and to scale the 33 "
        "pallets on a trailer of 13.6 meters."
    ),
    "ecommerce-fulfillment": lazy(
        "Seven parcels to scale, from one liter to 64 liters, each twice the volume of the one "
        "before."
    ),
    "order-management": lazy(
        "Nine purchase orders as rows of a calendar: three questions before each ready date, and "
        "two orders that are late by seven and by four days."
    ),
    "climate": lazy(
        "Bars of kilograms of CO₂e per tonne-kilometer: sea 0.01977, rail 0.0347, road 0.09623 "
        "and air 0.66646."
    ),
    "platform": lazy(
        "Ten events of a shipment, planned on one line and actual on another; the ship left one "
        "day late and arrived two days late."
    ),
    "all-risks": lazy(
        "A voyage in profile: clauses (A) run from the first move in the warehouse to the end of "
        "unloading at the destination."
    ),
    "named-perils": lazy(
        "A voyage in profile: clauses (B) and (C) span the same legs as clauses (A), with thinner "
        "lines for narrower cover."
    ),
    "general-average-cover": lazy(
        "A voyage in profile: general average arises on the two legs at sea, and this cover "
        "spans those."
    ),
    "war-and-strikes": lazy(
        "A voyage in profile: war is covered on board and in the port of transshipment, strikes "
        "on the whole way."
    ),
    "warehouse-and-storage": lazy(
        "A voyage in profile: storage is covered before the first leg and after the last one, "
        "where the goods rest."
    ),
    "high-value-goods": lazy(
        "A voyage in profile: clauses (A) on the whole way, with a mark wherever the goods change "
        "hands."
    ),
    "blog": lazy(
        "The cost of LCL rises with each cubic meter and meets the price of a container at 17.9 "
        "cubic meters."
    ),
    "help": lazy(
        "The cost of a container that waits: nothing on five free days, then a step of 70 for "
        "every day."
    ),
    "glossary": lazy(
        "The eleven Incoterms, each with a thick line as far as the seller bears the risk and a "
        "thin one as far as the seller pays beyond it."
    ),
    "research": lazy(
        "Fuel per nautical mile by speed, from 10 to 22 knots: at 14 knots it is 39.5% less than "
        "at 18."
    ),
    "global-logistics-update": lazy(
        "The days from Chinese New Year to the Lantern Festival in each year from 2024 to 2030."
    ),
    "webinars": lazy(
        "The working day of four offices, and one hour on the clock of each: 11:00 in Santos, "
        "15:00 in Rotterdam, 19:30 in Mumbai, 22:00 in Shanghai."
    ),
    "eguides": lazy(
        "Rulers that set centimeters beside inches, kilograms beside pounds, kilometers beside "
        "nautical miles and cubic meters beside cubic feet."
    ),
    "careers": lazy(
        "Four steps on a line: you write and are answered within five working days; a talk of 30 "
        "minutes; a task of 90 minutes at most; you meet the team and hear within three working "
        "days."
    ),
    "our-global-offices": lazy(
        "Office hours of the fourteen offices, one row each from west to east, on a winter day "
        "in UTC."
    ),
    "products": lazy(
        "What freight is charged by, to one scale: a chargeable kilogram, a carton, a cubic "
        "meter, a pallet, and containers of 20 and 40 feet."
    ),
}
