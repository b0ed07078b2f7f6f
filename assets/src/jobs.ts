/** Which open roles a visitor wants to see; the same rule as site/portolan/sections/careers/filter.py. */

import type { MatchedJob, WishView } from "./generated/careers";

type Role = Omit<MatchedJob, "fits" | "leads">;

/** The roles that are asked for; those whose title has every word stand first. */
export function matching<Job extends Role>(jobs: Job[], wish: WishView): Job[] {
  const matches = jobs.filter((job) => fits(job, wish));
  const leads = ({ title }: Job) => hasWords(title, wish);
  return [...matches.filter(leads), ...matches.filter((job) => !leads(job))];
}

/** Whether a role is one of those asked for: every word has to occur in what is shown of it. */
export function fits(job: Role, wish: WishView): boolean {
  if (wish.location && wish.location !== job.location) return false;
  if (wish.team && wish.team !== job.team) return false;
  return hasWords([job.title, job.summary, job.place, job.group].join(" "), wish);
}

/** The address of the list as it is filtered now. */
export function hrefOf(action: string, wish: WishView): string {
  const filled = Object.entries<string>({ ...wish }).filter(([, value]) => value.trim());
  const query = new URLSearchParams(filled).toString();
  return query ? `${action}?${query}` : action;
}

function hasWords(text: string, { q }: WishView): boolean {
  const words = q.toLowerCase().split(/\s+/);
  return words.every((word) => text.toLowerCase().includes(word));
}
