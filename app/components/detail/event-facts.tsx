import { CalendarDays, MapPin, Mic } from "lucide-react";
import { commonMessages } from "~/i18n/common";
import { detailMessages } from "~/i18n/detail";
import { useMessages } from "~/i18n/use-messages";
import type { EventPageView } from "~/views/event-page";
import { Fact, Facts } from "./fact";

/** When, where and with whom. */
export function EventFacts({ event }: { event: EventPageView }) {
  const m = useMessages(detailMessages);
  const common = useMessages(commonMessages);
  return (
    <Facts>
      <Fact Icon={CalendarDays} label={m.dateAndTime}>
        <time dateTime={event.dateTime}>
          <span className="block font-semibold">{event.days}</span>
          {event.hours && <span className="block tabular-nums">{event.hours}</span>}
        </time>
      </Fact>
      <Fact Icon={MapPin} label={m.place}>
        <span className="block font-semibold">{event.place.name ?? common.unknownPlace}</span>
        {event.place.address && <span className="block">{event.place.address}</span>}
      </Fact>
      {event.speaker && (
        <Fact Icon={Mic} label={event.type === "concert" ? m.artist : m.speaker}>
          <span className="font-semibold">{event.speaker}</span>
        </Fact>
      )}
    </Facts>
  );
}
