/**
 * Whether the visitor is at a form: a field has the focus, or was typed into and is still there.
 * Then nothing may load a document by itself. What was typed before this script came is seen too,
 * by the value that differs from the server's.
 */

const FIELD = "input, textarea, select";

const typedInto = new Set<HTMLInputElement>();

export function start(): void {
  document.addEventListener("input", note, true);
}

export function stop(): void {
  document.removeEventListener("input", note, true);
}

export function isTyping(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>("input, textarea")];
  return (
    !!document.activeElement?.matches(FIELD) ||
    fields.some(isChanged) ||
    [...typedInto].some((one) => one.isConnected && one.value)
  );
}

/** Boxes have a value even where the server gave them none. */
function isChanged(one: HTMLInputElement): boolean {
  if (/^(?:checkbox|radio)$/.test(one.type)) return one.checked !== one.defaultChecked;
  return one.value !== one.defaultValue;
}

function note({ target }: Event): void {
  // Fields of pages that are gone are let go of.
  for (const one of typedInto) if (!one.isConnected) typedInto.delete(one);
  typedInto.add(target as HTMLInputElement);
}
