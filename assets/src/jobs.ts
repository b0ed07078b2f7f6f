/** Which open roles a visitor wants to see; the same rule as site/portolan/sections/careers/filter.py. */

import type { MatchedJob, WishView } from "./generated/careers";

/** Whether a role is one of those asked for: every word has to occur in what is shown of it. */
export function fits(job: Omit<MatchedJob, "fits">, wish: WishView): boolean {
  if (wish.location && wish.location !== job.location) return false;
  if (wish.team && wish.team !== job.team) return false;
  const text = [job.title, job.summary, job.place, job.group].join(" ").toLowerCase();
  return words(wish.q).every((word) => text.includes(word));
}

/** The address of the list as it is filtered now. */
export function hrefOf(action: string, wish: WishView): string {
  const filled = Object.entries<string>({ ...wish }).filter(([, value]) => value.trim());
  const query = new URLSearchParams(filled).toString();
  return query ? `${action}?${query}` : action;
}

function words(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}
