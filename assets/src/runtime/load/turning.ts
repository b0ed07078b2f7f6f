/**
 * Turns the drawing of a load with the pointer and by two sliders, which keys move too. Nothing
 * moves by itself; until a slider or the drawing is moved, the server's picture stays.
 */

import type { LoadDrawing } from "../../generated/answers";
import { drawLoad } from "./picture";
import { FIRST_ANGLE, QUARTER } from "./space";

const ROUND = 360;
/** Degrees by pixel of the pointer. */
const BY_POINTER = 0.5;

/** Its listeners are on what is turned, and go with it. */
export function letLoadTurn(): void {
  const figure = document.querySelector<HTMLElement>("[data-load]");
  const sliders = document.querySelector<HTMLElement>(".turning");
  const picture = figure?.querySelector("svg");
  const angle = sliders?.querySelector<HTMLInputElement>("[name=angle]");
  const step = sliders?.querySelector<HTMLInputElement>("[name=step]");
  if (!sliders?.hidden || !figure || !picture || !angle || !step) return;
  new Turning(JSON.parse(figure.dataset.load ?? "") as LoadDrawing, picture, angle, step).listen();
  const links = document.querySelector<HTMLElement>(".turns");
  sliders.hidden = false;
  // Who has reached one of them goes on from what stands in its place.
  if (links?.contains(document.activeElement)) angle.focus();
  if (links) links.hidden = true;
}

class Turning {
  private degrees: number;
  private frame = 0;

  constructor(
    private readonly load: LoadDrawing,
    private readonly picture: SVGSVGElement,
    private readonly angle: HTMLInputElement,
    private readonly step: HTMLInputElement,
  ) {
    this.degrees = (FIRST_ANGLE - QUARTER * load.turn + ROUND) % ROUND;
  }

  listen(): void {
    this.angle.value = String(this.degrees);
    this.step.value = String(this.load.step);
    this.angle.addEventListener("input", () => {
      this.turnTo(Number(this.angle.value));
    });
    this.step.addEventListener("input", this.drawSoon);
    this.picture.addEventListener("pointerdown", this.grip);
  }

  private turnTo(degrees: number): void {
    this.degrees = ((degrees % ROUND) + ROUND) % ROUND;
    this.drawSoon();
  }

  private readonly grip = (down: PointerEvent): void => {
    const from = this.degrees;
    const drag = (move: PointerEvent) => {
      this.turnTo(from + (down.clientX - move.clientX) * BY_POINTER);
      this.angle.value = String(this.degrees);
    };
    const drop = new AbortController();
    this.picture.setPointerCapture(down.pointerId);
    this.picture.addEventListener("pointermove", drag, drop);
    for (const end of ["pointerup", "pointercancel"]) {
      this.picture.addEventListener(
        end,
        () => {
          drop.abort();
        },
        drop,
      );
    }
  };

  private readonly drawSoon = (): void => {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => {
      const step = Number(this.step.value);
      drawLoad(this.picture, this.load, step, this.degrees);
      this.tell(step);
    });
  };

  /** Say below the drawing, to the slider and in the table which step it is. */
  private tell(step: number): void {
    const caption = this.load.caption.replace("{step}", String(step));
    const line = document.querySelector(".loaded figcaption");
    if (line) line.textContent = caption;
    this.step.setAttribute("aria-valuetext", caption);
    for (const [at, row] of document.querySelectorAll(".steps tbody tr").entries()) {
      const isNow = at + 1 === step && step < this.load.blocks.length;
      row.classList.toggle("now", isNow);
      const link = row.querySelector("a");
      if (isNow) link?.setAttribute("aria-current", "step");
      else link?.removeAttribute("aria-current");
    }
  }
}
