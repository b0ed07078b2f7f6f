"""English of the United States, in which the site is written."""

from portolan.core.locale import Locale, SearchRules
from portolan.core.quantities.english import ENGLISH

_TYPED = {
    "ocean-fcl": (
        "ocean fcl|fcl|sea|ocean|sea freight|ocean freight|seafreight|sea fcl|vessel|ship|maritime"
    ),
    "ocean-lcl": "ocean lcl|lcl|sea lcl|groupage",
    "air": "air|air freight|airfreight|plane|flight|aviation",
    "road": "road|truck|trucking|road freight|lorry|ftl|ltl|van|land",
    "rail": "rail|train|railway|rail freight|railroad",
    "reference": (
        "reference|ref|ref no|ref number|reference no|reference number|shipment|shipment id|"
        "shipment no|shipment number|id|no|number|booking|booking no|booking number|order|"
        "order no|po|po number|bl|bl no|b l|awb|job|file|file no"
    ),
    "date": (
        "date|month|day|period|departure date|date of departure|ship date|shipping date|"
        "shipment date|etd|atd"
    ),
    "origin": (
        "origin|from|pol|port of loading|loading port|load port|origin port|port of origin|"
        "departure|departure port|place of departure|start|place of receipt|"
        "airport of departure|shipped from|origin city"
    ),
    "destination": (
        "destination|to|pod|port of discharge|discharge port|destination port|"
        "port of destination|arrival|arrival port|place of delivery|end|"
        "airport of destination|shipped to|destination city|place of arrival"
    ),
    "mode": "mode|transport mode|mode of transport|transport|transportation|by|means|service|"
    "shipping mode",
    "weight": "weight|gross weight|cargo weight|total weight|gross|mass|actual weight|gw|g w",
    "unit": "unit|uom|weight unit|unit of weight|weight uom|unit of measure",
    "teu": "teu|teus|number of teu|containers teu",
    "distance": "distance|own distance",
    "refrigerated": "refrigerated|reefer|cold|cold chain|temperature controlled|refrigerated goods",
    "kg": "kilograms|kilogram|kgs|kg",
    "t": "tonnes|tonne|tons|ton|to|mt|t",
    "lb": "pounds|pound|lbs|lb",
    "km": "kilometers|kilometer|kilometres|kilometre|kms|km",
    "mi": "miles|mile|mi",
    "nm": "nmi|nm",
    "cm": "centimeters|centimeter|centimetres|cms|cm",
    "piece": "pallets|pallet|pieces|piece|pcs|cartons|carton|ctns|boxes|box",
    "mm": "millimeters|millimeter|millimetres|mm",
    "m": "meters|meter|metres|metre|m",
    "in": 'inches|inch|in|″|”|"',
    "ft": "feet|foot|ft|′|’|'",
    "m3": "cbm|m³|m3",
    "ft3": "cubic feet|cu ft|cuft|cft|ft³|ft3",
    "usd": "us$|usd|$",
    "thousand usd": "thousand|k",
    "ten thousand usd": "",
    "yes": "y|yes|true|1|x|reefer|refrigerated|✓",
    "no": "n|no|false|0|dry",
    "nothing": "-|–|—|/|n/a|na|none",
    "a place of a kind": (
        "port|seaport|harbor|harbour|airport|terminal|port of|the port of|international airport|"
        "sea port"
    ),
    "of the trade": (
        "ship|shipping|shipment|freight|transport|send|sending|cargo|good|international|overseas|"
        "one|two|three|ten|ton|tonne|kg|kilo|service|company"
    ),
    "beside an errand": "|".join(
        "a an the of for to in on at your our us we i it is are do does what how much can could "
        "you and me my please number find get who logistics s know tell show want need like would "
        "right now today just still actually exactly there here this that its has have had been "
        "was will with some any someone somebody really possible should am be going up down via by "
        "per into over out if then than so too very hi hello because since also only more most way "
        "thing onto let thank asap they them their he she".split()
    ),
    "before a material": "made|built",
    "behind goods": "for|with|without|in|from|on",
    "beside goods": "|".join(
        "a an and are as at by for from how i in into is it my of on or our the their this to what "
        "which with your code codes heading headings hs hsn hts number numbers subheading tariff "
        "customs classification classify chapter chapters section nec etc not no other than "
        "whether including excluding used kind".split()
    ),
}
"""Words of lists, forms and searches."""

_PHRASES = {
    "no door": (
        r"\b(?:a|an|the|my|our|your|his|her|their|at|in|to|from|of|as|is|be|s|n|no|not|yet"
        r"|later|unknown|tbd|tba|same|above|below|see|note|here|there|address|city|place"
        r"|warehouse|warehouses|factory|plant|office|home|house|door|shop|store|depot|site"
        r"|premises|building|facility|company|supplier|manufacturer|customer|client|buyer"
        r"|seller|shipper|consignee)\b"
    ),
    "below a city": "",
    "end of a city": "",
    "code": r"\b(?:hs|hts|tariff|codes?)\b",
    "tariff code": r"\b(?:hs|hts|hscodes?|tarr?if{1,2}|commodity code)\b",
    "beside a code": (
        r"\b(?:hs|hts|hscodes?|tarr?if{1,2}s?|customs|commodity|codes?|number|for|of|what|is|the|my"
        r"|find|look ?up|search|duty|duties|rate|import|on)\b"
    ),
    "behind a code": "hs|codes?|meaning",
    "duty": r"\b(?:duty|duties|tariffs?)\b",
    "quote": r"\bquot(?:e|es|ation|ations)\b",
    "on a lane": r"\b(?:from|into|to|in)\b.*",
    "before a code": ("hs|hsn|hts|htsus|cn|taric|codes?|tariff|heading|subheading|item|no|number"),
    "asking for a code": r"\bn\.e\.c\.",
    "chapter {}": r"chapter ?{}|chap\.? ?{}|ch\.? ?{}",
    "section {}": "section[ -]*{}",
    "before the number of a ship": r"imo(?: no| number)?",
    "tracking": r"\b(?:track(?:ing)?|trac(?:e|ing)|scac|bill of lading|container|cargo|shipment)\b",
    "before a number": (
        r"(?:track(?:ing)?|trace|find|where is|my|container|booking|shipment|bill of lading|b/?l"
        r"|air ?waybill|awb|no|number)\b"
    ),
    "warehouse": (r"\bware?hou?se?s?\b|\b(?:fulfill?ment|distribution) cent(?:er|re)s?\b"),
    "office": (
        "offices?|where (?:is|are) you|(?:people|team|staff) in|phone|telephone|address|contact"
        r"|\btel\b|call|branch(?:es)?|hours|open(?:ing)?"
    ),
    "beside an area": (
        r"\b(?:do you|have|got|any|some|an?|the|in|at|on|near|of|for|to|your|our|there|is|are|where"
        r"|rent(?:al)?|lease|storage|space|looking|need|want|open|company|logistics|freight"
        r"|number|email|hours|close to|around)\b"
    ),
    "job": (
        r"\b(?:jobs?|vacanc(?:y|ies)|careers?|recruit(?:ing|ment)?|intern(?:ship)?s?"
        r"|apprentice(?:ship)?s?|trainees?|graduate)\b"
    ),
    "perhaps a job": r"\b(?:work(?:ing)?|apply|roles?|hiring)\b",
    "price": r"\b(?:prices?|costs?|rates?|quotes?|how much|charges?)\b",
    "amount": (
        r"\b\d[\d.,]*\s*(?:kgs?|kilos?|tons?|tonnes?|t|lbs?|cbm|m3|pcs|pieces|boxes|ft|x)?(?![\w])"
    ),
    "from": r"\bfrom\b",
    "to": r"\b(?:to|into|reach)\b",
    "sending": (
        r"\b(?:send|ship|shipping|freight|export(?:ing)?|deliver(?:y|ing)?|transport|move)\b"
    ),
    "between places": r"\s+to\s+",
    "within a lane": r"\s(?:to|into)\s",
    "beside a place": (
        r"\b(?:from|for|of|the|how (?:many|long|soon)|how|get|my|is|an?|do(?:es)?|it|i|we|will"
        r"|would|can|stuff|want|need|send(?:ing)?|arrive|there|when|reach"
        r"|freight|shipping|ship|shipment|cargo|goods|transport|sea|ocean|air|train|rail|by|fcl|lcl"
        r"|containers?|pallets?|co2e?|carbon|emissions?|route|transit time|distance|days?|between"
        r"|and|takes?|much time|cheapest|way)\b"
    ),
    "beside the code of a place": (
        r"\b(?:un/?locode|locode|iata|icao|codes?|of|the|for|what is)\b"
    ),
    "kind of a place": "port|harbou?r|airport",
    "of": "of",
    "before a port": (
        "(?:the )?(?:sea)?ports? (?:of|in) |(?:puerto|porto|port|porta) (?:de|di|da|do|del) "
        "|(?:hafen|haven|puerto|porto) "
    ),
    "behind a port": (
        " (?:ocean |sea )?(?:ports?|seaports?|harbou?rs?|hafen|haven)| (?:container )?terminal"
    ),
    "behind an airport": " (?:(?:international|intl) )?(?:airports?|air port|apt)",
    "behind a town": "city",
    "year": "",
    "month": "",
    "day": "",
    "pieces": "pallets?|pieces?|pcs|cartons?|ctns?|boxes",
    "each": "of|,(?=.*each$)",
    "each, behind": r"\s*each",
}
"""What stands around a place, a number or a code in searches, lists and forms."""

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
    typed=_TYPED,
    phrases=_PHRASES,
    is_source=True,
)
