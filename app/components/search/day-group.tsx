import { commonMessages } from "#messages/common";
import { EventCard } from "~/components/events/event-card";
import { useMessages } from "~/i18n/use-messages";
import type { DayGroup } from "~/views/search/home";
import { FeastNames } from "./feast-names";

interface Props {
  group: DayGroup;
  /** Its images are visible at once. */
  isFirst: boolean;
}

/** In a .day-grid, each card in a cell; the first has the day's heading above it. */
export function DayGroupSection({ group, isFirst }: Props) {
  return (
    <section aria-labelledby={`day-${group.day}`}>
      {group.events.map((event, index) => (
        <div key={event.id}>
          {index === 0 && <DayHeading group={group} />}
          <EventCard event={event} headingLevel={4} isEager={isFirst && index < 3} />
        </div>
      ))}
    </section>
  );
}

/** Elsewhere than on phones each card has its day. */
function DayHeading({ group: { day, heading, names, near } }: { group: DayGroup }) {
  const m = useMessages(commonMessages);
  return (
    <div className="sticky top-0 z-20 -mx-5 flex flex-wrap items-center gap-x-3 gap-y-1 bg-paper px-5 py-1 sm:static">
      {near && (
        <span
          className={`shrink-0 rounded-full px-2.5 py-1 text-fine leading-none font-semibold whitespace-nowrap sm:hidden ${near === "today" ? "bg-amber-tint text-amber-ink" : "bg-sunk text-ink-soft"}`}
        >
          {m[near]}
        </span>
      )}
      <h3 id={`day-${day}`} className="text-title first-letter:uppercase">
        {heading}
        {names && <FeastNames names={names} />}
      </h3>
      <span aria-hidden="true" className="h-px flex-1 bg-line sm:hidden" />
    </div>
  );
}
