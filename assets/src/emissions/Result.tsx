import type { ReactElement } from "react";

import type { Comparison, ResultView } from "../generated/emissions";
import { inLanguage } from "../language";

/** The answer of the emissions calculator. Twin: templates/islands/_emissions_result.html. */
export function Result({ view }: ResultProps): ReactElement {
  return (
    <>
      <Figure view={view} />
      <div className="wrap">
        <Working view={view} />
        <section className="sec" aria-labelledby="emissions-sets">
          <Opening id="emissions-sets" view={view.sets} />
          <p className="lead">{view.sets.lead}</p>
          <Scale view={view.sets} />
        </section>
        <ResultLinks view={view} />
      </div>
    </>
  );
}

interface ResultProps {
  view: ResultView;
}

function Figure({ view }: ResultProps): ReactElement {
  return (
    <section
      className="field green co2"
      id="emissions-result"
      tabIndex={-1}
      aria-labelledby="emissions-title"
    >
      <div className="wrap plan">
        <div>
          <h2 className="d3" id="emissions-title">
            {view.title}
          </h2>
          <p className="co2-figure">
            <b>{view.figure}</b>
            <span>{view.unit}</span>
          </p>
          <p className="lead">{view.summary}</p>
          {view.quote && (
            <p className="mt5">
              <a className="btn" href={view.quote.href}>
                {view.quote.label}
              </a>
            </p>
          )}
        </div>
        <div>
          <h3 className="d3">{view.modes.title}</h3>
          <Scale view={view.modes} />
          <p className="muted mt5">{view.modes.lead}</p>
        </div>
      </div>
    </section>
  );
}

function Working({ view }: ResultProps): ReactElement {
  const { formula, source } = view;
  return (
    <section className="sec mt7" aria-labelledby="emissions-formula">
      <Opening id="emissions-formula" view={formula} />
      <dl className="co2-terms">
        {formula.terms.map((term) => (
          <div key={term.label}>
            <dt>{term.label}</dt>
            <dd>
              {term.sign && <span className="op">{term.sign}</span>}
              <span>{term.figure}</span>
            </dd>
          </div>
        ))}
      </dl>
      <dl className="co2-facts">
        {view.facts.map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>{fact.text}</dd>
          </div>
        ))}
        <div>
          <dt>{source.label}</dt>
          <dd>
            <a href={source.url} rel="noopener" {...inLanguage("en")}>
              {source.text}
            </a>
          </dd>
        </div>
      </dl>
    </section>
  );
}

function ResultLinks({ view }: ResultProps): ReactElement {
  return (
    <ul className="filters">
      {view.links.map((link) => (
        <li key={link.label}>
          <a href={link.href} rel={link.rel ?? undefined} download={link.is_file || undefined}>
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Opening({
  id,
  view,
}: {
  id: string;
  view: Pick<Comparison, "label" | "title">;
}): ReactElement {
  return (
    <div className="open grid head">
      <p className="no">{view.label}</p>
      <h2 className="d2" id={id}>
        {view.title}
      </h2>
    </div>
  );
}

/** A comparison as a table whose figures are drawn as bars too. */
function Scale({ view }: { view: Comparison }): ReactElement {
  return (
    <table className="co2-scale">
      <thead>
        <tr>
          <th scope="col">{view.columns[0]}</th>
          <th scope="col">{view.columns[1]}</th>
        </tr>
      </thead>
      <tbody>
        {view.rows.map((row) => (
          <tr key={row.name} className={row.is_chosen ? "mine" : undefined}>
            <th scope="row">
              <b>{row.name}</b> <span className="muted">{row.detail}</span>
            </th>
            <td>
              <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                <rect width={row.width} height="1" />
              </svg>
              <span className={row.is_known ? "n" : "none"}>{row.figure}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
