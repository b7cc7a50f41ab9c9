import { detailMessages } from "#messages/detail";
import { EventDateRow } from "~/components/events/event-date-row";
import { ButtonLink } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";
import type { OrganizerPageView } from "~/views/detail/organizer-page";

/** By date, because an organizer's images are often the same. */
export function ComingEvents({
  organizer: { id, name, events, folded, total, totalIsCapped },
}: {
  organizer: OrganizerPageView;
}) {
  const m = useMessages(detailMessages);
  if (events.length === 0) {
    return (
      <div className="rounded-field bg-sunk px-5 py-4">
        <p className="font-semibold">{m.noComingEvents}</p>
        <p className="mt-1 text-ink-soft">{m.noComingEventsHint}</p>
      </div>
    );
  }
  return (
    <>
      <p className="-mt-1 mb-4 text-ink-soft">
        {m.comingCount(total, totalIsCapped)}
        {folded ? `, ${folded}` : total > events.length && `. ${m.soonest(events.length)}`}
      </p>
      <div className="flex flex-col gap-3">
        {events.map((event) => (
          <EventDateRow key={event.id} event={event} />
        ))}
      </div>
      <p className="mt-5 flex flex-wrap gap-2.5 print:hidden">
        <ButtonLink kind="quiet" to={`/organizer/${id}/month`}>
          {m.wholeMonth}
        </ButtonLink>
        {total > events.length && (
          <ButtonLink kind="quiet" to={`/?q=${encodeURIComponent(name)}`}>
            {m.allFrom(name)}
          </ButtonLink>
        )}
      </p>
    </>
  );
}
