import { Link } from "@remix-run/react";
import { ArrowLeft, CircleAlert, CircleCheck, Hourglass } from "lucide-react";
import { sourceStatusMessages } from "#messages/source-status";
import { ButtonLink } from "~/components/ui/button";
import { HeadedSection } from "~/components/ui/headed-section";
import { useMessages } from "~/i18n/use-messages";
import type { SourceStateView, SourceStatusView } from "~/views/calendars/status";
import { LeftOut } from "./left-out";
import { LookOver } from "./look-over";
import { RunTable } from "./run-table";

const LOOKS = {
  works: { Icon: CircleCheck, colors: "bg-fjord-tint text-fjord" },
  fails: { Icon: CircleAlert, colors: "bg-danger-tint text-danger" },
  waits: { Icon: Hourglass, colors: "bg-amber-tint text-amber-ink" },
};

export function SourceStatus({ view }: { view: SourceStatusView }) {
  const m = useMessages(sourceStatusMessages);
  const { id, name, kind, organizer, state, facts, missing, mayWrite, manage } = view;
  return (
    <>
      <Link
        to={manage}
        className="-ml-1 inline-flex min-h-11 items-center gap-2 font-medium text-ink-soft hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="icon-text" />
        {m.back}
      </Link>
      <h1 className="text-section wrap-anywhere lg:text-page">{name}</h1>
      <p className="mt-1 mb-5 wrap-anywhere text-ink-soft">{`${kind} · ${organizer}`}</p>
      <State state={state} />
      <dl className="mt-5 overflow-hidden rounded-card border border-line bg-surface">
        {facts.map(({ term, text }) => (
          <div
            key={term}
            className="grid gap-x-6 border-b border-line px-4 py-2.5 last:border-b-0 sm:grid-cols-[16rem_1fr]"
          >
            <dt className="text-ink-soft">{term}</dt>
            <dd className="font-medium even-digits">{text}</dd>
          </div>
        ))}
      </dl>
      {mayWrite && (
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink kind="quiet" to={manage}>
            {m.manage}
          </ButtonLink>
          <LookOver id={id} name={name} />
        </div>
      )}
      {missing.length > 0 && <Missing events={missing} />}
      <LeftOut leftOut={view.leftOut} isRead={view.runs.length > 0} />
      <RunTable runs={view.runs} />
    </>
  );
}

function State({ state: { tone, title, lines } }: { state: SourceStateView }) {
  const { Icon, colors } = LOOKS[tone];
  return (
    <div className={`flex gap-3 rounded-card px-5 py-4 ${colors}`}>
      <Icon aria-hidden="true" className="mt-1" />
      <div>
        <h2 className="text-title leading-tight">{title}</h2>
        {lines.map((line) => (
          <p key={line} className="mt-1">
            {line}
          </p>
        ))}
      </div>
    </div>
  );
}

function Missing({ events }: { events: SourceStatusView["missing"] }) {
  const { missing } = useMessages(sourceStatusMessages);
  return (
    <HeadedSection id="missing" heading={missing.heading} text={missing.text} size="text-title">
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {events.map(({ id, title, when }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 px-4 py-1">
            <Link
              to={`/event/${id}`}
              className="inline-flex min-h-11 items-center font-semibold wrap-anywhere underline underline-offset-4"
            >
              {title}
            </Link>
            <span className="text-note text-ink-soft even-digits">{when}</span>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
