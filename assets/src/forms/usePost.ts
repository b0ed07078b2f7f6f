/** A form that is posted: its life, and which of its fields are asked. */

import { useEffect, useRef } from "react";

import { tellConversion } from "../conversions";
import type { PostFormProps } from "../generated/forms";
import { useConditionalFields } from "./useConditionalFields";
import { type Judge, useMended } from "./useMended";
import { useSubmission } from "./useSubmission";
import { chooseCountry } from "./visitorCountry";

export type Post = ReturnType<typeof usePost>;

export function usePost(fromServer: PostFormProps, isWrong?: Judge) {
  const submission = useSubmission(fromServer);
  const conditional = useConditionalFields(submission.view);
  const mend = useMended(submission, conditional.form, isWrong);
  const isStarted = useRef(false);

  useEffect(() => {
    const form = conditional.form.current;
    // What comes back with errors was sent by the visitor so.
    if (!form?.querySelector("[autocomplete=country]") || fromServer.summary) return undefined;
    return chooseCountry(form);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the form wakes
  }, []);

  /** After each change of a field. */
  function change() {
    if (!isStarted.current) tellConversion("form_started", { form: fromServer.name });
    isStarted.current = true;
    conditional.look();
    mend();
  }

  return { ...submission, ...conditional, change };
}
