/** How each kind of request is answered. */

import { FILES, PAGES, findStored, storeAnswer } from "./caches";
import { type Kind, type Place, mayKeep } from "./cacheable";
import { type FetchEvent, scope } from "./scope";

const OFFLINE = "/offline";

export const place: Place = { origin: scope.location.origin, never: scope.facts.never };

/** The answer to a request of that kind. */
export function answerRequest(kind: Kind, event: FetchEvent): Promise<Response> {
  return { file, document: page, data }[kind](event);
}

/** A name with a hash stands for one content: what is kept is as good as new. */
async function file(event: FetchEvent): Promise<Response> {
  return (await findStored(event.request)) ?? fetched("file", event);
}

/** The network's answer, whatever it is; without a network the kept one, or the offline page. */
async function page(event: FetchEvent): Promise<Response> {
  try {
    return await fetched("document", event);
  } catch {
    return (await findStored(event.request)) ?? (await findStored(OFFLINE)) ?? Response.error();
  }
}

/** As for pages, but a page that is not kept has no data: navigation then asks for the page. */
async function data(event: FetchEvent): Promise<Response> {
  try {
    return await fetched("data", event);
  } catch {
    return (await findStored(event.request)) ?? Response.error();
  }
}

async function fetched(kind: Kind, event: FetchEvent): Promise<Response> {
  const { request } = event;
  const got = (await event.preloadResponse) ?? (await fetch(request));
  if (mayKeep(kind, request.url, got, place)) {
    event.waitUntil(storeAnswer(kind === "file" ? FILES : PAGES, request, got.clone()));
  }
  return got;
}
