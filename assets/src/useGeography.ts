/** The visitor's geography for islands: unknown at first, as the server draws it. */

import { useSyncExternalStore } from "react";

import { type Geography, geography, onGeography } from "./runtime/geography";

const UNKNOWN: Geography = { isEU: false, isEMEA: false };

export function useGeography(): Geography {
  return useSyncExternalStore(onGeography, geography, () => UNKNOWN);
}
