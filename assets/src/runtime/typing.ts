/**
 * Whether the visitor is at a form: a field has the focus, or was typed into and is still there.
 * Then nothing may load a document by itself. What was typed before this script came is seen too,
 * by the value that differs from the server's.
 */

import { type End, listen } from "../topic";

const FIELD = "input, textarea, select";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const typedInto = new WeakSet<EventTarget>();

export const start = (): End => listen(document, ["input"], noteTyped, { capture: true });

export function isTyping(): boolean {
  const fields = [...document.querySelectorAll<Field>(FIELD)];
  return (
    !!document.activeElement?.matches(FIELD) ||
    fields.some((one) => isChanged(one) || (typedInto.has(one) && !!one.value))
  );
}

/** Boxes have a value even where the server gave them none; a list says it by its options. */
function isChanged(field: Field): boolean {
  if ("options" in field) {
    const options = [...field.options];
    return field.value !== (options.find((one) => one.defaultSelected) ?? options[0])?.value;
  }
  return "checked" in field && /^(?:checkbox|radio)$/.test(field.type)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
}

function noteTyped({ target }: Event): void {
  if (target) typedInto.add(target);
}
