/**
 * Whether the visitor is at a form: a field has the focus, or was typed into and is still there.
 * Then nothing may load a document by itself. What was typed before this script came is seen too,
 * by the value that differs from the server's.
 */

import { type End, listen } from "../topic";

const FIELD = "input, textarea, select";

type Changeable = Omit<HTMLInputElement, "defaultValue"> & { defaultValue?: string };

const typedInto = new WeakSet<EventTarget>();

export const start = (): End => listen(document, ["input"], noteTyped, { capture: true });

export function isTyping(): boolean {
  const fields = [...document.querySelectorAll<Changeable>(FIELD)];
  return (
    !!document.activeElement?.matches(FIELD) ||
    fields.some((one) => isChanged(one) || (typedInto.has(one) && !!one.value))
  );
}

/** Boxes have a value even where the server gave them none; a select has no default of its own. */
function isChanged({
  type,
  checked,
  defaultChecked,
  value,
  defaultValue = value,
}: Changeable): boolean {
  return /^(?:checkbox|radio)$/.test(type) ? checked !== defaultChecked : value !== defaultValue;
}

function noteTyped({ target }: Event): void {
  if (target) typedInto.add(target);
}
