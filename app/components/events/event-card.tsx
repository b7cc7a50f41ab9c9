import { Link } from "@remix-run/react";
import { memo, useContext, useDeferredValue } from "react";
import { commonMessages } from "#messages/common";
import { homeMessages } from "#messages/home";
import { CardFacts } from "~/components/facts/card-facts";
import { FavoriteButton } from "~/components/favorites/favorite-button";
import { OrganizerAvatar } from "~/components/image/organizer-avatar";
import { TransitionImage } from "~/components/image/transition-image";
import { useHydrated } from "~/components/ui/use-hydrated";
import { useIsServersPage } from "~/components/ui/use-is-servers-page";
import { useContentLanguage, useMessages } from "~/i18n/use-messages";
import type { EventCardView } from "~/views/events/card";
import { ArchDate } from "./arch-date";
import { DistanceFrom } from "./distance-from";
import { EventMarks, MarkedTitle, marksAround } from "./event-marks";
import { TypeBadge } from "./type-badge";

interface Props {
  event: EventCardView;
  /** Loads the image at once: for the first cards on a page. */
  isEager?: boolean;
  /** One below the heading of its list. */
  headingLevel?: 3 | 4;
}

/**
 * On phones a row with an arched picture, elsewhere a card. Memoized, because the router rerenders the page often and a
 * list has twenty.
 */
export const EventCard = memo(function EventCard({ event, isEager = false, headingLevel = 3 }: Props) {
  const m = useMessages(commonMessages);
  const lang = useContentLanguage();
  const href = `/event/${event.id}`;
  const Heading = `h${headingLevel}` as const;
  // On the way back all are laid out, so that the scroll position can be restored exactly.
  const isLater = useIsServersPage() && !isEager;
  const [before, after] = marksAround(event.marks);
  return (
    <article data-later={isLater ? "" : undefined} className="event-card">
      <div data-frame="" className="arch">
        <TransitionImage href={href} image={event.image} sizes="(min-width: 640px) 360px, 76px" isEager={isEager} />
        <ArchDate
          weekday={event.near ? m[event.near] : event.weekday}
          date={event.date}
          month={event.month}
          isToday={event.near === "today"}
          isReadAloud
          className="absolute top-3.5 left-3.5 bg-surface"
        />
      </div>
      <div>
        <When event={event} />
        <EventMarks marks={before} />
        <Heading>
          <Link
            to={href}
            lang={useContentLanguage(event.language)}
            prefetch="intent"
            viewTransition
            className="whole-target"
          >
            <MarkedTitle marks={event.marks} title={event.title} />
          </Link>
        </Heading>
        <EventMarks marks={after} />
        <div data-by="">
          <OrganizerAvatar organizer={event.organizer} size="s" type={event.type} />
          <p>
            <span lang={event.organizer.name ? lang : undefined}>{event.organizer.name ?? m.unknownOrganizer}</span>{" "}
            <span lang={event.place ? lang : undefined}>{event.place ?? m.unknownPlace}</span>
          </p>
        </div>
        {event.repeats && <p data-more>{event.repeats}</p>}
        {event.facts.length > 0 && <CardFacts facts={event.facts} />}
      </div>
      <LivingHeart event={event} />
    </article>
  );
});

/** By itself, and later than what is pressed: otherwise all cards of a page would be drawn anew in one go. */
export function LivingHeart({ event: { id, title } }: { event: EventCardView }) {
  const isAlive = useDeferredValue(useHydrated());
  return isAlive && <FavoriteButton id={id} title={title} kind="event" variant="icon" />;
}

/** As many cards beside each other as there is room for; rows on phones. */
export const CARD_GRID = "grid grid-cols-1 sm:grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] sm:gap-5.5";

function When({ event }: { event: EventCardView }) {
  const m = useMessages(homeMessages);
  const from = useContext(DistanceFrom);
  return (
    <p data-when="">
      <time dateTime={event.dateTime}>
        {event.time ? m.atTime(event.time) : m.allDay}
        {event.until && <span className="font-medium text-ink-soft"> {m.runningUntil(event.until)}</span>}
      </time>
      {event.distance && (
        <span data-distance="">
          <span aria-hidden="true" data-fact="place" />
          {event.distance}
          {from && <span className="sr-only"> {from}</span>}
        </span>
      )}
      <TypeBadge type={event.type} />
    </p>
  );
}
