import { commonMessages } from "#messages/common";
import { type Columns, columnsOfFirstCard } from "~/components/events/day-rows";
import { EventCard } from "~/components/events/event-card";
import { useMessages } from "~/i18n/use-messages";
import type { DayGroup } from "~/views/search/home";
import { FeastNames } from "./feast-names";

interface Props {
  group: DayGroup;
  /** Its images are visible at once. */
  isFirst: boolean;
  columns: Columns;
}

const SPAN: Record<Columns, string> = { 1: "", 2: "lg:col-span-2", 3: "lg:col-span-3" };
const GRID: Record<Columns, string> = { 1: "lg:grid-cols-1", 2: "lg:grid-cols-2", 3: "lg:grid-cols-3" };

export function DayGroupSection({ group, isFirst, columns }: Props) {
  const m = useMessages(commonMessages);
  const firstColumns = columnsOfFirstCard(group.events.length, columns);
  return (
    <section aria-labelledby={`day-${group.day}`} className={`flex min-w-0 flex-col ${SPAN[columns]}`}>
      <div className="sticky top-0 z-20 -mx-5 mb-1 flex flex-wrap items-center gap-x-3 gap-y-1 bg-paper px-5 py-2 lg:mx-0 lg:px-0">
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
      <div className={`grid flex-1 gap-3 sm:grid-cols-2 sm:gap-5.5 ${GRID[columns]}`}>
        {group.events.map((event, index) => (
          <EventCard
            key={event.id}
            event={event}
            headingLevel={4}
            isLead={index === 0}
            columns={index === 0 ? firstColumns : 1}
            isEager={isFirst && index < 3}
          />
        ))}
      </div>
    </section>
  );
}
