import type { ReactNode } from "react";
import { commonMessages } from "#messages/common";
import { TransitionImage } from "~/components/image/transition-image";
import { TypeIcon } from "~/components/ui/type-icon";
import { useContentLanguage, useMessages } from "~/i18n/use-messages";
import type { EventCardView } from "~/views/events/card";
import { EventMarks, marksAround } from "./event-marks";
import { EVENT_ROW, EventRowTitle } from "./event-row-title";
import { EventWhen } from "./event-when";
import { TypeBadge } from "./type-badge";

interface Props {
  event: EventCardView;
  /** Where no heading above has the day. */
  showDate?: boolean;
  /** Instead of the short time. */
  when?: string | undefined;
  action?: ReactNode;
  /** Three lines beside a map. */
  isCompact?: boolean;
  headingLevel?: 2 | 3 | 4;
}

export function EventRow({ event, showDate = false, when, action, isCompact = false, headingLevel = 3 }: Props) {
  const m = useMessages(commonMessages);
  const lang = useContentLanguage();
  const href = `/event/${event.id}`;
  const [before, after] = marksAround(event.marks);
  const details = [event.organizer.name, event.place].filter((part, at, all) => part && all.indexOf(part) === at);
  return (
    <article className={EVENT_ROW}>
      <TransitionImage
        href={href}
        image={event.image}
        sizes="76px"
        className={`${isCompact ? "size-14" : "size-19"} shrink-0 arch bg-sunk object-cover`}
      />
      <div className="min-w-0 flex-1 py-1">
        <EventWhen event={event} showDate={showDate} when={when} />
        <EventMarks marks={before} className="mt-1.5" />
        <EventRowTitle
          href={href}
          title={event.title}
          language={event.language}
          marks={event.marks}
          headingLevel={headingLevel}
          hasImage
        />
        <EventMarks marks={after} className="mb-1" />
        <p className="line-clamp-2 text-note text-ink-soft">
          {isCompact && (
            <>
              <TypeIcon type={event.type} /> {m.eventTypes[event.type]} ·{" "}
            </>
          )}
          <span lang={lang}>{details.join(" · ")}</span>
        </p>
        {!isCompact && <TypeBadge type={event.type} className="mt-2" />}
      </div>
      {action && (
        <div
          className={`${isCompact ? "relative" : "absolute right-1.5 bottom-1.5 sm:static"} z-10 shrink-0 [&>button]:bg-transparent`}
        >
          {action}
        </div>
      )}
    </article>
  );
}
