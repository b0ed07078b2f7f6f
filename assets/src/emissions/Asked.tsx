import type { ReactElement, ReactNode } from "react";

import { pgettext } from "../i18n";

interface AskedProps {
  text: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/** What was asked, in one line to unfold. Its twin is a macro of templates/components/form.html. */
export function Asked({ text, isOpen, onToggle, children }: AskedProps): ReactElement {
  return (
    <details
      className="asked-before"
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        onToggle(open);
      }}
    >
      <summary className="wrap">
        <b>{text}</b> <span className="ph">{pgettext("button", "Change")}</span>
      </summary>
      {children}
    </details>
  );
}
