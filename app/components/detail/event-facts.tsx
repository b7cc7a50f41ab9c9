import { CalendarDays, MapPin, Mic } from "lucide-react";
import { commonMessages } from "#messages/common";
import { detailMessages } from "#messages/detail";
import { BEFORE_DISTANCE } from "~/components/events/event-when";
import { distanceKm, type Position } from "~/domain/places/position";
import { formatDistance } from "~/i18n/format-number";
import { useContentLanguage, useLocale, useMessages } from "~/i18n/use-messages";
import type { EventPageView } from "~/views/detail/event-page";
import { Fact, Facts } from "./fact";

export function EventFacts({ event, ownPosition }: { event: EventPageView; ownPosition: Position | null }) {
  const locale = useLocale();
  const m = useMessages(detailMessages);
  const common = useMessages(commonMessages);
  const { position } = event.map;
  const distance = position && ownPosition && formatDistance(distanceKm(position, ownPosition), locale);
  const lang = useContentLanguage();
  return (
    <Facts>
      <Fact Icon={CalendarDays} label={m.dateAndTime}>
        <time dateTime={event.dateTime}>
          <span className="block font-semibold">{event.days}</span>
          {event.hours && <span className="block even-digits">{event.hours}</span>}
        </time>
        {event.repeats && <span className="block text-ink-soft first-letter:uppercase">{event.repeats}</span>}
      </Fact>
      <Fact Icon={MapPin} label={m.place}>
        <span lang={event.place.name ? lang : undefined} className="block font-semibold">
          {event.place.name ?? common.unknownPlace}
        </span>
        {(event.place.address ?? distance) && (
          <span className="block">
            <span lang={lang}>{event.place.address}</span>
            {event.place.address && distance && BEFORE_DISTANCE}
            {distance}
          </span>
        )}
      </Fact>
      {event.speaker && (
        <Fact Icon={Mic} label={event.type === "concert" ? m.artist : m.speaker}>
          <span lang={lang} className="font-semibold">
            {event.speaker}
          </span>
        </Fact>
      )}
    </Facts>
  );
}
