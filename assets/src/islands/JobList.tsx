import { type ReactElement, useState } from "react";

import type { JobChoice, JobListProps, WishView } from "../generated/careers";
import { hrefOf, matching } from "../jobs";
import { ngettext, pgettext, t } from "../i18n";
import { inLanguage } from "../language";

/**
 * The open roles, filtered while one chooses; the address follows, so that it can be passed on.
 * Twin: templates/islands/job_list.html.
 */
export default function JobList({ props }: { props: JobListProps }): ReactElement {
  const [wish, setWish] = useState(props.wish);
  const matches = matching(props.jobs, wish);

  function filterBy(part: Partial<WishView>) {
    const next = { ...wish, ...part };
    setWish(next);
    history.replaceState(history.state, "", hrefOf(props.action, next));
  }

  return (
    <>
      <JobFilter {...props} onWish={filterBy} />
      <p className="no tally" role="status">
        {matches.length
          ? ngettext("{{count}} open role", "{{count}} open roles", matches.length)
          : t("No open roles match. Try fewer words or another office.")}
      </p>
      <Roles jobs={matches} />
    </>
  );
}

interface JobFilterProps extends JobListProps {
  onWish: (part: Partial<WishView>) => void;
}

function JobFilter({ action, choices, wish, onWish }: JobFilterProps): ReactElement {
  return (
    <form
      className="sift"
      action={action}
      role="search"
      aria-label={t("Filter the roles")}
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <ChoiceField
        id="job-location"
        name="location"
        label={pgettext("of a job", "Office")}
        every={t("Every office")}
        choices={choices.location}
        chosen={wish.location}
        onPick={(location) => {
          onWish({ location });
        }}
      />
      <ChoiceField
        id="job-team"
        name="team"
        label={pgettext("of a job", "Team")}
        every={t("Every team")}
        choices={choices.team}
        chosen={wish.team}
        onPick={(team) => {
          onWish({ team });
        }}
      />
      <WordField wish={wish} onWish={onWish} />
      <button className="btn" type="submit">
        {pgettext("button", "Filter")}
      </button>
    </form>
  );
}

function WordField({ wish, onWish }: Pick<JobFilterProps, "wish" | "onWish">): ReactElement {
  return (
    <div className="fld">
      <label htmlFor="job-word">{pgettext("of a job", "Word")}</label>
      <input
        className="inp"
        type="text"
        id="job-word"
        name="q"
        defaultValue={wish.q}
        maxLength={80}
        autoComplete="off"
        onInput={({ currentTarget }) => {
          onWish({ q: currentTarget.value });
        }}
      />
    </div>
  );
}

function Roles({ jobs }: Pick<JobListProps, "jobs">): ReactElement {
  return (
    <ul className="roles">
      {jobs.map((job) => (
        <li key={job.path} {...inLanguage(job.lang)}>
          <a href={job.path}>
            <span className="d3 place">{job.place}</span>
            <span className="d3">{job.role}</span>
            <span className="muted">{job.summary}</span>
            <span className="where">
              {job.group}
              <span className="muted">
                <br />
                {job.terms}
              </span>
            </span>
            <span className="pay">
              <b>{job.pay}</b>
              <span className="muted">
                <br />
                {job.date}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

interface ChoiceFieldProps {
  id: string;
  name: string;
  label: string;
  /** What the empty line says. */
  every: string;
  choices: JobChoice[];
  chosen: string;
  onPick: (value: string) => void;
}

function ChoiceField({
  id,
  name,
  label,
  every,
  choices,
  chosen,
  onPick,
}: ChoiceFieldProps): ReactElement {
  return (
    <div className="fld">
      <label htmlFor={id}>{label}</label>
      <div className="pick">
        <select
          className="inp"
          id={id}
          name={name}
          defaultValue={chosen}
          onChange={({ currentTarget }) => {
            onPick(currentTarget.value);
          }}
        >
          <option value="">{every}</option>
          {choices.map(({ value, label: words, count }) => (
            <option key={value} value={value}>
              {`${words} (${String(count)})`}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
