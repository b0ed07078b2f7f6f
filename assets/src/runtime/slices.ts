/** Header and footer that grow old in a long visit: exchanged where a page names newer ones. */

import type { Slice } from "../generated/answers";
import { pageFacts } from "../pageFacts";

/** Where each slice stands in the document. */
const PLACES: Record<string, string> = {
  header: "body > header .nav",
  footer: "body > footer > .up",
};
/** The hashes of what is shown, which are the document's own at first. */
const current = { ...pageFacts().slices };

/** Bring what stands around the page up to the hashes that the page names. */
export async function renewSlices(named: Record<string, string> = {}): Promise<void> {
  const old = Object.keys(PLACES).filter((name) => named[name] && named[name] !== current[name]);
  await Promise.all(old.map((name) => renewSlice(name, named[name])));
}

/** What cannot be had, or is an older one from a cache, is tried again at the next page. */
async function renewSlice(name: string, hash?: string): Promise<void> {
  const slice = await fetchSlice(name);
  if (!slice || slice.hash !== hash || !putSlice(PLACES[name] ?? "", slice.html)) return;
  current[name] = hash;
}

async function fetchSlice(name: string): Promise<Slice | undefined> {
  const answer = await fetch(`/slice-data/${name}.json`, { cache: "no-cache" }).catch(
    () => undefined,
  );
  if (answer?.status !== 200) return undefined;
  return (await answer.json().catch(() => undefined)) as Slice | undefined;
}

function putSlice(place: string, html: string): boolean {
  const there = document.querySelector(place);
  const fresh = document.createElement("template");
  fresh.innerHTML = html;
  const element = fresh.content.firstElementChild;
  if (!there || !element) return false;
  // The button that the chat's own script has its listener on.
  const chat = there.querySelector("[data-chat]");
  if (chat) element.querySelector("[data-chat]")?.replaceWith(chat);
  if (there.matches("nav")) there.replaceChildren(element);
  else there.replaceWith(element);
  return true;
}
