/**
 * Whether the visitor is at a form: a field has the focus, or was typed into and is still there.
 * Then nothing may load a document by itself. What was typed before this script came is seen too,
 * by the value that differs from the server's.
 */

const FIELD = "input, textarea, select";

type Field = Omit<HTMLInputElement, "defaultValue"> & { defaultValue?: string };

const typedInto = new WeakSet<EventTarget>();

export function start(): void {
  document.addEventListener("input", note, true);
}

export function stop(): void {
  document.removeEventListener("input", note, true);
}

export function isTyping(): boolean {
  const fields = [...document.querySelectorAll<Field>(FIELD)];
  return (
    !!document.activeElement?.matches(FIELD) ||
    fields.some((one) => isChanged(one) || (typedInto.has(one) && !!one.value))
  );
}

/** Boxes have a value even where the server gave them none; a select has no default of its own. */
function isChanged({ type, checked, defaultChecked, value, defaultValue = value }: Field): boolean {
  return /^(?:checkbox|radio)$/.test(type) ? checked !== defaultChecked : value !== defaultValue;
}

function note({ target }: Event): void {
  if (target) typedInto.add(target);
}
