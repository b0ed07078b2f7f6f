/** What a visitor has written into an island, for the server's markup that takes its place. */

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const CONTROLS = "input[name]:not([type=hidden], [type=file]), textarea[name], select[name]";

/** Note what stands below `root`, and the caret; the function returned puts it into new markup. */
export function rememberWriting(root: ParentNode): () => void {
  const written = controls(root).map((control) => [keyOf(control), restorerOf(control)] as const);
  const { activeElement: focused } = document;
  const focusedKey = focused && root.contains(focused) ? focused.id : "";
  const select = caretOf(focused);
  return () => {
    const table = new Map(written);
    for (const control of controls(root)) table.get(keyOf(control))?.(control);
    const again = focusedKey ? document.getElementById(focusedKey) : null;
    again?.focus({ preventScroll: true });
    if (again) select(again);
  };
}

function controls(root: ParentNode): Control[] {
  return [...root.querySelectorAll<Control>(CONTROLS)];
}

/** The boxes of a group have one name, and each a value of its own. */
function keyOf(control: Control): string {
  return `${control.id} ${control.name} ${isBox(control) ? control.value : ""}`;
}

function restorerOf(control: Control): (to: Control) => void {
  const { value } = control;
  const checked = isBox(control) && control.checked;
  return (to) => {
    if (isBox(to)) to.checked = checked;
    else to.value = value;
  };
}

function isBox(control: Control): control is HTMLInputElement {
  return ["checkbox", "radio"].includes(control.type);
}

function caretOf(element: Element | null): (to: Element) => void {
  const { selectionStart: start, selectionEnd: end } = (element ?? {}) as HTMLInputElement;
  // Lists, boxes and e-mail addresses have no caret that a script could set.
  return (to) => {
    if (typeof start === "number") (to as HTMLInputElement).setSelectionRange(start, end);
  };
}
