/**
 * The consent tool as the runtime sees it: what the built-in one offers, and what is expected of
 * any other whose script comes from CONSENT_SCRIPT_URL. `adapter.ts` finds it on the page.
 */

import type { Geography } from "../../generated/answers";
import type { Purpose, Purposes } from "./categories";

export interface Choice {
  /** What is permitted; a purpose that is not named is refused. */
  purposes: Partial<Purposes>;
  /** Whether the visitor said so, and not the law of the land or a default. */
  isConfirmed: boolean;
}

export interface ConsentTool {
  /** What holds now; undefined as long as the visitor has not been heard. */
  getConsent(): Choice | undefined;
  /** The event `consent-change` comes after each change. */
  addEventListener(type: "consent-change", listener: () => void): void;
  removeEventListener(type: "consent-change", listener: () => void): void;
  /** Show the tool's own window, in which the visitor changes the choice. */
  open?(): void;
  /** Where the visitor is, as far as the tool knows. */
  getGeography?(): Promise<Partial<Geography>>;
  /**
   * Take over a choice from the page of privacy choices; rejects where it is not kept. Essential
   * is permitted with any, and not named.
   */
  setConsent?(permitted: Purpose[]): Promise<void>;
}
