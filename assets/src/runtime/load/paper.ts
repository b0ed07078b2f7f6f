/** The paper of a load's drawing: where points of the projection lie on it, and the lines between. */

import { type Box, FIRST_ANGLE, type Point, View } from "./space";

export const WIDTH = 1000;
export const MARGIN = 40;

export type Corner = [number, number, number];

/** Points of the projection on the drawing, which is as wide and as high as it was. */
export class Paper {
  private readonly unit: number;
  private readonly middle: Point;

  constructor(
    readonly view: View,
    room: readonly number[],
    readonly height: number,
  ) {
    const first = extent(new View(room, FIRST_ANGLE));
    const [left, upper, right, lower] = extent(view);
    // As large as in the server's view, or as this side of the load allows.
    this.unit = Math.min(
      (WIDTH - 2 * MARGIN) / Math.max(right - left, first[2] - first[0]),
      (height - 2 * MARGIN) / Math.max(lower - upper, first[3] - first[1]),
    );
    this.middle = [(left + right) / 2, (upper + lower) / 2];
  }

  place([x, y]: Point): Point {
    return [
      (x - this.middle[0]) * this.unit + WIDTH / 2,
      (y - this.middle[1]) * this.unit + this.height / 2,
    ];
  }

  at(corner: Corner): Point {
    return this.place(this.view.at(...corner));
  }

  path(corners: Corner[], end = ""): string {
    return `M${corners.map((each) => this.at(each).map(short).join(" ")).join("L")}${end}`;
  }
}

export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** The left, upper, right and lower end of the room on paper. */
function extent(view: View): [number, number, number, number] {
  const [x0, y0, z0, x1, y1, z1] = view.whole;
  const points = [x0, x1].flatMap((x) =>
    [y0, y1].flatMap((y) => [view.at(x, y, z0), view.at(x, y, z1)]),
  );
  const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down)];
}

/** The corners of the three faces of a box that are seen. */
export function faces([x0, y0, z0, x1, y1, z1]: Box): Corner[][] {
  return [
    [
      [x0, y0, z1],
      [x1, y0, z1],
      [x1, y1, z1],
      [x0, y1, z1],
    ],
    [
      [x1, y0, z1],
      [x1, y1, z1],
      [x1, y1, z0],
      [x1, y0, z0],
    ],
    [
      [x0, y1, z1],
      [x1, y1, z1],
      [x1, y1, z0],
      [x0, y1, z0],
    ],
  ];
}
