import type { ReactElement } from "react";

import { FieldGroup } from "../forms/FieldGroup";
import { PostFrame } from "../forms/PostFrame";
import { usePost } from "../forms/usePost";
import type { PostFormProps } from "../generated/forms";

/** A form of known fields that is posted. Twin: templates/islands/post_form.html. */
export default function PostForm({ props }: { props: PostFormProps }): ReactElement {
  const post = usePost(props);
  return (
    <PostFrame post={post}>
      {post.groups.map((group) => (
        <FieldGroup group={group} key={group.legend} />
      ))}
    </PostFrame>
  );
}
