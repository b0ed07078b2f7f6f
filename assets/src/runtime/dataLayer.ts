/** The tag manager's data layer: a list that it reads, whenever it comes, from the beginning. */

declare global {
  interface Window {
    /** Entries for the tag manager, the oldest first. */
    dataLayer?: unknown;
  }
}

export const NO_NAME = "Data layer: an event needs a name";
export const NO_LIST = "Data layer: window.dataLayer is not an array";

/**
 * Tell the tag manager of an event.
 *
 * @param name what it is called there; without one nothing is told.
 * @param properties what else it is to know.
 */
export function pushEvent(name: string, properties: object = {}): void {
  // Tags and callers without types may have done anything.
  if (typeof name !== "string" || !name) logFault(NO_NAME);
  else pushEntry({ ...properties, event: name });
}

/** Append an entry of whatever shape the tag manager reads. */
export function pushEntry(entry: unknown): void {
  if (Array.isArray(window.dataLayer)) window.dataLayer.push(entry);
  else logFault(NO_LIST);
}

function logFault(text: string): void {
  // eslint-disable-next-line no-console -- told to whoever sets up the tag manager
  console.error(text);
}
