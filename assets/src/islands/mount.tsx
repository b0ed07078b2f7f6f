/** Hands an island's markup to React; only loaded where there is an island to wake. */

import { type ComponentType, type ReactNode, useLayoutEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";

import { EmbedError } from "../embedError";
import { report } from "../errors";
import { Boundary } from "./boundary";
import { rememberTyped } from "./typed";

/**
 * An island's component. It knows its data as `props`, as its template does: spread out, a dict's
 * `key` would be React's own.
 */
export type IslandComponent<Props> = ComponentType<{ props: Props }>;

/** Take the markup over; the function returned gives it up again. */
export function mountIsland<Props>(
  element: Element,
  name: string,
  Island: IslandComponent<Props>,
): () => void {
  const tell = (error: unknown, { componentStack }: { componentStack?: string | undefined }) => {
    report({ error: ofEmbed(name, error), where: name, componentStack });
  };
  let typed: (() => void) | undefined;
  // Once: where the markup does not fit, React begins anew when it has set its values already.
  const note = () => (typed ??= rememberTyped(element));
  const root = hydrateRoot(
    element,
    <Boundary element={element} html={element.innerHTML}>
      <Hydrated element={element} note={note}>
        <Island props={whole(propsOf(element)) as Props} />
      </Hydrated>
    </Boundary>,
    // Without these React writes to the console, and nobody reads that.
    { onCaughtError: tell, onRecoverableError: tell, onUncaughtError: tell },
  );
  return () => {
    root.unmount();
  };
}

const EMBEDS: Partial<Record<string, "video" | "carousel">> = {
  Carousel: "carousel",
  Player: "video",
};

/** An error of a player or a carousel says so: it can be left out of reports. */
function ofEmbed(name: string, error: unknown): unknown {
  const embed = EMBEDS[name];
  return embed ? new EmbedError(embed, error) : error;
}

interface HydratedProps {
  element: Element;
  /** Notes what was typed; the function returned restores it. */
  note: () => () => void;
  children: ReactNode;
}

/** Marks an island that React has taken over. */
const HYDRATED = "data-hydrated";

/**
 * Restores what was typed. The note is taken in the first render, at the last moment before
 * React sets its values, so that no keystroke falls between; it is restored in the same commit.
 */
function Hydrated({ element, note, children }: HydratedProps): ReactNode {
  const [restoreTyped] = useState(note);
  useLayoutEffect(() => {
    restoreTyped();
    element.setAttribute(HYDRATED, "");
    return () => {
      element.removeAttribute(HYDRATED);
    };
  }, [element, restoreTyped]);
  return children;
}

/**
 * The props stand in the JSON block right behind the island. Its id would not do: a page that
 * comes by navigation counts its islands anew, and those of the header keep their numbers.
 */
function propsOf({ nextElementSibling: block }: Element): object | null {
  const data = block?.matches("[data-island-props]") ? block.textContent : "null";
  return JSON.parse(data) as object | null;
}

/** The same, but for what is missing: without it an island would be drawn as if it were empty. */
function whole(props: object | null): object | null {
  return (
    props &&
    new Proxy(props, {
      get(all, name): unknown {
        // What looks at a value asks for symbols.
        if (typeof name === "string" && !(name in all))
          throw new TypeError(`There is no prop ${name}`);
        return Reflect.get(all, name);
      },
    })
  );
}
