/** Where the visitor is: the window hears of each change, once the page shows it. */

import type { PageFacts } from "../generated/answers";
import { pageFacts } from "../pageFacts";
import { topic } from "../topic";

export const ROUTE = "portolan:route";

export type RouteKind = "load" | "push" | "replace" | "pop";

export interface RouteChange {
  path: string;
  /** The query, with its question mark. */
  search: string;
  hash: string;
  /** The key of the entry in the history. */
  key: string;
  kind: RouteKind;
  facts: PageFacts;
}

/** What an entry of the history carries, beside what islands put there. */
export interface HistoryEntry {
  key?: string;
  /** Leave the scroll and the focus as they are. */
  preventScrollReset?: boolean;
}

const routes = topic<RouteChange>(ROUTE);

/** Hear of each route, and at once of the latest; returns what ends that. */
export const onRoute = routes.follow;

/** Another page is about to be shown; of a document its address is told, and may be added to. */
export const { tell: tellLeave, hear: onLeave } = topic<URL | undefined>("portolan:leave");

export function entry(): HistoryEntry {
  return (history.state ?? {}) as HistoryEntry;
}

export function newEntryKey(): string {
  return Math.random().toString(36).slice(2);
}

/** The key of the entry of the page that is shown: on the way back the history is ahead of it. */
export function currentKey(): string {
  return routes.latest()?.key ?? "";
}

/** Tell of the address bar's route, where its path, its query or its key is another. */
export function tellRoute(kind: RouteKind): void {
  const { pathname: path, search, hash } = location;
  const { key = "" } = entry();
  const latest = routes.latest();
  if (latest?.path === path && latest.search === search && latest.key === key) return;
  routes.tell({ path, search, hash, key, kind, facts: pageFacts() });
}
