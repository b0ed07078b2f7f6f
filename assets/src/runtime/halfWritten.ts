/**
 * Keeps what a visitor has written into a page's forms, for the way back to it: in memory alone,
 * by the key of the entry in the history. A page that is loaded as a document needs none of it,
 * browsers do that themselves.
 */

import { HALF_WRITTEN_PAGES } from "./constants";

interface Noted {
  name: string;
  /** Which of the controls of that name. */
  at: number;
  value: string;
  checked: boolean;
}

const CONTROLS =
  "input[name]:not([type=hidden], [type=password], [type=file], [type=submit]), " +
  "textarea[name], select[name]";

const pages = new Map<string, Noted[]>();

/** Note what stands in the controls below `root`, before its markup leaves the page. */
export function noteWritten(root: ParentNode, key: string): void {
  const noted = controls(root).map(({ name, value, checked }, index, all) => {
    const at = all.slice(0, index).filter((one) => one.name === name).length;
    return { name, at, value, checked };
  });
  pages.delete(key);
  if (!noted.length) return;
  pages.set(key, noted);
  const [oldest = ""] = pages.keys();
  if (pages.size > HALF_WRITTEN_PAGES) pages.delete(oldest);
}

/** Put it back into the server's controls, before the islands wake and take it over. */
export function restoreWritten(root: ParentNode, key: string): void {
  const all = controls(root);
  for (const { name, at, value, checked } of pages.get(key) ?? []) {
    const control = all.filter((one) => one.name === name)[at];
    if (!control) continue;
    if (/^(?:checkbox|radio)$/.test(control.type)) control.checked = checked;
    else control.value = value;
  }
}

function controls(root: ParentNode): HTMLInputElement[] {
  return [...root.querySelectorAll<HTMLInputElement>(CONTROLS)];
}
