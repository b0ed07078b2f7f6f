/**
 * Where the corners of a load lie on paper, seen from any side: the twin of
 * `site/portolan/drawing/diagrams/load_view.py`, which knows the four views from above a corner.
 */

export type Point = [number, number];
/** Along, across and up: of the corner nearest to the front wall, then of the farthest. */
export type Box = [number, number, number, number, number, number];

/** The angle of the server's first view, in degrees; each of its next ones is a quarter less. */
export const FIRST_ANGLE = 45;
export const QUARTER = 90;
const TURNS = 4;
/** Isometric: at 45 degrees a length goes to the right by cos 30°, and down by a half. */
const ACROSS = Math.sqrt(1.5);
const DOWN = Math.SQRT1_2;

export class View {
  readonly whole: Box;
  /** Whether length and width have changed places. */
  readonly isAcross: boolean;
  private readonly turns: number;
  private readonly cosine: number;
  private readonly sine: number;

  constructor(
    private readonly room: readonly number[],
    angle: number,
  ) {
    const quarters = Math.floor(angle / QUARTER);
    const rest = ((angle - quarters * QUARTER) / 180) * Math.PI;
    this.turns = ((-quarters % TURNS) + TURNS) % TURNS;
    this.isAcross = this.turns % 2 === 1;
    this.cosine = Math.cos(rest);
    this.sine = Math.sin(rest);
    this.whole = this.turned([0, 0, 0, ...room]);
  }

  /** The box as the view has it: its first side runs to the right, its second to the left. */
  turned(box: readonly number[]): Box {
    let [x0 = 0, y0 = 0, , x1 = 0, y1 = 0] = box;
    let [length = 0, width = 0] = this.room;
    for (let turn = 0; turn < this.turns; turn++) {
      [x0, y0, x1, y1] = [y0, length - x1, y1, length - x0];
      [length, width] = [width, length];
    }
    return [x0, y0, box[2] ?? 0, x1, y1, box[5] ?? 0];
  }

  /** The place of a corner: to the right along, to the left across, both downward. */
  at(x: number, y: number, z: number): Point {
    const { cosine, sine } = this;
    return [(x * cosine - y * sine) * ACROSS, (x * sine + y * cosine) * DOWN - z];
  }

  /** Whether a point on paper lies within the outline of a box, and not on it. */
  covers([x0, y0, z0, x1, y1, z1]: Box, [right, down]: Point): boolean {
    const { cosine, sine } = this;
    const aside = right / ACROSS;
    const y = down * cosine - aside * DOWN * sine;
    const x = down * sine + aside * DOWN * cosine;
    return (
      within(x0 * cosine - y1 * sine, aside, x1 * cosine - y0 * sine) &&
      within(y0 * DOWN - z1 * cosine, y, y1 * DOWN - z0 * cosine) &&
      within(x0 * DOWN - z1 * sine, x, x1 * DOWN - z0 * sine)
    );
  }
}

/** Whether a value lies between two others, by a millimeter at least. */
function within(low: number, value: number, high: number): boolean {
  return low + 1 < value && value < high - 1;
}

export interface Boxed {
  box: Box;
}

/** What stands in boxes, in the order in which it is drawn: each before what hides it. */
export function backToFront<Thing extends Boxed>(things: readonly Thing[]): Thing[] {
  const nearness = ({ box: [x0, y0, z0] }: Thing) => x0 + y0 + z0;
  const seen = new Set<Thing>();
  const follow = (thing: Thing): Thing[] => {
    if (seen.has(thing)) return [];
    seen.add(thing);
    const behind = things.filter((other) => hides(thing.box, other.box));
    return [...behind.flatMap(follow), thing];
  };
  return [...things].sort((one, two) => nearness(one) - nearness(two)).flatMap(follow);
}

/** Whether a box is nearer than another in some direction, and farther in none. */
function hides([x0, y0, z0, x1, y1, z1]: Box, [a0, b0, c0, a1, b1, c1]: Box): boolean {
  const isNearer = x0 >= a1 || y0 >= b1 || z0 >= c1;
  return isNearer && !(a0 >= x1 || b0 >= y1 || c0 >= z1);
}
