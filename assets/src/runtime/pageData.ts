/**
 * The data of pages: each is fetched once and kept as long as the tab is open, but for the
 * oldest of very many, and what went wrong, which is asked for anew.
 */

import type { PageData } from "../generated/answers";
import { PAGE_DATA_PAGES, PAGE_DATA_RETRIES } from "./constants";

export interface LoadedPage {
  /** What is to be shown; nothing where that cannot be had. */
  page?: PageData | undefined;
  /** Path and query of the page, which may be others than those asked for. */
  address?: string;
  /** Whether the page is the one that says that there is none. */
  isMissing?: boolean;
}

const answers = new Map<string, Promise<LoadedPage>>();

/** The page of a path and query; equal requests are one, and none is ever rejected. */
export function loadPage(address: string, priority: RequestPriority = "auto"): Promise<LoadedPage> {
  let answer = answers.get(address);
  if (!answer) {
    answer = fetchPage(address, priority);
    answers.set(address, answer);
    if (answers.size > PAGE_DATA_PAGES) answers.delete([...answers.keys()][0] ?? "");
    void answer.then(({ isMissing, address: final }) => {
      if (!(final ?? isMissing)) answers.delete(address);
    });
  }
  return answer;
}

/** Whether it is here, or on its way. */
export function isLoaded(address: string): boolean {
  return answers.has(address);
}

async function fetchPage(
  address: string,
  priority: RequestPriority,
  retries = PAGE_DATA_RETRIES,
): Promise<LoadedPage> {
  // Without this, browsers show what a cache may hand out while it looks for what is new.
  const fresh: RequestInit = { priority, cache: "no-cache" };
  const response = await fetch(dataAddress(address), fresh).catch(() => undefined);
  const status = response?.status;
  if (response && status === 200) {
    const page = (await response.json().catch(() => undefined)) as PageData | null | undefined;
    if (page?.path) return { page, address: pageAddress(response.url) };
  }
  if (status === 200 || status === 404) return fallbackFor("/404.html", address, true);
  if (status === 500) return fallbackFor("/500.html", address, false);
  return retries ? fetchPage(address, priority, retries - 1) : {};
}

/** The page that is shown instead; where not even that one is there, nothing is. */
async function fallbackFor(
  fallback: string,
  address: string,
  isMissing: boolean,
): Promise<LoadedPage> {
  if (FALLBACK.test(address)) return {};
  const { page } = await loadPage(fallback);
  return page ? { page, isMissing } : {};
}

const FALLBACK = /^\/(404|500)\.html$/;
// One way to match only: whoever writes a long address, it is read once.
const DATA = /^(?:\w+:\/\/[^/]+)?\/page-data(\/[^?#]*)\/page-data\.json(?=\?|$)/;

/** `/blog?page=2` is `/page-data/blog/page-data.json?page=2`. */
function dataAddress(address: string): string {
  const { pathname, search } = new URL(address, location.origin);
  const path = pathname.replace(/\/(index\.html)?$/, "") || "/index";
  return `/page-data${path}/page-data.json${search}`;
}

/** The page of the data that came, which may have come from elsewhere. */
function pageAddress(data: string): string {
  return data.replace(DATA, "$1").replace(/^\/index(?=\?|$)/, "/");
}
