/** Tells of each new result of a tool; of the one that came with the page its markup tells. */

import { useEffect, useRef } from "react";

import { tellConversion } from "../conversions";
import type { Conversions } from "../generated/conversions";

export function useResult<Name extends keyof Conversions>(
  result: object | null,
  name: Name,
  properties: Conversions[Name],
): void {
  const latest = useRef(result);
  useEffect(() => {
    if (result && result !== latest.current) tellConversion(name, properties);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a result is told once, whatever else is drawn
  }, [result]);
}
