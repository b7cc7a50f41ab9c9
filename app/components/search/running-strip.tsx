import { Link } from "@remix-run/react";
import { eventsMessages } from "#messages/events";
import { homeMessages } from "#messages/home";
import { EventMarks, MarkedTitle } from "~/components/events/event-marks";
import { BEFORE_DISTANCE } from "~/components/events/event-when";
import { TransitionImage } from "~/components/image/transition-image";
import { useContentLanguage, useMessages } from "~/i18n/use-messages";
import type { EventCardView } from "~/views/events/card";

/** On phones one line each, beside each other; elsewhere small rows, which fill a cell of a .day-grid. */
export function RunningStrip({ events }: { events: EventCardView[] }) {
  const m = useMessages(homeMessages);
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="running" className="mt-4">
      <div>
        <h3 id="running" className="flex items-center gap-2.5 py-1.5 text-title">
          <span aria-hidden="true" className="size-2.5 rounded-full bg-amber" />
          {m.running}
        </h3>
        <ul className="relative -mx-5 flex gap-2 overflow-x-auto px-5 pb-2 [scrollbar-width:none] sm:mx-0 sm:grid sm:grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] sm:p-0 print:flex-wrap">
          {events.map((event) => (
            <RunningRow key={event.id} event={event} />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Elsewhere than on phones it says where, too. */
function RunningRow({ event: { id, title, language, image, until, time, distance, marks, ...event } }: RowProps) {
  const m = useMessages(eventsMessages);
  const href = `/event/${id}`;
  return (
    <li className="relative flex min-h-11 max-w-[92%] shrink-0 items-center gap-2.5 rounded-field border border-line bg-surface px-3 text-note hover:border-line-strong sm:max-w-none sm:px-2">
      <TransitionImage
        href={href}
        image={image}
        sizes="48px"
        className="my-2 size-12 shrink-0 arch bg-sunk object-cover max-sm:hidden"
      />
      <article className="flex min-w-0 items-baseline gap-2.5 *:truncate sm:block">
        <h4 className="shrink-0 font-sans leading-snug tracking-normal max-sm:max-w-[60%]">
          <Link to={href} lang={useContentLanguage(language)} prefetch="intent" viewTransition className="whole-target">
            <MarkedTitle marks={marks} title={title} />
          </Link>
        </h4>
        <p className="text-ink-soft">
          {until ? m.until(until) : time && m.at(time)}
          {distance && BEFORE_DISTANCE + distance}
        </p>
        <p lang={useContentLanguage()} className="text-ink-soft max-sm:sr-only">
          {event.place ?? event.organizer.name}
        </p>
      </article>
      <EventMarks marks={marks} className="shrink-0" />
    </li>
  );
}

interface RowProps {
  event: EventCardView;
}
