/**
 * Advice that follows the answers: the same page is asked for with what stands in the form, and its
 * words are shown. Without an answer nothing is said; the server says it again after a post.
 */

import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";

import { isWorthAsking } from "./query";
import { useServerWord } from "./useServerWord";
import type { QuoteFormProps } from "../generated/quote";

/** How long the typing has to rest. */
const REST_MS = 400;
/** How long somebody who goes on waits for the server's word. */
const PATIENCE_MS = 1000;

export function useAdvice(fromServer: QuoteFormProps, form: RefObject<HTMLFormElement | null>) {
  const [shown, setShown] = useState({ advice: cameWith(fromServer), isFresh: false });
  const pause = usePause();
  const server = useServerWord(fromServer.action, form, (advice) => {
    setShown({ advice, isFresh: true });
  });

  useEffect(() => {
    // What came with the page is known; what was typed before it woke is not.
    if (shown.advice.length > 0) server.keepAsKnown();
    else look();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the form is taken over
  }, []);

  /** Ask anew when the answers have changed and rest. */
  function look() {
    const query = server.nextQuery();
    if (!query) return;
    pause.end();
    if (isWorthAsking(query)) pause.begin(() => void server.ask(query));
    else setShown((before) => ({ ...before, advice: [] }));
  }

  const { isWaiting, wait } = useOneWait(async () => {
    const query = server.unjudgedQuery();
    if (!query) return;
    pause.end();
    await server.ask(query);
  });

  return { ...shown, look, isSettling: isWaiting, settle: wait, refused: server.refused };
}

/** What came with the page is told of until the server is asked about what is typed. */
function cameWith({ carried, advice }: QuoteFormProps) {
  return [...carried, ...advice];
}

/** Waits until the typing rests; none outlives the form. */
function usePause() {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  function end() {
    clearTimeout(waiting.current);
  }

  useEffect(() => end, []);

  return {
    end,
    begin: (task: () => void) => {
      waiting.current = setTimeout(task, REST_MS);
    },
  };
}

/** Waits for a task, though not for long; false for who presses again meanwhile. */
function useOneWait(task: () => Promise<void>) {
  const [isWaiting, setWaiting] = useState(false);
  const isBusy = useRef(false);

  function setBusy(busy: boolean) {
    isBusy.current = busy;
    setWaiting(busy);
  }

  async function wait(): Promise<boolean> {
    if (isBusy.current) return false;
    setBusy(true);
    await Promise.race([task(), patience()]);
    setBusy(false);
    return true;
  }

  return { isWaiting, wait };
}

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
}
