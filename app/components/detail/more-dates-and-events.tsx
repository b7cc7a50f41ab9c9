import { Link } from "@remix-run/react";
import { Ellipsis } from "lucide-react";
import { allDatesMessages } from "#messages/all-dates";
import { commonMessages } from "#messages/common";
import { detailMessages } from "#messages/detail";
import { eventsMessages } from "#messages/events";
import { EventDateRow } from "~/components/events/event-date-row";
import { EventMarks, MarkedTitle } from "~/components/events/event-marks";
import { buttonStyle } from "~/components/ui/button";
import { useContentLanguage, useMessages } from "~/i18n/use-messages";
import type { EventPageView } from "~/views/detail/event-page";
import type { AllDatesView, DateLink } from "~/views/events/all-dates";
import { CardDownloads } from "./card-downloads";
import { Section } from "./section";

export function MoreDatesAndEvents({ of: event }: { of: EventPageView }) {
  const m = useMessages(detailMessages);
  const common = useMessages(commonMessages);
  return (
    <>
      {event.dates && <AllDates dates={event.dates} />}
      {event.more.length > 0 && (
        <div className="print:hidden">
          <Section title={m.moreFrom(event.organizer.name ?? common.unknownOrganizer)}>
            <div className="flex flex-col gap-3">
              {event.more.map((other) => (
                <EventDateRow key={other.id} event={other} />
              ))}
            </div>
          </Section>
        </div>
      )}
      <details className="print:hidden">
        <summary className={buttonStyle("quiet", "cursor-pointer list-none [&::-webkit-details-marker]:hidden")}>
          <Ellipsis aria-hidden="true" />
          {m.moreDeeds}
        </summary>
        <div className="mt-2 flex max-w-md flex-col rounded-card border border-line bg-surface px-5 py-3">
          {event.canSayMismatch && (
            <Link to={`/event/${event.id}/mismatch`} className={DEED}>
              {m.mismatch}
            </Link>
          )}
          <a href={`/paper/event/${event.id}`} className={DEED}>
            {m.poster}
          </a>
          <CardDownloads of={event.cards} />
        </div>
      </details>
    </>
  );
}

const DEED = "flex min-h-11 items-center text-fjord underline underline-offset-4";

/** Later months are behind a button that works without scripts. */
const MONTHS_OPEN = 3;

function AllDates({ dates }: { dates: AllDatesView }) {
  const m = useMessages(allDatesMessages);
  const later = dates.months.slice(MONTHS_OPEN);
  return (
    <Section title={m.title}>
      <p className="-mt-2 mb-3 text-ink-soft first-letter:uppercase">{dates.regular}</p>
      <Months months={dates.months.slice(0, MONTHS_OPEN)} />
      {later.length > 0 && (
        <details className="group mt-4">
          <summary className="inline-flex min-h-11 cursor-pointer list-none items-center rounded-full border border-line-strong px-5 font-semibold text-fjord group-open:hidden [&::-webkit-details-marker]:hidden">
            {m.showAll(dates.count)}
          </summary>
          <Months months={later} />
        </details>
      )}
    </Section>
  );
}

function Months({ months }: Pick<AllDatesView, "months">) {
  return months.map(({ month, dates }) => (
    <div key={month} className="mt-4 first:mt-0">
      <h3 className="mb-2 font-semibold first-letter:uppercase">{month}</h3>
      <ul className="grid gap-2 sm:grid-cols-2">
        {dates.map((date) => (
          <li key={date.id} className="min-w-0">
            <DateRow date={date} />
          </li>
        ))}
      </ul>
    </div>
  ));
}

const ROW = "flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 rounded-inner border px-4 py-2";

function DateRow({ date }: { date: DateLink }) {
  const m = useMessages(allDatesMessages);
  const texts = useMessages(eventsMessages);
  const lang = useContentLanguage();
  const content = (
    <>
      <time dateTime={date.dateTime} className="font-semibold even-digits">
        <MarkedTitle marks={date.marks} title={texts.shortDay(date.weekday, date.date, date.month)} />
      </time>
      <EventMarks marks={date.marks} />
      {date.differs.length > 0 && (
        <span lang={lang} className="min-w-0 text-note wrap-anywhere text-ink-soft">
          {date.differs.join(" · ")}
        </span>
      )}
      {date.isThis && <span className="ml-auto text-note text-ink-soft">{m.thisDate}</span>}
    </>
  );
  if (date.isThis)
    return (
      <p aria-current="date" className={`${ROW} border-fjord bg-fjord-tint`}>
        {content}
      </p>
    );
  return (
    <Link
      to={`/event/${date.id}`}
      prefetch="intent"
      className={`${ROW} border-line bg-surface transition-colors hover:border-line-strong`}
    >
      {content}
    </Link>
  );
}
