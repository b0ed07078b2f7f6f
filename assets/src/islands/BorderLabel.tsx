import type { ReactElement } from "react";

import { Field } from "../fields/Field";
import { QueryForm } from "../forms/QueryForm";
import { useQueryForm } from "../forms/useQueryForm";
import { useResult } from "../forms/useResult";
import type { BorderLabelProps, LabelResult } from "../generated/border_labels";

/**
 * The label tool for PAPS and PARS: the server judges the number and draws its label.
 * Twin: templates/islands/border_label.html.
 */
export default function BorderLabel({ props }: { props: BorderLabelProps }): ReactElement {
  const question = useQueryForm("BorderLabel", props, props.id);
  const { action, id, fields, result } = question.view;
  useResult(result, "label_made", { kind: action.slice(1) });
  return (
    <>
      <QueryForm
        name="border"
        className="label-form"
        anchor={id}
        question={question}
        status={result && `${result.number}: ${result.note}`}
      >
        <div className="rows">
          {fields.map((field) => (
            <Field view={field} key={field.name} />
          ))}
        </div>
      </QueryForm>
      {result && <Label id={id} view={result} />}
    </>
  );
}

function Label({ id, view }: { id: string; view: LabelResult }): ReactElement {
  return (
    <section className="label-result" id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 className="d3" id={`${id}-title`}>
        {view.title}
      </h2>
      {/* eslint-disable-next-line no-restricted-syntax -- the server draws the label, for us too */}
      <div className="slip" dangerouslySetInnerHTML={{ __html: view.svg }} />
      <dl className="pairs">
        {view.parts.map((part) => (
          <div key={part.label}>
            <dt>{part.label}</dt>
            <dd className="code">{part.text}</dd>
          </div>
        ))}
      </dl>
      {view.cautions.length > 0 && (
        <div className="cautions">
          <h3>{view.cautions_title}</h3>
          <ul>
            {view.cautions.map((caution) => (
              <li key={caution}>{caution}</li>
            ))}
          </ul>
        </div>
      )}
      <p className="strong">{view.note}</p>
      <p>
        <a className="more" href={view.download.href} download>
          {view.download.label}
        </a>
      </p>
      <p className="muted">{view.print}</p>
    </section>
  );
}
