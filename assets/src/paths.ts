/**
 * Path matching by segment, as `site/portolan/paths.py` does it: the same cases hold both.
 *
 * `:name` stands for one segment, a last `*` for all that follows, also for nothing. A static
 * segment beats `:name`, which beats the wildcard; among equals the one declared first wins.
 */

export interface Match {
  pattern: string;
  parameters: Record<string, string>;
}

const STATIC = 3;
const PARAMETER = 2;
/** A pattern that ends where the path does is closer than a wildcard that stands for nothing. */
const END = 2;
const WILDCARD = 1;

/** The parts between the slashes; slashes at either end do not count. */
export function segments(path: string): string[] {
  const trimmed = path.replace(/^\/+|\/+$/g, "");
  return trimmed ? trimmed.split("/") : [];
}

/** The parameters of `path` under `pattern`, if it fits. */
export function fit(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = segments(pattern);
  const given = segments(path);
  const wild = wanted.at(-1) === "*";
  if (wild) wanted.pop();
  if (given.length < wanted.length || (given.length > wanted.length && !wild)) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? "";
    if (part.startsWith(":")) parameters[part.slice(1)] = decoded(value);
    else if (part !== value) return undefined;
  }
  if (wild) parameters["*"] = decoded(given.slice(wanted.length).join("/"));
  return parameters;
}

/** The pattern that fits best. */
export function match(patterns: Iterable<string>, path: string): Match | undefined {
  let best: Match | undefined;
  for (const pattern of patterns) {
    const parameters = fit(pattern, path);
    if (parameters && (!best || outranks(pattern, best.pattern))) best = { pattern, parameters };
  }
  return best;
}

/** Whether one pattern is closer than another: segments are compared from the left. */
function outranks(pattern: string, other: string): boolean {
  const weights = weightsOf(pattern);
  const others = weightsOf(other);
  const at = weights.findIndex((one, index) => one !== others[index]);
  return at >= 0 && (weights[at] ?? 0) > (others[at] ?? 0);
}

function weightsOf(pattern: string): number[] {
  return [...segments(pattern).map(weight), END];
}

function weight(part: string): number {
  if (part === "*") return WILDCARD;
  return part.startsWith(":") ? PARAMETER : STATIC;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
