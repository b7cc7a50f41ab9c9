import { commonMessages } from "#messages/common";
import { CARD_GRID, EventCard } from "~/components/events/event-card";
import { useMessages } from "~/i18n/use-messages";
import type { DayGroup } from "~/views/search/home";
import { FeastNames } from "./feast-names";

interface Props {
  group: DayGroup;
  /** Its images are visible at once. */
  isFirst: boolean;
}

/** On large screens small days share a row. */
const SPANS = ["", "lg:col-span-2", "lg:col-span-3"];

export function DayGroupSection({ group, isFirst }: Props) {
  const m = useMessages(commonMessages);
  const span = SPANS[Math.min(group.events.length, SPANS.length) - 1] ?? "";
  return (
    <section aria-labelledby={`day-${group.day}`} className={`flex min-w-0 flex-col ${span}`}>
      <div className="sticky top-0 z-20 -mx-5 flex flex-wrap items-center gap-x-3 gap-y-1 bg-paper px-5 py-1 lg:mx-0 lg:py-1.5 lg:px-0">
        {group.near && (
          <span
            className={`shrink-0 rounded-full px-2.5 py-1 text-fine leading-none font-semibold whitespace-nowrap ${group.near === "today" ? "bg-amber-tint text-amber-ink" : "bg-sunk text-ink-soft"}`}
          >
            {m[group.near]}
          </span>
        )}
        <h3 id={`day-${group.day}`} className="text-title first-letter:uppercase">
          {group.heading}
          {group.names && <FeastNames names={group.names} />}
        </h3>
        <span aria-hidden="true" className="h-px flex-1 bg-line" />
      </div>
      <div className={CARD_GRID}>
        {group.events.map((event, index) => (
          <EventCard key={event.id} event={event} headingLevel={4} isEager={isFirst && index < 3} />
        ))}
      </div>
    </section>
  );
}
