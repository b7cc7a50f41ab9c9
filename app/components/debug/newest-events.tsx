import { Link } from "@remix-run/react";
import { debugMessages } from "#messages/debug";
import { TypeBadge } from "~/components/events/type-badge";
import { useMessages } from "~/i18n/use-messages";
import type { NewestEventView } from "~/views/admin/events";
import { DebugPage } from "./debug-page";

export function NewestEvents({ events, error }: { events: NewestEventView[]; error: string | null }) {
  const m = useMessages(debugMessages).events;
  return (
    <DebugPage title={m.title} intro={m.intro}>
      {error && (
        <p role="alert" className="rounded-field bg-danger-tint px-4 py-3 font-medium wrap-anywhere text-danger">
          {error}
        </p>
      )}
      {!error && events.length === 0 && <p className="text-ink-soft">{m.empty}</p>}
      <ol className="overflow-hidden rounded-card border-line bg-surface not-empty:border">
        {events.map((event) => (
          <li
            key={event.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-3 last:border-b-0"
          >
            <div className="min-w-0 flex-1 basis-60">
              <Link
                to={`/event/${event.id}`}
                className="tall-target inline-block py-1 font-semibold text-fjord underline underline-offset-4"
              >
                {event.title}
              </Link>
              <p className="text-note text-ink-soft">
                {event.when}
                {" · "}
                {event.made}
              </p>
            </div>
            <TypeBadge type={event.type} />
            <Link
              to={`/organizer/${event.organizer.id}`}
              className="inline-flex min-h-11 items-center text-fjord underline underline-offset-4"
            >
              {event.organizer.name}
            </Link>
          </li>
        ))}
      </ol>
    </DebugPage>
  );
}
