/** The configured services. */

import { pageFacts } from "../pageFacts";
import type { Services } from "../generated/answers";

let known: Services | undefined;

export function services(): Services {
  return (known ??= pageFacts().services);
}
