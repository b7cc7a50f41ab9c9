import { commonMessages } from "#messages/common";
import { weekendMessages } from "#messages/weekend";
import { CARD_GRID, EventCard } from "~/components/events/event-card";
import { FeastNames } from "~/components/search/feast-names";
import { ButtonLink } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";
import type { WeekendDayView } from "~/views/search/weekend";
import { HourGroup } from "./hour-group";

interface Props {
  day: WeekendDayView;
  /** Of everything on the day. */
  listHref: string;
}

/** Special events are cards, the others stand by the hour. */
export function DaySection({ day, listHref }: Props) {
  const m = useMessages(weekendMessages);
  const common = useMessages(commonMessages);
  const id = `day-${day.day}`;
  return (
    <section aria-labelledby={id} className="mt-7">
      <div className="sticky top-0 z-20 -mx-5 flex flex-wrap items-center gap-x-3 gap-y-1 bg-paper px-5 py-2 lg:mx-0 lg:px-0">
        {day.near && (
          <span
            className={`shrink-0 rounded-full px-2.5 py-1 text-fine leading-none font-semibold whitespace-nowrap ${day.near === "today" ? "bg-amber-tint text-amber-ink" : "bg-sunk text-ink-soft"}`}
          >
            {common[day.near]}
          </span>
        )}
        <h2 id={id} className="text-title first-letter:uppercase lg:text-section">
          {day.heading}
          {day.names && <FeastNames names={day.names} />}
        </h2>
        <span aria-hidden="true" className="h-px flex-1 bg-line" />
      </div>
      {day.special.length + day.hours.length === 0 && <p className="mt-2 text-ink-soft">{m.emptyDay}</p>}
      {day.special.length > 0 && (
        <>
          <h3 className="mt-2 mb-2.5 text-title">{m.special}</h3>
          <div className={CARD_GRID}>
            {day.special.map((event) => (
              <EventCard key={event.id} event={event} headingLevel={4} />
            ))}
          </div>
        </>
      )}
      {day.hours.length > 0 && (
        <ol className="mt-4 grid gap-3 lg:grid-cols-2 lg:items-start lg:gap-x-5.5">
          {day.hours.map((hour) => (
            <HourGroup key={`${hour.dateTime} ${hour.type} ${hour.time}`} hour={hour} />
          ))}
        </ol>
      )}
      {day.hasMore && (
        <ButtonLink kind="quiet" to={listHref} className="mt-4 print:hidden">
          {m.more(day.heading)}
        </ButtonLink>
      )}
    </section>
  );
}
