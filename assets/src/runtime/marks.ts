/**
 * Events that a page tells by its markup: an element with `data-conversion` once it is shown, a
 * link with one when it is followed, and a link that downloads. Fetched with what is permitted,
 * since nobody else would hear of them.
 */

import { tellConversion } from "../conversions";
import type { Conversions } from "../generated/conversions";
import { type End, listen } from "../topic";

type Mark = {
  [Name in keyof Conversions]: { name: Name; properties: Conversions[Name] };
}[keyof Conversions];

const seen = new WeakSet<Element>();

/** Tell of what the page shows, once each, and of the links that are followed until the end. */
export function start(): End {
  for (const element of document.querySelectorAll("[data-conversion]:not(a)")) {
    if (!seen.has(element)) tellMark(element);
    seen.add(element);
  }
  return listen(document, ["click"], tellLink);
}

function tellLink({ target }: MouseEvent): void {
  const link = (target as Element).closest<HTMLAnchorElement>("a[href]");
  if (link?.matches("[data-conversion]")) tellMark(link);
  // The path alone: a query may hold what was typed.
  if (link?.hasAttribute("download")) tellConversion("file_downloaded", { file: link.pathname });
}

function tellMark(element: Element): void {
  const { name, properties } = JSON.parse(element.getAttribute("data-conversion") ?? "") as Mark;
  tellConversion(name, properties);
}
