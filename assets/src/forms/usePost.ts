/** A form that is posted: its life, and which of its fields are asked. */

import { useRef } from "react";

import { tellConversion } from "../conversions";
import type { PostFormProps } from "../generated/forms";
import { useAsked } from "./useAsked";
import { useSubmission } from "./useSubmission";
import { useVisitorCountry } from "./useVisitorCountry";

export type Post = ReturnType<typeof usePost>;

export function usePost(fromServer: PostFormProps) {
  const submission = useSubmission(fromServer);
  const asked = useAsked(submission.view);
  const isStarted = useRef(false);
  useVisitorCountry(asked.form, fromServer);

  /** After each change of a field. */
  function change() {
    if (!isStarted.current) tellConversion("form_started", { form: fromServer.name });
    isStarted.current = true;
    asked.look();
  }

  return { ...submission, ...asked, change };
}
