/** The window through which a chart is seen: how much larger, and where its middle lies. */

export interface MapView {
  zoom: number;
  /** The middle, in parts of the drawing's width and height. */
  x: number;
  y: number;
}

export const START: MapView = { zoom: 1, x: 0.5, y: 0.5 };

const CLOSEST = 8;

/** Closer or farther, around the middle. */
export function zoomed(view: MapView, times: number): MapView {
  const zoom = Math.min(CLOSEST, Math.max(1, view.zoom * times));
  return within({ ...view, zoom });
}

/** Moved by parts of what is seen; never beyond the drawing's edges. */
export function moved(view: MapView, across: number, down: number): MapView {
  const { zoom, x, y } = view;
  return within({ zoom, x: x + across / zoom, y: y + down / zoom });
}

function within({ zoom, x, y }: MapView): MapView {
  const half = 0.5 / zoom;
  const inside = (value: number) => Math.min(1 - half, Math.max(half, value));
  return { zoom, x: inside(x), y: inside(y) };
}

/** The height of a name's type, in CSS pixels. */
const TYPE = 12;
/** How wide the whole drawing has to be for all its names, in CSS pixels. */
const ROOM_FOR_ALL = 1000;

/**
 * Show the drawing in `frame` so. Its names keep their size, and the more room it has the more
 * of them it shows; a frame of other proportions than the drawing cuts off what it has no room
 * for. `pageWidth` is 0 until the page is measured.
 */
export function showThrough(frame: Element, { zoom, x, y }: MapView, pageWidth: number): void {
  const drawing = frame.querySelector("svg");
  // Before the page is measured the style sheet chooses the names.
  if (!drawing || !pageWidth) return;
  const { width, height } = sizeOf(drawing);
  const seen = [width / zoom, height / zoom] as const;
  const corner = [width * (x - 0.5 / zoom), height * (y - 0.5 / zoom)];
  drawing.setAttribute("viewBox", [...corner, ...seen].map((value) => value.toFixed(1)).join(" "));
  const room = drawing.getBoundingClientRect();
  const scaled = width * Math.max(room.width / seen[0], room.height / seen[1]);
  drawing.dataset.names = scaled < ROOM_FOR_ALL ? "few" : "all";
  for (const names of drawing.querySelectorAll(".ports"))
    setType(names, (TYPE * width) / (Number(names.getAttribute("font-size")) * scaled));
}

/** Scale each name of a group around its harbor. */
function setType(names: Element, scale: number): void {
  for (const name of names.children) {
    const place = (name.getAttribute("transform") ?? "").replace(/ scale\(.*/, "");
    name.setAttribute("transform", `${place} scale(${scale.toFixed(3)})`);
  }
}

/** The size of the whole drawing, noted before it is first changed. */
function sizeOf(drawing: SVGSVGElement): { width: number; height: number } {
  drawing.dataset.whole ??= drawing.getAttribute("viewBox") ?? "0 0 1 1";
  const [, , width = 1, height = 1] = drawing.dataset.whole.split(" ").map(Number);
  return { width, height };
}
