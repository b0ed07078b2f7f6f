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

const CONTROLS = "input:not([type=hidden], [type=file]), textarea, select";

/** A value that no control has. */
const NEVER = "\0";

/**
 * Note what was changed below `root`; the function returned puts it back, into the controls that
 * stand there now: where the server's markup did not fit, React has drawn others.
 */
export function rememberTyped(root: ParentNode): () => void {
  const changed = controls(root)
    .filter(isChanged)
    .map((one) => [keyOf(one), isBox(one) ? rememberBox(one) : rememberText(one)] as const);
  const restoreFocus = rememberFocus(root);
  return () => {
    for (const [key, restore] of changed) {
      const now = controls(root).find((one) => keyOf(one) === key);
      if (now) restore(now);
    }
    restoreFocus();
  };
}

/** Note where the visitor writes below `root`; the function returned leads back there. */
export function rememberFocus(root: ParentNode): () => void {
  const focused = document.activeElement as HTMLInputElement | null;
  const id = root.contains(focused) && focused?.id;
  // Lists, boxes and e-mail addresses have no caret that a script could set.
  const { selectionStart: start = null, selectionEnd: end = null } = focused ?? {};
  return () => {
    const again = id && (document.getElementById(id) as HTMLInputElement | null);
    if (!again) return;
    again.focus({ preventScroll: true });
    if (start !== null) again.setSelectionRange(start, end);
  };
}

export function controls(root: ParentNode): Control[] {
  return [...root.querySelectorAll<Control>(CONTROLS)];
}

/** The boxes of a group have one name, and each a value of its own. */
export function keyOf(control: Control): string {
  return `${control.id} ${control.name} ${isBox(control) ? control.value : ""}`;
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

function rememberBox({ checked }: HTMLInputElement): (box: Control) => void {
  return (box) => {
    setSilently(box, "checked", checked);
    tellChange(box, "click", String(!checked));
  };
}

function rememberText({ value }: Control): (control: Control) => void {
  return (control) => {
    setSilently(control, "value", value);
    tellChange(control, control instanceof HTMLSelectElement ? "change" : "input", NEVER);
  };
}

/** Set a property past React, which notes each value that is set on the element itself. */
function setSilently(control: Control, property: "value" | "checked", value: unknown): void {
  const prototype = Object.getPrototypeOf(control) as object;
  Object.getOwnPropertyDescriptor(prototype, property)?.set?.call(control, value);
}

/** Send the event of a change; `before` is what React shall take for the value until now. */
function tellChange(control: Control & Tracked, event: string, before: string): void {
  control._valueTracker?.setValue(before);
  // A plain Event: a MouseEvent would toggle the box.
  control.dispatchEvent(new Event(event, { bubbles: true }));
}
