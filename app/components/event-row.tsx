import { Link, useViewTransitionState } from "@remix-run/react";
import type { ReactNode } from "react";
import type { EventCardView } from "~/views/event-card";
import { ArchDate } from "./arch-date";
import { EventWhen } from "./event-when";
import { TypeBadge } from "./type-badge";

interface Props {
  event: EventCardView;
  /** Says the day as well; leave it out where a heading above says it. */
  showDate?: boolean;
  /** The moment in one finished text, instead of the short one. */
  when?: string;
  /** What leads the row: the picture, or the date where all the pictures would be alike. */
  lead?: "picture" | "date";
  /** A button at the row's end. */
  action?: ReactNode;
  headingLevel?: 2 | 3 | 4;
}

/** An event in its compact form; the whole row is one link to its page. */
export function EventRow({ event, showDate = false, when, lead = "picture", action, headingLevel = 3 }: Props) {
  const Heading = `h${headingLevel}` as const;
  const href = `/event/${event.id}`;
  const organizer = lead === "picture" ? event.organizer.name : null;
  const details = [organizer, event.place].filter((part, at, all) => part && all.indexOf(part) === at);
  return (
    <article className="group relative flex items-center gap-3.5 rounded-[18px] border border-line bg-surface p-2.5 transition-colors hover:border-line-strong">
      {lead === "picture" ? <Thumbnail event={event} href={href} /> : <ArchDate weekday={event.weekday} date={event.date} month={event.month} className="bg-sunk" />}
      <div className="min-w-0 flex-1 py-1">
        <EventWhen event={event} showDate={showDate} when={when} />
        <Heading className="my-1 line-clamp-2 font-serif text-lg leading-tight font-semibold">
          <Link
            to={href}
            prefetch="intent"
            viewTransition={lead === "picture"}
            className="after:absolute after:inset-0 after:rounded-[18px] group-hover:underline focus-visible:outline-none focus-visible:shadow-none focus-visible:after:outline-3 focus-visible:after:outline-amber"
          >
            {event.title}
          </Link>
        </Heading>
        {details.length > 0 && <p className="truncate text-sm text-ink-soft">{details.join(" · ")}</p>}
        {lead === "picture" && <TypeBadge type={event.type} className="mt-2" />}
      </div>
      {action && <div className="absolute right-1.5 bottom-1.5 z-10 sm:static sm:shrink-0 [&>button]:bg-transparent">{action}</div>}
    </article>
  );
}

function Thumbnail({ event, href }: { event: EventCardView; href: string }) {
  const isLeaving = useViewTransitionState(href);
  return (
    <img
      src={event.picture.src}
      srcSet={event.picture.srcSet}
      sizes="104px"
      alt=""
      width={104}
      height={104}
      loading="lazy"
      decoding="async"
      className={`picture size-26 shrink-0 arch-52 bg-sunk object-cover ${isLeaving ? "[view-transition-name:event-picture]" : ""}`}
    />
  );
}
