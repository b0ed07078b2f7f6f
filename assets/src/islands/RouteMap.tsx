import { type KeyboardEvent, type PointerEvent, type ReactElement } from "react";
import { useLayoutEffect, useRef, useState } from "react";

import type { RouteMapProps } from "../generated/route_search";
import { t } from "../i18n";
import { moved, showThrough, START, type MapView, zoomed } from "../map/view";
import { usePageSize } from "../usePageSize";

const CLOSER = 1.6;
/** How far an arrow key goes, in parts of what is seen. */
const STEP = 0.15;

/**
 * A chart that can be moved and enlarged: the server's drawing, seen through a smaller window.
 * Twin: templates/islands/route_map.html.
 */
export default function RouteMap({ props }: { props: RouteMapProps }): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(START);
  const { width } = usePageSize();
  const drag = useDrag(view.zoom > 1, setView);

  useLayoutEffect(() => {
    if (frame.current) showThrough(frame.current, view, width);
  }, [view, width]);

  function onKeyDown(event: KeyboardEvent) {
    const act = keys[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setView(act);
  }

  return (
    <>
      <div
        ref={frame}
        className="frame"
        role="group"
        tabIndex={0}
        aria-label={props.label}
        data-zoomed={view.zoom > 1 ? "" : undefined}
        onKeyDown={onKeyDown}
        {...drag}
        // eslint-disable-next-line no-restricted-syntax -- it is how React leaves the template's alone
        dangerouslySetInnerHTML={SERVERS}
        suppressHydrationWarning
      />
      <Zoom change={setView} />
    </>
  );
}

type Change = (to: (view: MapView) => MapView) => void;

/** A chart that is enlarged follows the pointer that holds it. */
function useDrag(isEnlarged: boolean, change: Change) {
  const pressed = useRef<{ x: number; y: number } | undefined>(undefined);

  function onPointerDown({ isPrimary, clientX, clientY }: PointerEvent) {
    if (isPrimary && isEnlarged) pressed.current = { x: clientX, y: clientY };
  }

  function onPointerMove({ currentTarget, clientX, clientY, pointerId }: PointerEvent) {
    const from = pressed.current;
    if (!from) return;
    currentTarget.setPointerCapture(pointerId);
    const { width, height } = currentTarget.getBoundingClientRect();
    pressed.current = { x: clientX, y: clientY };
    change((seen) => moved(seen, (from.x - clientX) / width, (from.y - clientY) / height));
  }

  function release() {
    pressed.current = undefined;
  }

  return { onPointerDown, onPointerMove, onPointerUp: release, onPointerCancel: release };
}

function Zoom({ change }: { change: Change }): ReactElement {
  return (
    <p className="zoom">
      <Button label={t("Enlarge the chart")} sign="+" onPress={keys["+"]} change={change} />
      <Button label={t("Reduce the chart")} sign="−" onPress={keys["-"]} change={change} />
      <Button
        label={t("Show all of the chart, 1:1")}
        sign="1:1"
        onPress={keys["0"]}
        change={change}
      />
    </p>
  );
}

/** What the server drew stays: React is told of no content, and to say nothing of it. */
const SERVERS = { __html: "" };

const closer = (view: MapView) => zoomed(view, CLOSER);
const farther = (view: MapView) => zoomed(view, 1 / CLOSER);

const keys: Record<string, ((view: MapView) => MapView) | undefined> = {
  "+": closer,
  "=": closer,
  "-": farther,
  "0": () => START,
  ArrowLeft: (view) => moved(view, -STEP, 0),
  ArrowRight: (view) => moved(view, STEP, 0),
  ArrowUp: (view) => moved(view, 0, -STEP),
  ArrowDown: (view) => moved(view, 0, STEP),
};

interface ButtonProps {
  label: string;
  sign: string;
  onPress: ((view: MapView) => MapView) | undefined;
  change: Change;
}

function Button({ label, sign, onPress, change }: ButtonProps): ReactElement {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // The press that woke the island came before it could hear.
    if (button.current?.matches(":focus:not(:focus-visible)") && onPress) change(onPress);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it wakes
  }, []);
  return (
    <button
      ref={button}
      type="button"
      aria-label={label}
      onClick={() => {
        if (onPress) change(onPress);
      }}
    >
      {sign}
    </button>
  );
}
