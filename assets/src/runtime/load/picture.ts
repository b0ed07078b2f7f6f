/** A load as SVG, seen from any side: the twin of `site/portolan/drawing/diagrams/load.py`. */

import type { LoadDrawing, LoadedBlock } from "../../generated/answers";
import { type Corner, faces, MARGIN, Paper, short, WIDTH } from "./paper";
import { backToFront, type Box, type Point, View } from "./space";

const LABEL = 26;
const GAP = 8;
const TINTS = 4;

/** Draw the blocks up to a step into the picture of the server, whose words are moved. */
export function drawLoad(
  picture: SVGSVGElement,
  load: LoadDrawing,
  step: number,
  angle: number,
): void {
  const words = [...picture.querySelectorAll(":scope > text")];
  const view = new View(load.room, angle);
  const paper = new Paper(view, load.room, picture.viewBox.baseVal.height);
  const loaded = load.blocks.slice(0, step);
  const now = step < load.blocks.length ? loaded.at(-1) : undefined;
  const order = backToFront(loaded.map((one) => ({ one, box: view.turned(one.corners) })));
  const drawn = order.map(({ one, box }, place) => {
    const later = order.slice(place + 1).map((other) => other.box);
    const kind = one === now ? "now" : `t${String(one.row % TINTS)}`;
    return `<g class="${kind}">${block(paper, box, one, later)}</g>`;
  });
  picture.innerHTML = `${room(paper)}${drawn.join("")}${rim(paper)}`;
  moveWords(words, paper, load.room);
  picture.append(...words);
}

function line(kind: string, d: string): string {
  return `<path class="${kind}" d="${d}"/>`;
}

/** The floor and the two walls at the back. */
function room(paper: Paper): string {
  const [x0, y0, z0, x1, y1, z1] = paper.view.whole;
  return [
    line(
      "floor",
      paper.path(
        [
          [x0, y0, z0],
          [x1, y0, z0],
          [x1, y1, z0],
          [x0, y1, z0],
        ],
        "z",
      ),
    ),
    line(
      "hair",
      paper.path([
        [x0, y1, z0],
        [x0, y1, z1],
        [x0, y0, z1],
        [x1, y0, z1],
        [x1, y0, z0],
      ]),
    ),
    line(
      "hair",
      paper.path([
        [x0, y0, z0],
        [x0, y0, z1],
      ]),
    ),
  ].join("");
}

/** The upper rim nearest to the reader, over all that is loaded. */
function rim(paper: Paper): string {
  const [x0, y0, z0, x1, y1, z1] = paper.view.whole;
  return (
    line(
      "hair",
      paper.path([
        [x1, y0, z1],
        [x1, y1, z1],
        [x0, y1, z1],
      ]),
    ) +
    line(
      "hair",
      paper.path([
        [x1, y1, z1],
        [x1, y1, z0],
      ]),
    )
  );
}

function block(paper: Paper, box: Box, { counts, row }: LoadedBlock, later: Box[]): string {
  const [along = 1, across = 1, up = 1] = counts;
  const seen = paper.view.isAcross ? [across, along, up] : [along, across, up];
  return [
    ...faces(box).map((corners) => `<path d="${paper.path(corners, "z")}"/>`),
    line("hair", seams(paper, box, seen)),
    number(paper, box, row, later),
  ].join("");
}

/** The lines between the pieces of a block, on the faces that are seen. */
function seams(paper: Paper, [x0, y0, z0, x1, y1, z1]: Box, counts: number[]): string {
  const [along = 1, across = 1, up = 1] = counts;
  const parts = (count: number) => [...Array(count - 1).keys()].map((one) => (one + 1) / count);
  const between = (low: number, high: number, part: number) => low + (high - low) * part;
  return [
    ...parts(along)
      .map((part) => between(x0, x1, part))
      .map((x) =>
        paper.path([
          [x, y0, z1],
          [x, y1, z1],
          [x, y1, z0],
        ]),
      ),
    ...parts(across)
      .map((part) => between(y0, y1, part))
      .map((y) =>
        paper.path([
          [x0, y, z1],
          [x1, y, z1],
          [x1, y, z0],
        ]),
      ),
    ...parts(up)
      .map((part) => between(z0, z1, part))
      .map((z) =>
        paper.path([
          [x1, y0, z],
          [x1, y1, z],
          [x0, y1, z],
        ]),
      ),
  ].join("");
}

/** The number of the row, on the face with the most room; none where it would not be seen. */
function number(paper: Paper, box: Box, row: number, later: Box[]): string {
  const rooms = faces(box).map((corners) => ({ room: leastWidth(paper, corners), corners }));
  for (const { room, corners } of rooms.sort((one, two) => two.room - one.room)) {
    const middle = mean(corners.map((each) => paper.view.at(...each)));
    if (room < LABEL || later.some((other) => paper.view.covers(other, middle))) continue;
    const [x, y] = paper.place(middle);
    return `<text x="${short(x)}" y="${short(y + LABEL / 3)}" text-anchor="middle">${String(row + 1)}</text>`;
  }
  return "";
}

function mean(points: Point[]): Point {
  const sum = (way: 0 | 1) => points.reduce((total, point) => total + point[way], 0);
  return [sum(0) / points.length, sum(1) / points.length];
}

/** The lesser of width and height in whole units, so that equal faces count as equal. */
function leastWidth(paper: Paper, corners: Corner[]): number {
  const points = corners.map((each) => paper.at(each));
  const width = (way: 0 | 1) => {
    const ends = points.map((point) => point[way]);
    return Math.max(...ends) - Math.min(...ends);
  };
  return Math.round(Math.min(width(0), width(1)));
}

/** The words at the front wall and at the door: above a wall at the back, below one before. */
function moveWords(
  words: Element[],
  paper: Paper,
  [length = 0, width = 0, height = 0]: number[],
): void {
  for (const [at, x] of [0, length].entries()) {
    const [x0, y0, z0, x1, y1, z1] = paper.view.turned([x, 0, 0, x, width, height]);
    const isBehind = x1 === 0 || y1 === 0;
    const z = isBehind ? z1 : z0;
    const ends = [paper.at([x0, y0, z]), paper.at([x1, y1, z])];
    const [across, down] = [ends.map(([right]) => right), ends.map(([, lower]) => lower)];
    const isLeft = mean(ends)[0] < WIDTH / 2;
    const aside = MARGIN - GAP;
    const place = isLeft
      ? Math.max(Math.min(...across) - aside, GAP)
      : Math.min(Math.max(...across) + aside, WIDTH - GAP);
    words[at]?.setAttribute("x", short(place));
    words[at]?.setAttribute(
      "y",
      short(isBehind ? Math.min(...down) - GAP : Math.max(...down) + GAP + LABEL),
    );
    words[at]?.setAttribute("text-anchor", isLeft ? "start" : "end");
  }
}
