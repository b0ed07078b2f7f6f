/** What a visitor has written into an island, for the server's markup that takes its place. */

import { type Control, controls, isBox, keyOf, rememberFocus } from "./typed";

/** Note what stands below `root`, and the caret; the function returned puts it into new markup. */
export function rememberWriting(root: ParentNode): () => void {
  // Controls keep their values when React has taken them off the page.
  const written = new Map(controls(root).map((control) => [keyOf(control), control]));
  const restoreFocus = rememberFocus(root);
  return () => {
    for (const control of controls(root)) restoreControl(control, written.get(keyOf(control)));
    restoreFocus();
  };
}

function restoreControl(control: Control, written?: Control): void {
  if (!written) return;
  if (isBox(control)) control.checked = (written as HTMLInputElement).checked;
  else control.value = written.value;
}
