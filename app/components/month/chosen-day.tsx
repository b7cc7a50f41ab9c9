import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { monthMessages } from "#messages/month";
import { EventRow } from "~/components/events/event-row";
import { FeastNames } from "~/components/search/feast-names";
import { ButtonLink } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";
import type { ChosenDayView } from "~/views/search/month";

export const CHOSEN_DAY = "day";

interface Props {
  chosen: ChosenDayView;
  /** Of the day's whole list. */
  listHref: string;
}

/** A day that was pressed gets the focus, and comes into view. */
export function ChosenDay({ chosen, listHref }: Props) {
  const m = useMessages(monthMessages);
  const { day, heading, names, isAsked, events, running, hasMore } = chosen;
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(isAsked ? day : null);
  useEffect(() => {
    const asked = isAsked ? day : null;
    if (before.current === asked) return;
    before.current = asked;
    if (asked === null) return;
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: "nearest" });
  }, [day, isAsked]);
  return (
    <section aria-labelledby={CHOSEN_DAY} className={`mt-3 print:hidden ${isAsked ? "" : "lg:hidden"}`}>
      <h3
        ref={title}
        id={CHOSEN_DAY}
        tabIndex={-1}
        className="scroll-mt-4 scroll-mb-[45vh] text-title first-letter:uppercase"
      >
        {heading}
        {names && <FeastNames names={names} />}
      </h3>
      {running.length > 0 && (
        <p className="mt-1.5 text-note text-ink-soft">
          {m.goesOn}:{" "}
          {running.map(({ id, title }, index) => (
            <span key={id}>
              {index > 0 && ", "}
              <Link to={`/event/${id}`} className="font-medium text-fjord underline">
                {title}
              </Link>
            </span>
          ))}
        </p>
      )}
      {events.length === 0 ? (
        <p className="mt-2 text-ink-soft">{m.emptyDay}</p>
      ) : (
        <div className="mt-3 grid grid-cols-1 gap-3 lg:grid-cols-2">
          {events.map((event) => (
            <EventRow key={event.id} event={event} headingLevel={4} />
          ))}
        </div>
      )}
      {hasMore && (
        <ButtonLink kind="quiet" to={listHref} className="mt-4">
          {m.wholeDay}
        </ButtonLink>
      )}
    </section>
  );
}
