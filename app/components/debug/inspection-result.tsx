import { debugCalendarMessages } from "#messages/debug-calendar";
import { useMessages } from "~/i18n/use-messages";
import type { InspectionView } from "~/views/calendars/inspection";

const BOX = "rounded-card border border-line bg-surface p-5";

export function InspectionResult({ view: { facts, events, skipped } }: { view: InspectionView }) {
  const { calendar: m } = useMessages(debugCalendarMessages);
  return (
    <div className="grid gap-6 lg:grid-cols-[360px_minmax(0,1fr)] lg:items-start">
      <section className={BOX}>
        <h2 className="mb-3 text-title">{m.facts}</h2>
        <dl className="flex flex-col gap-2 text-note">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="text-ink-soft">{name}</dt>
              <dd className="font-medium wrap-anywhere even-digits">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <div className="flex min-w-0 flex-col gap-6">
        {events.length > 0 && (
          <section className={BOX}>
            <h2 className="mb-2 text-title">{m.events(events.length)}</h2>
            <ol className="divide-y divide-line text-note">
              {events.map(({ key, when, title, type, location }) => (
                <li key={key} className="py-2 wrap-anywhere">
                  <span className="text-ink-soft even-digits">{when}</span>{" "}
                  <strong className="font-semibold">{title}</strong>{" "}
                  <span className="text-ink-soft">{[type, location].filter(Boolean).join(" · ")}</span>
                </li>
              ))}
            </ol>
          </section>
        )}
        {skipped.length > 0 && (
          <section className={BOX}>
            <h2 className="mb-2 text-title">{m.skipped}</h2>
            <ul className="divide-y divide-line text-note">
              {skipped.map(({ title, why, detail }) => (
                <li key={`${title}${why}`} className="py-2 wrap-anywhere">
                  <strong className="font-semibold">{title}</strong> {why}
                  {detail && <code className="mt-1 block text-note text-ink-soft">{detail}</code>}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}
