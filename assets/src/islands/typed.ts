/**
 * Keeps what a visitor did to a form before its island woke.
 *
 * Hydration sets textareas and lists back to what the server sent, and controlled fields never
 * hear of what was typed earlier. So the controls that differ from the server's state are noted
 * before React touches them, and afterwards set again with the events of a change.
 */

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** React's note of a control's last known value: it drops events that change nothing of it. */
interface Tracked {
  _valueTracker?: { setValue(value: string): void };
}

/** A value that no control has. */
const NEVER = "\0";

/** Note what was changed below `root`; the function returned puts it back. */
export function rememberTyped(root: ParentNode): () => void {
  const changed = [...root.querySelectorAll<Control>("input, textarea, select")]
    .filter(isChanged)
    .map((control) => (isBox(control) ? rememberBox(control) : rememberText(control)));
  return () => {
    for (const restore of changed) restore();
  };
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.value !== serverChoice(control);
  if (!isBox(control)) return control.value !== control.defaultValue;
  // Of the radio buttons of a group, the one that was chosen speaks for the others.
  if (control.type === "radio") return control.checked && !control.defaultChecked;
  return control.checked !== control.defaultChecked;
}

export function isBox(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type);
}

function serverChoice({ options }: HTMLSelectElement): string | undefined {
  return ([...options].find((option) => option.defaultSelected) ?? options[0])?.value;
}

function rememberBox(box: HTMLInputElement): () => void {
  const { checked } = box;
  return () => {
    setSilently(box, "checked", checked);
    tell(box, "click", String(!checked));
  };
}

function rememberText(control: Control): () => void {
  const { value } = control;
  const restoreCaret = rememberCaret(control);
  return () => {
    setSilently(control, "value", value);
    tell(control, control instanceof HTMLSelectElement ? "change" : "input", NEVER);
    restoreCaret();
  };
}

function rememberCaret(control: Control): () => void {
  if (control instanceof HTMLSelectElement || control !== document.activeElement) return () => {};
  const { selectionStart: start, selectionEnd: end } = control;
  // Fields of some types, e-mail among them, have no caret that a script could set.
  return () => {
    if (start !== null) control.setSelectionRange(start, end);
  };
}

/** Set a property past React, which notes each value that is set on the element itself. */
function setSilently(control: Control, property: "value" | "checked", value: unknown): void {
  const prototype = Object.getPrototypeOf(control) as object;
  Object.getOwnPropertyDescriptor(prototype, property)?.set?.call(control, value);
}

/** Send the event of a change; `before` is what React shall take for the value until now. */
function tell(control: Control & Tracked, event: string, before: string): void {
  control._valueTracker?.setValue(before);
  // A plain Event: a MouseEvent would toggle the box.
  control.dispatchEvent(new Event(event, { bubbles: true }));
}
