/**
 * Stands in for the tag manager in development. As one does, it reads the data layer from the
 * beginning, listens to consent, and sends what it learns: to the sink, whose page is `/_sink`.
 */

import type {} from "../runtime/tagManager";

const SINK = "/_sink/events";

function recordEvent(type: string, properties: object): void {
  const event = { id: crypto.randomUUID(), type, time: Date.now(), properties, user: {} };
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify({ events: [event] });
  void fetch(SINK, { method: "POST", headers, body, keepalive: true }).catch(() => {});
}

function readEntry(entry: object): void {
  if ("event" in entry) recordEvent(`data-layer ${String(entry.event)}`, entry);
  // A command: an object like a list of words.
  else recordEvent("data-layer command", { words: Array.from(entry as ArrayLike<unknown>) });
}

const layer = window.dataLayer as object[];
const push = layer.push.bind(layer);
for (const entry of layer) readEntry(entry);
layer.push = (...entries) => {
  for (const entry of entries) readEntry(entry);
  return push(...entries);
};
window.addConsentListener?.((consent) => {
  recordEvent("tag-manager consent", consent);
});
