/** The window through which a chart is seen: how much larger, and where its middle lies. */

export interface View {
  zoom: number;
  /** The middle, in parts of the drawing's width and height. */
  x: number;
  y: number;
}

export const START: View = { zoom: 1, x: 0.5, y: 0.5 };

const CLOSEST = 8;

/** Closer or farther, around the middle. */
export function zoomed(view: View, times: number): View {
  const zoom = Math.min(CLOSEST, Math.max(1, view.zoom * times));
  return within({ ...view, zoom });
}

/** Moved by parts of what is seen; never beyond the drawing's edges. */
export function moved(view: View, across: number, down: number): View {
  const { zoom, x, y } = view;
  return within({ zoom, x: x + across / zoom, y: y + down / zoom });
}

function within({ zoom, x, y }: View): View {
  const half = 0.5 / zoom;
  const inside = (value: number) => Math.min(1 - half, Math.max(half, value));
  return { zoom, x: inside(x), y: inside(y) };
}

/** Show the drawing in `frame` so; its names keep their size. */
export function showThrough(frame: Element, { zoom, x, y }: View): void {
  const drawing = frame.querySelector("svg");
  if (!drawing) return;
  const { width, height } = sizeOf(drawing);
  const seen = [width / zoom, height / zoom];
  const corner = [width * (x - 0.5 / zoom), height * (y - 0.5 / zoom)];
  drawing.setAttribute("viewBox", [...corner, ...seen].map((value) => value.toFixed(1)).join(" "));
  for (const name of drawing.querySelectorAll(".ports > g")) {
    const place = (name.getAttribute("transform") ?? "").replace(/ scale\(.*/, "");
    name.setAttribute("transform", `${place} scale(${(1 / zoom).toFixed(3)})`);
  }
}

/** The size of the whole drawing, noted before it is first changed. */
function sizeOf(drawing: SVGSVGElement): { width: number; height: number } {
  drawing.dataset.whole ??= drawing.getAttribute("viewBox") ?? "0 0 1 1";
  const [, , width = 1, height = 1] = drawing.dataset.whole.split(" ").map(Number);
  return { width, height };
}
