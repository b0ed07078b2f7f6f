/** What a visitor has written into an island, for the server's markup that takes its place. */

import { type Control, isBox } from "./typed";

const CONTROLS = "input[name]:not([type=hidden], [type=file]), textarea[name], select[name]";

/** Note what stands below `root`, and the caret; the function returned puts it into new markup. */
export function rememberWriting(root: ParentNode): () => void {
  // Controls keep their values when React has taken them off the page.
  const written = new Map(controls(root).map((control) => [keyOf(control), control]));
  const focused = document.activeElement as HTMLInputElement | null;
  const id = root.contains(focused) && focused?.id;
  // Lists, boxes and e-mail addresses have no caret that a script could set.
  const { selectionStart: start = null, selectionEnd: end = null } = focused ?? {};
  return () => {
    for (const control of controls(root)) restore(control, written.get(keyOf(control)));
    const again = id && (document.getElementById(id) as HTMLInputElement | null);
    if (!again) return;
    again.focus({ preventScroll: true });
    if (start !== null) again.setSelectionRange(start, end);
  };
}

function controls(root: ParentNode): Control[] {
  return [...root.querySelectorAll<Control>(CONTROLS)];
}

/** The boxes of a group have one name, and each a value of its own. */
function keyOf(control: Control): string {
  return `${control.id} ${control.name} ${isBox(control) ? control.value : ""}`;
}

function restore(control: Control, written?: Control): void {
  if (!written) return;
  if (isBox(control)) control.checked = (written as HTMLInputElement).checked;
  else control.value = written.value;
}
