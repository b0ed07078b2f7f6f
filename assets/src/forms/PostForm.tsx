import type { ReactElement } from "react";

import type { FormView } from "../fields/views";
import { FieldGroup } from "./FieldGroup";
import { PostFrame } from "./PostFrame";
import { usePost } from "./usePost";

/** A whole form, drawn from its dict. Its twin is templates/components/form.html. */
export function PostForm({ fromServer }: { fromServer: FormView }): ReactElement {
  const post = usePost(fromServer);
  return (
    <PostFrame post={post}>
      {post.groups.map((group) => (
        <FieldGroup group={group} key={group.legend} />
      ))}
    </PostFrame>
  );
}
