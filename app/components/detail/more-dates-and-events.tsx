import { Link } from "@remix-run/react";
import { Ellipsis } from "lucide-react";
import { commonMessages } from "#messages/common";
import { detailMessages } from "#messages/detail";
import { EventDateRow } from "~/components/events/event-date-row";
import { buttonStyle } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";
import type { EventPageView } from "~/views/detail/event-page";
import { AllDates } from "./all-dates";
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
