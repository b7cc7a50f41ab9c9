import { Link } from "@remix-run/react";
import { sourceStatusMessages } from "#messages/source-status";
import { Flash } from "~/components/layout/flash";
import { ButtonLink } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";
import type { AdminSourcesView, AdminSourceView } from "~/views/admin/sources";
import { PageTitle } from "./page-title";

const TONES = {
  works: "bg-fjord-tint text-fjord",
  fails: "bg-danger-tint text-danger",
  waits: "bg-amber-tint text-amber-ink",
};

/** Those that fail come first. */
export function SourceList({ view }: { view: AdminSourcesView }) {
  const { admin: m } = useMessages(sourceStatusMessages);
  return (
    <>
      <PageTitle title={m.title} text={m.intro} />
      <Flash texts={m.flash} tone={() => "done"} />
      {view.lists.map(({ name, note, sources, more }) => (
        <section key={name} aria-labelledby={name} className="mb-9">
          <h2 id={name} className="mb-3 text-section">
            {m[name]}
          </h2>
          {note && <p className="mb-3 text-ink-soft">{note}</p>}
          {sources.length === 0 ? (
            <p className="text-ink-soft">{{ proposed: m.noneProposed, failing: m.noneFails, others: m.none }[name]}</p>
          ) : (
            <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
              {sources.map((source) => (
                <Source key={source.to} source={source} />
              ))}
            </ul>
          )}
          {more && (
            <ButtonLink kind="quiet" to={more} className="mt-4">
              {m.more}
              <span className="sr-only">{m[name]}</span>
            </ButtonLink>
          )}
        </section>
      ))}
      {view.isContinued && (
        <ButtonLink kind="quiet" to="/admin/sources">
          {m.first}
        </ButtonLink>
      )}
    </>
  );
}

function Source({ source: { to, name, organizer, facts, state, why, writeTo } }: { source: AdminSourceView }) {
  const { admin: m } = useMessages(sourceStatusMessages);
  return (
    <li className="px-4 py-3 lg:px-5">
      <div className="flex flex-wrap items-center gap-x-3">
        <Link
          to={to}
          className="inline-flex min-h-11 items-center font-semibold wrap-anywhere underline underline-offset-4"
        >
          {name}
        </Link>
        <span className={`rounded-full px-3 py-0.5 text-note font-semibold ${TONES[state.tone]}`}>{state.title}</span>
      </div>
      <p className="text-note wrap-anywhere text-ink-soft">{`${organizer.name} · ${facts}`}</p>
      {why && <p className="text-note wrap-anywhere">{why}</p>}
      {writeTo && (
        <a
          href={writeTo}
          className="inline-flex min-h-11 items-center text-note text-fjord underline underline-offset-4"
        >
          {m.writeTo(organizer.name)}
        </a>
      )}
    </li>
  );
}
