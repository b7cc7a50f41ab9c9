import { Link } from "@remix-run/react";
import { eventsMessages } from "#messages/events";
import { ArchDate } from "~/components/events/arch-date";
import { useMessages } from "~/i18n/use-messages";
import type { DateLink } from "~/views/events/page";

/** The same event on other days, each day in its window. */
export function DateLinks({ dates }: { dates: DateLink[] }) {
  const m = useMessages(eventsMessages);
  return (
    <ul className="flex flex-wrap gap-3">
      {dates.map(({ id, weekday, date, month, dateTime }) => (
        <li key={id}>
          <Link
            to={`/event/${id}`}
            prefetch="intent"
            className="block arch border border-line transition-colors hover:border-line-strong"
          >
            <time dateTime={dateTime} className="sr-only">
              {m.shortDay(weekday, date, month)}
            </time>
            <ArchDate weekday={weekday} date={date} month={month} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
