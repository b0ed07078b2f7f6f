/** Global Privacy Control: what the visitor's browser says to every site. */

import type { Choice } from "./tool";
import type { Purposes } from "./categories";

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

export function refusesSale(): boolean {
  return navigator.globalPrivacyControl === true;
}

/** What a choice permits: the signal outweighs everything but the visitor's own word. */
export function permittedBy({ purposes, isConfirmed }: Choice): Partial<Purposes> {
  if (isConfirmed || !refusesSale()) return purposes;
  return { ...purposes, advertising: false, personalization: false };
}
