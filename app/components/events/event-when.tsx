import { commonMessages } from "#messages/common";
import { eventsMessages } from "#messages/events";
import { useMessages } from "~/i18n/use-messages";
import type { EventCardView } from "~/views/events/card";

interface Props {
  event: Pick<EventCardView, "near" | "weekday" | "date" | "month" | "time" | "dateTime" | "until" | "distance">;
  showDate: boolean;
  /** Instead of the short time. */
  when?: string | undefined;
}

/** A line may end with the dot, never begin with it. */
export const BEFORE_DISTANCE = "\u00A0· ";

export function EventWhen({ event, showDate, when }: Props) {
  const common = useMessages(commonMessages);
  const m = useMessages(eventsMessages);
  return (
    <p className="text-note leading-snug">
      {showDate && event.near === "today" && (
        <span className="mr-2 inline-block rounded-full bg-amber-tint px-2.5 py-0.5 text-fine font-semibold text-amber-ink">
          {common.today}
        </span>
      )}
      <time dateTime={event.dateTime} className="inline-block font-semibold text-fjord even-digits">
        {when ?? (
          <>
            {showDate &&
              event.near !== "today" &&
              `${event.near ? common.tomorrow : m.shortDay(event.weekday, event.date, event.month)} `}
            {event.time ? m.at(event.time) : m.allDay}
          </>
        )}
      </time>
      {event.until && <span className="text-ink-soft"> {m.until(event.until)}</span>}
      {event.distance && (
        <span className="text-ink-soft even-digits">
          {BEFORE_DISTANCE}
          {event.distance}
        </span>
      )}
    </p>
  );
}
