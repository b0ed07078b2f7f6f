"""The flags of the International Code of Signals, by which initials are drawn.

Source: International Code of Signals, IMO, 2005 edition; letters only. Blue and black are the
color of the hull, red is oxide, white is chalk.
"""

from portolan.drawing.svg import element, picture

SIZE, APART = 60, 6
"""Units of the drawing: the side of a flag, and what lies between two."""

WHOLE = "M0 0h60v60H0z"
SWALLOW = "M0 0h60L45 30 60 60H0z"
SALTIRE = "M0 0h9l21 21L51 0h9v9L39 30l21 21v9h-9L30 39 9 60H0v-9l21-21L0 9z"
CROSS = "M24 0h12v24h24v12H36v24H24V36H0V24h24z"
CENTER = "M20 20h20v20H20z"
FLY = "M30 0h30v60H30z"
LEVEL_THIRD = "M0 20h60v20H0z"
QUARTERS = "M30 0h30v30H30zM0 30h30v30H0z"

Part = tuple[str, str]

FLAGS: dict[str, tuple[Part, ...]] = {
    "A": (("chalk", SWALLOW), ("hull", "M30 0h30L45 30 60 60H30z")),
    "B": (("oxide", SWALLOW),),
    "C": (("hull", WHOLE), ("chalk", "M0 12h60v36H0z"), ("oxide", "M0 24h60v12H0z")),
    "D": (("signal", WHOLE), ("hull", "M0 15h60v30H0z")),
    "E": (("hull", WHOLE), ("oxide", "M0 30h60v30H0z")),
    "F": (("chalk", WHOLE), ("oxide", "M30 0 60 30 30 60 0 30z")),
    "G": (("signal", WHOLE), ("hull", "M10 0h10v60H10zM30 0h10v60H30zM50 0h10v60H50z")),
    "H": (("chalk", WHOLE), ("oxide", FLY)),
    "I": (("signal", WHOLE), ("hull", "M15 30a15 15 0 1 0 30 0 15 15 0 1 0-30 0z")),
    "J": (("hull", WHOLE), ("chalk", LEVEL_THIRD)),
    "K": (("signal", WHOLE), ("hull", FLY)),
    "L": (("signal", WHOLE), ("hull", QUARTERS)),
    "M": (("hull", WHOLE), ("chalk", SALTIRE)),
    "N": (
        ("chalk", WHOLE),
        ("hull", "M0 0h15v15H0zM30 0h15v15H30zM15 15h15v15H15zM45 15h15v15H45z"),
        ("hull", "M0 30h15v15H0zM30 30h15v15H30zM15 45h15v15H15zM45 45h15v15H45z"),
    ),
    "O": (("signal", WHOLE), ("oxide", "M0 0h60v60z")),
    "P": (("hull", WHOLE), ("chalk", CENTER)),
    "Q": (("signal", WHOLE),),
    "R": (("oxide", WHOLE), ("signal", CROSS)),
    "S": (("chalk", WHOLE), ("hull", CENTER)),
    "T": (("oxide", WHOLE), ("chalk", "M20 0h40v60H20z"), ("hull", "M40 0h20v60H40z")),
    "U": (("oxide", WHOLE), ("chalk", QUARTERS)),
    "V": (("chalk", WHOLE), ("oxide", SALTIRE)),
    "W": (("hull", WHOLE), ("chalk", "M10 10h40v40H10z"), ("oxide", CENTER)),
    "X": (("chalk", WHOLE), ("hull", CROSS)),
    "Y": (
        ("signal", WHOLE),
        ("oxide", "M12 0h12L0 24V12zM36 0h12L0 48V36zM60 0v12L12 60H0z"),
        ("oxide", "M60 24v12L36 60H24zM60 48v12H48z"),
    ),
    "Z": (("hull", WHOLE), ("signal", "M0 0h60L30 30z"), ("oxide", "M0 60h60L30 30z")),
}


def signal_flags(name: str) -> str:
    """Return the initials of a name in Latin letters as flags side by side, 60 units high.

    A letter that has no flag, such as one with an accent, is left out.
    """
    initials = [word[0].upper() for word in name.split() if word[0].upper() in FLAGS]
    width = len(initials) * (SIZE + APART) - APART
    flags = [_flag(FLAGS[letter], i * (SIZE + APART)) for i, letter in enumerate(initials)]
    return picture(width, SIZE, "flags", "", *flags)


def _flag(parts: tuple[Part, ...], x: float) -> str:
    colored = [element("path", class_=color, d=path) for color, path in parts]
    edge = element("path", class_="edge", d=parts[0][1])
    return element("g", *colored, edge, transform=f"translate({x})" if x else None)
