import { historyMessages } from "#messages/history";
import { ToDashboard } from "~/components/dashboard/to-dashboard";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { useContentLanguage, useMessages } from "~/i18n/use-messages";
import type { EventHistoryView } from "~/views/events/history";

export function HistoryPage({ id, title, entries }: { id: string; title: string; entries: EventHistoryView[] }) {
  const m = useMessages(historyMessages);
  const lang = useContentLanguage();
  return (
    <div className="mx-auto max-w-2xl pt-2">
      <ToDashboard />
      <h1 className="mt-1 text-page">{m.title}</h1>
      <p lang={lang} className="mt-2 font-serif text-title font-semibold wrap-anywhere">
        {title}
      </p>
      <p className="mt-2 text-ink-soft">{m.intro}</p>
      {entries.length === 0 ? (
        <EmptyState title={m.empty} text={m.emptyText} />
      ) : (
        <ol className="mt-6 flex flex-col gap-4">
          {entries.map((entry) => (
            <li key={entry.id}>
              <Entry entry={entry} />
            </li>
          ))}
        </ol>
      )}
      <p className="mt-6">
        <ButtonLink kind="quiet" to={`/event/${id}`}>
          {m.see}
        </ButtonLink>
      </p>
    </div>
  );
}

function Entry({ entry }: { entry: EventHistoryView }) {
  const m = useMessages(historyMessages);
  const lang = useContentLanguage();
  return (
    <article className="rounded-card border border-line bg-surface p-5">
      <h2 className="text-lead font-semibold">{entry.what}</h2>
      <p className="text-note wrap-anywhere text-ink-soft">{entry.when}</p>
      {entry.note && <p className="mt-2 text-note text-ink-soft">{entry.note}</p>}
      {entry.changes.length > 0 && (
        <dl className="mt-3 flex flex-col gap-3">
          {entry.changes.map(({ label, before, after }) => (
            <div key={label}>
              <dt className="font-medium">{label}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">
                <span className="sr-only">{m.before}</span>
                <del lang={lang} className="text-ink-soft">
                  {before}
                </del>
              </dd>
              <dd className="wrap-anywhere whitespace-pre-line">
                <span className="sr-only">{m.after}</span>
                <ins lang={lang} className="no-underline">
                  {after}
                </ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  );
}
