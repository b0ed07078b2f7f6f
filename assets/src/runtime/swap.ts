/** Puts another page in the place of the one that is shown; what frames main stays. */

import { report } from "../errors";
import { clearIslands, settleIslands } from "../islands/loader";
import type { HeadNode, PageData } from "../generated/answers";
import { pageFacts, services } from "../pageFacts";
import { isGranted } from "./consent/state";
import { REPORT_WAIT_MS } from "./constants";
import { noteWritten, restoreWritten } from "./halfWritten";
import * as menus from "./menus";
import { renewSlices } from "./slices";
import { entry, currentKey, type RouteKind, tellLeave, tellRoute } from "./route";

const MOTION = "(prefers-reduced-motion: no-preference)";

/**
 * Show a page.
 *
 * @param enter turns to its address; false where the visitor has gone on meanwhile.
 */
export function showPage(page: PageData, kind: RouteKind, enter: () => boolean): void {
  animateSwap(() => {
    let isEntered = false;
    try {
      const main = elementWithId("main");
      if (!main) return;
      noteWritten(main, currentKey());
      tellLeave(undefined);
      isEntered = enter();
      if (isEntered) exchangePage(main, page, kind);
    } catch (error) {
      report({ error, where: "swap" });
      // Half a page is none.
      if (isEntered || enter()) void loadAnew();
    }
  });
}

/** Whether there is something at an address for which there is no page data. */
export async function isAddress(url: URL): Promise<boolean> {
  const answer = await fetch(url, { method: "HEAD" }).catch(() => undefined);
  return answer?.status === 200;
}

/** Load the document; the report of why goes first, since nothing of this page outlives it. */
async function loadAnew(): Promise<void> {
  const enough = new Promise((done) => setTimeout(done, REPORT_WAIT_MS));
  await Promise.race([reported().catch(() => undefined), enough]);
  location.reload();
}

async function reported(): Promise<void> {
  if (!services().errors || !isGranted("security_storage")) return;
  const { whenSent } = await import(/* webpackChunkName: "error-reports" */ "./reports/client");
  await whenSent();
}

function exchangePage(main: HTMLElement, page: PageData, kind: RouteKind): void {
  swapMain(main, page);
  if (kind === "pop") restoreWritten(main, entry().key ?? "");
  settleIslands(main);
  tellRoute(kind);
  presentPage(page);
}

function animateSwap(task: () => void): void {
  if ("startViewTransition" in document && matchMedia(MOTION).matches) {
    // One that is overtaken by the next is no fault.
    document.startViewTransition(task).ready.catch(() => undefined);
  } else task();
}

/** Make the document what it would be if the page had been loaded. */
function swapMain(main: HTMLElement, page: PageData): void {
  clearIslands(main);
  renewDocument(page);
  renewHead(page.head);
  renewFrame(page.twins);
  void renewSlices(page.slices);
  const written = document.createElement("template");
  written.innerHTML = `\n${page.html}\n`;
  // The runtime gives the focus; Chromium complains of a second to give it.
  written.content.querySelector("[autofocus]")?.removeAttribute("autofocus");
  main.replaceChildren(written.content);
}

/** Read the page's title out, and let the keyboard go on from its heading. */
function presentPage({ title }: PageData): void {
  elementWithId("route-status")?.replaceChildren(title);
  const heading = document.querySelector<HTMLElement>("#main h1");
  if (!heading || location.hash || entry().preventScrollReset) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function renewDocument({ title, htmlAttrs, ...page }: PageData): void {
  document.title = title;
  for (const [name, value] of Object.entries(htmlAttrs)) {
    document.documentElement.setAttribute(name, value);
  }
  const names = Object.keys(pageFacts()) as (keyof typeof page)[];
  const facts = Object.fromEntries(names.map((name) => [name, page[name]]));
  elementWithId(FACTS)?.replaceChildren(JSON.stringify(facts));
}

/** Exchange what differs: an element that stays is not fetched or read again. */
function renewHead(nodes: HeadNode[]): void {
  const old = [...document.head.querySelectorAll("[data-managed]")];
  const fresh = nodes.map(elementOf);
  for (const [at, node] of fresh.entries()) {
    const there = old[at];
    if (!there) elementWithId(FACTS)?.before(node);
    else if (!there.isEqualNode(node)) there.replaceWith(node);
  }
  for (const node of old.slice(fresh.length)) node.remove();
}

function elementOf({ tag, attrs, text = "" }: HeadNode): Element {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries({ ...attrs, "data-managed": "" })) {
    node.setAttribute(name, value);
  }
  node.append(text);
  return node;
}

/** Header and footer: language switch and paper name the addresses of this page; menus are shut. */
function renewFrame(twins: Record<string, string>): void {
  const links = document.querySelectorAll<HTMLAnchorElement>("body > :not(main) a[hreflang]");
  for (const link of links) link.href = twins[link.hreflang] ?? "";
  document.querySelector(".imprint")?.replaceChildren(twins[document.documentElement.lang] ?? "");
  menus.shutMenu();
}

const FACTS = "page-facts";
const elementWithId = (id: string) => document.getElementById(id);

menus.start();
