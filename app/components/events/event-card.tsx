import { Link } from "@remix-run/react";
import { Clock, MapPin, Repeat } from "lucide-react";
import { memo, useContext } from "react";
import { commonMessages } from "#messages/common";
import { homeMessages } from "#messages/home";
import { CardFacts } from "~/components/facts/card-facts";
import { FavoriteButton } from "~/components/favorites/favorite-button";
import { OrganizerAvatar } from "~/components/image/organizer-avatar";
import { TransitionImage } from "~/components/image/transition-image";
import { useIsServersPage } from "~/components/ui/use-is-servers-page";
import { useContentLanguage, useMessages } from "~/i18n/use-messages";
import type { EventCardView } from "~/views/events/card";
import { ArchDate } from "./arch-date";
import type { Columns } from "./day-rows";
import { DistanceFrom } from "./distance-from";
import { EventMarks, MarkedTitle } from "./event-marks";
import { TypeBadge } from "./type-badge";

interface Props {
  event: EventCardView;
  /** Large on phones too; other cards are compact rows there. */
  isLead?: boolean;
  /** On large screens; with more than one, the text is beside the image. */
  columns?: Columns;
  /** Loads the image at once: for the first cards on a page. */
  isEager?: boolean;
  /** One below the heading of its list. */
  headingLevel?: 3 | 4;
}

/** Memoized, because the router rerenders the page often and a list has twenty cards. */
export const EventCard = memo(function EventCard({
  event,
  isLead = false,
  columns = 1,
  isEager = false,
  headingLevel = 3,
}: Props) {
  const m = useMessages(commonMessages);
  const lang = useContentLanguage();
  const href = `/event/${event.id}`;
  const layout = columns > 1 ? WIDE[columns === 3 ? 3 : 2] : isLead ? LEAD : COMPACT;
  const Heading = `h${headingLevel}` as const;
  // Layout waits until scrolled near, at an estimated height, which saves a third of the first paint's work. On the way
  // back all are laid out, so that the scroll position can be restored exactly.
  const isLater = useIsServersPage() && !isEager;
  return (
    <article
      data-pictured
      className={`group relative overflow-hidden border border-line bg-surface transition-shadow hover:shadow-float ${layout.card} ${isLater ? layout.later : ""}`}
    >
      <div data-frame className={layout.frame}>
        <TransitionImage
          href={href}
          image={event.image}
          sizes={layout.sizes}
          isEager={isEager}
          className="size-full object-cover"
        />
        <span
          aria-hidden="true"
          className={`absolute inset-x-0 top-1/2 bottom-0 bg-linear-to-t from-scrim/35 to-transparent print:hidden ${layout.large}`}
        />
        <ArchDate
          weekday={event.near ? m[event.near] : event.weekday}
          date={event.date}
          month={event.month}
          isToday={event.near === "today"}
          isReadAloud
          className={`absolute top-3.5 left-3.5 bg-surface ${layout.large}`}
        />
        <TypeBadge type={event.type} className={`absolute bottom-3.5 left-3.5 ${layout.large}`} />
      </div>
      <div className={layout.body}>
        <When event={event} />
        <EventMarks marks={event.marks} />
        <Heading className={`line-clamp-2 ${layout.title}`}>
          <Link
            to={href}
            lang={useContentLanguage(event.language)}
            prefetch="intent"
            viewTransition
            className="after:absolute after:inset-0 after:rounded-[inherit] focus-visible:[box-shadow:none] focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-amber"
          >
            <MarkedTitle marks={event.marks} title={event.title} />
          </Link>
        </Heading>
        {event.repeats && (
          <p className="flex items-start gap-2 text-note font-medium">
            <Repeat aria-hidden="true" className="mt-1 icon-note text-fjord" />
            {event.repeats}
          </p>
        )}
        <div className="flex min-w-0 items-center gap-2.5 text-note text-ink-soft">
          <span className={`shrink-0 ${layout.large}`}>
            <OrganizerAvatar organizer={event.organizer} size="s" type={event.type} />
          </span>
          <p className="min-w-0 leading-snug">
            <span
              lang={event.organizer.name ? lang : undefined}
              className={`block truncate font-medium ${layout.organizer}`}
            >
              {event.organizer.name ?? m.unknownOrganizer}
            </span>
            <span lang={event.place ? lang : undefined} className="line-clamp-2">
              {event.place ?? m.unknownPlace}
            </span>
          </p>
        </div>
        <CardFacts facts={event.facts} />
        {!isLead && <TypeBadge type={event.type} className="mt-1 self-start sm:hidden" />}
      </div>
      <div className={`absolute top-3 right-3 z-10 ${layout.large}`}>
        <FavoriteButton id={event.id} title={event.title} kind="event" variant="icon" />
      </div>
    </article>
  );
});

function When({ event }: { event: EventCardView }) {
  const m = useMessages(homeMessages);
  const from = useContext(DistanceFrom);
  return (
    <p className="flex items-center gap-2 text-note font-semibold text-fjord even-digits">
      <Clock aria-hidden="true" className="icon-text hidden sm:block" />
      <time dateTime={event.dateTime}>
        {event.time ? m.atTime(event.time) : m.allDay}
        {event.until && <span className="font-medium text-ink-soft"> {m.runningUntil(event.until)}</span>}
      </time>
      {event.distance && (
        <span className="ml-auto flex items-center gap-1 font-medium whitespace-nowrap text-ink-soft">
          <MapPin aria-hidden="true" className="icon-note" />
          {event.distance}
          {from && <span className="sr-only"> {from}</span>}
        </span>
      )}
    </p>
  );
}

/** The image is lower on phones, so that the first event's title is on the first screen. */
const LEAD = {
  later: "[content-visibility:auto] [contain-intrinsic-size:auto_370px]",
  sizes: "(min-width: 640px) 360px, 100vw",
  card: "rounded-card",
  frame: "relative aspect-16/10 overflow-hidden sm:aspect-3/2",
  body: "flex flex-col gap-2 px-4.5 pt-3.5 pb-4.5",
  title: "text-title",
  organizer: "text-ink",
  large: "",
};

/** Over several columns of a large screen, the text is beside the image. */
const ACROSS = {
  ...LEAD,
  sizes: "(min-width: 1024px) 560px, (min-width: 640px) 360px, 100vw",
  body: `${LEAD.body} lg:justify-center lg:gap-3 lg:px-8`,
  title: "text-title lg:pb-1 lg:text-section",
};
const WIDE = {
  2: {
    ...ACROSS,
    card: `${LEAD.card} lg:col-span-2 lg:grid lg:grid-cols-2`,
    frame: `${LEAD.frame} lg:aspect-auto lg:h-full lg:min-h-75`,
  },
  3: {
    ...ACROSS,
    card: `${LEAD.card} lg:col-span-3 lg:grid lg:grid-cols-2`,
    frame: `${LEAD.frame} lg:aspect-auto lg:h-75`,
  },
};

/** On phones a row with an arched thumbnail. */
const COMPACT = {
  later: "[content-visibility:auto] [contain-intrinsic-size:auto_155px] sm:[contain-intrinsic-size:auto_375px]",
  sizes: "(min-width: 640px) 360px, 104px",
  card: "grid grid-cols-[104px_minmax(0,1fr)] items-center gap-3.5 rounded-field p-2.5 sm:block sm:rounded-card sm:p-0",
  frame: "relative aspect-square overflow-hidden arch sm:aspect-3/2 sm:rounded-none",
  body: "flex min-w-0 flex-col gap-1 sm:gap-2 sm:px-4.5 sm:pt-3.5 sm:pb-4.5",
  title: "text-lead leading-tight sm:text-title",
  organizer: "sm:text-ink",
  large: "max-sm:hidden",
};
