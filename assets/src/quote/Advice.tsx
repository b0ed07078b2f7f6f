import type { ReactElement } from "react";

import type { AdviceView } from "../generated/quote";
import { t } from "../i18n";

interface AdviceProps {
  view: AdviceView;
  /** Whether its link stands in another place. */
  isLinkElsewhere: boolean;
}

/** What is said beside an answer. Its twin is templates/components/advice.html. */
export function Advice({ view, isLinkElsewhere }: AdviceProps): ReactElement {
  const { label, figure, unit, text, link } = view;
  return (
    <div className={figure ? "advice reckoned" : "advice"}>
      {figure && (
        <>
          <p className="advice-of">{label}</p>
          <p className="advice-figure">
            <b>{figure}</b>
            <span>{unit}</span>
          </p>
        </>
      )}
      <p className="advice-text">{text}</p>
      {link && !isLinkElsewhere && <AdviceLink link={link} />}
    </div>
  );
}

/** The page or tool that knows more. */
export function AdviceLink({ link }: { link: NonNullable<AdviceView["link"]> }): ReactElement {
  return (
    <a className="more" href={link.href} rel={link.rel ?? undefined}>
      {link.label}
    </a>
  );
}

/** The same for those who do not see it come. */
export function spoken({ label, figure, unit, text }: AdviceView): string {
  if (!figure) return text;
  const parts = { label: label ?? "", figure, unit: unit ?? "", text };
  return t("{{label}}: {{figure}} {{unit}}. {{text}}", parts);
}
