import { Link } from "@remix-run/react";
import { commonMessages } from "#messages/common";
import { eventsMessages } from "#messages/events";
import { weekendMessages } from "#messages/weekend";
import { CARD_GRID, EventCard } from "~/components/events/event-card";
import { EventMarks, MarkedTitle } from "~/components/events/event-marks";
import { FeastNames } from "~/components/search/feast-names";
import { ButtonLink } from "~/components/ui/button";
import { IN_LISTS } from "~/domain/events/in-lists";
import { useContentLanguage, useMessages } from "~/i18n/use-messages";
import type { EventCardView } from "~/views/events/card";
import type { HourView, WeekendDayView } from "~/views/search/weekend";

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

/** On large screens more events stand in two columns across the page. */
const IN_ONE_COLUMN = 4;

/** What begins at one time and is of one type: "11:00 Gudstjenester", with the places below. */
export function HourGroup({ hour: { time, dateTime, type, events } }: { hour: HourView }) {
  const m = useMessages(weekendMessages);
  const common = useMessages(eventsMessages);
  const isWide = events.length > IN_ONE_COLUMN;
  return (
    <li className={`overflow-hidden rounded-field border border-line bg-surface ${isWide ? "lg:col-span-2" : ""}`}>
      <h3 className="flex items-baseline gap-2.5 border-b border-line bg-sunk px-4 py-2 font-sans text-note font-semibold tracking-normal">
        <time dateTime={dateTime} className="text-fjord even-digits">
          {time ?? common.allDay}
        </time>
        {m.gathered[type]}
      </h3>
      <ul className={`-mt-px grid ${isWide ? "lg:grid-cols-2 lg:gap-x-px" : ""}`}>
        {events.map((event) => (
          <HourEvent key={event.id} event={event} />
        ))}
      </ul>
    </li>
  );
}

const LEADING = "line-clamp-2 leading-snug font-semibold";
const OTHER = "line-clamp-2 text-note text-ink-soft";

function HourEvent({ event }: { event: EventCardView }) {
  const { id, type, title, organizer, place, distance, marks } = event;
  const lang = useContentLanguage();
  const isToldByPlace = IN_LISTS[type].toldBy === "place";
  const where = [organizer.name, place].filter((part, at, all) => part && all.indexOf(part) === at).join(", ");
  return (
    <li className="relative flex items-center gap-3 border-t border-line px-4 py-2.5 hover:bg-sunk">
      <div className="flex min-w-0 flex-1 flex-col">
        <p lang={lang} className={isToldByPlace ? LEADING : `order-1 ${OTHER}`}>
          {where}
        </p>
        <Link
          to={`/event/${id}`}
          lang={useContentLanguage(event.language)}
          prefetch="intent"
          className={`after:absolute after:inset-0 hover:underline ${isToldByPlace ? OTHER : LEADING}`}
        >
          <MarkedTitle marks={marks} title={title} />
        </Link>
        <EventMarks marks={marks} className="order-2 mt-1" />
      </div>
      {distance && <span className="shrink-0 text-note text-ink-soft even-digits">{distance}</span>}
    </li>
  );
}
