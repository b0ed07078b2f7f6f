/** A form that is posted: its life, and which of its fields are asked. */

import type { PostFormProps } from "../generated/forms";
import { useAsked } from "./useAsked";
import { useSubmission } from "./useSubmission";

export type Post = ReturnType<typeof usePost>;

export function usePost(fromServer: PostFormProps) {
  const submission = useSubmission(fromServer);
  return { ...submission, ...useAsked(submission.view) };
}
