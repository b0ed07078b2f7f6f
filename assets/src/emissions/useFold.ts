/** Folds a form away with each answer that it was sent for, until somebody unfolds it. */

import { useState } from "react";

export function useFold(answered: number): { isFolded: boolean; turn: (isOpen: boolean) => void } {
  const [unfolded, setUnfolded] = useState(0);
  return {
    isFolded: answered > unfolded,
    turn: (isOpen) => {
      setUnfolded(answered - (isOpen ? 0 : 1));
    },
  };
}
