"""Event handlers: each event on each element, and each way of writing an attribute."""

from collections.abc import Iterator

ELEMENTS = (
    "a href=/x", "article", "audio src=x", "b", "blockquote", "body", "br", "button",
    "details open", "div", "embed src=x", "form", "frameset", "h2", "iframe", "img src=x",
    "input autofocus",
    "keygen autofocus", "li", "marquee", "object data=x", "ol", "p", "section", "select autofocus",
    "span", "svg", "table", "td", "textarea autofocus", "tr", "ul", "video src=x", "x-element",
)  # fmt: skip
EVENTS = (
    "animationstart", "auxclick", "beforeinput", "blur", "click", "contextmenu", "copy", "error",
    "focus", "focusin", "keydown", "load", "mouseover", "pageshow", "paste", "pointerenter",
    "scroll", "toggle", "transitionend", "wheel",
)  # fmt: skip
BAITS = (
    ("img src=x", "onerror"),
    ("svg", "onload"),
    ("details open", "ontoggle"),
    ("input autofocus", "onfocus"),
    ("a href=/x", "onclick"),
    ("p", "onmouseover"),
    ("iframe src=/blank", "onload"),
    ("video src=x", "onerror"),
)
SPELLINGS = (
    '<{tag} {event}="@JS@">',
    "<{tag} {event}='@JS@'>",
    "<{tag} {event}=@JS@>",
    "<{tag} {event}=@JS@",
    "<{tag} {event}=@JS@//",
    "<{tag} / {event}=@JS@ />",
    "<{tag}/{event}=@JS@/>",
    "<{tag}\n{event}=@JS@\n>",
    "<{tag}\t{event}\t=\t@JS@>",
    "<{tag}\f{event}=@JS@>",
    "<{tag}\r\n{event}\r\n=\r\n'@JS@'>",
    "<{tag}\x0b{event}=@JS@>",
    "<{tag} \x00{event}=@JS@>",
    "<\x00{tag} {event}=@JS@>",
    "< {tag} {event}=@JS@>",
    "<<{tag} {event}=@JS@>",
    "<{tag} <b {event}=@JS@>",
    '<{tag} {event}="@DECIMAL@">',
    '<{tag} {event}="@HEX@">',
    "<{tag} {event}=`@JS@`>",
    '<{tag} title="a"{event}="@JS@">',
    "<{tag} title='>' {event}=@JS@>",
    '<{tag} class="a" class="b" {event}=@JS@>',
    '<{tag} alt="` {event}=@JS@" {event}="@JS@">',
    '<{tag} class="&quot;&gt;" {event}="@JS@">',
    '<{tag} "{event}"=1 {event}="@JS@">',
    '<{tag} = {event}="@JS@">',
    '<{tag} {event}="@JS@" {event}="">',
    "</p><{tag} {event}=@JS@></p>",
    "</{tag} {event}=@JS@><{tag} {event}=@JS@>",
)
STYLES = (
    "<style>@keyframes k{}</style><p style=animation-name:k onanimationstart=@JS@>",
    "<style>:target{color:red}</style><p id=x style=transition:1s ontransitionend=@JS@>",
)


def shapes() -> Iterator[str]:
    """Every shape of this family."""
    for element in ELEMENTS:
        for event in EVENTS:
            yield f"<{element} on{event}=@JS@>text"
    for tag, event in BAITS:
        for spelling in SPELLINGS:
            yield spelling.format(tag=tag, event=event)
            yield spelling.format(tag=tag.title(), event=event.upper())
    yield from STYLES
