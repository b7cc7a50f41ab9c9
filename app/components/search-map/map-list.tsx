import { Link } from "@remix-run/react";
import { commonMessages } from "#messages/common";
import { homeMessages } from "#messages/home";
import { searchMapMessages } from "#messages/search-map";
import { LivingHeart } from "~/components/events/event-card";
import { EventRow } from "~/components/events/event-row";
import { ShowMore } from "~/components/search/results";
import { RunningStrip } from "~/components/search/running-strip";
import { buttonStyle } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { useFocusOnNew } from "~/components/ui/use-focus-on-new";
import type { Position } from "~/domain/places/position";
import { useMessages } from "~/i18n/use-messages";
import type { DayGroup, HomeView } from "~/views/search/home";
import { holds, type ShownMark } from "./shown-marks";

interface Props {
  view: HomeView;
  /** The mark that the pointer is on. */
  mark: ShownMark | null;
  /** Of the card that is looked at; null when it no longer is. */
  onPoint: (position: Position | null) => void;
}

/** It has everything that is on the map. */
export function MapList({ view, mark, onPoint }: Props) {
  const m = useMessages(searchMapMessages);
  const home = useMessages(homeMessages);
  const shown = view.days.reduce((sum, { events }) => sum + events.length, 0);
  const { list, expectMore } = useFocusOnNew<HTMLDivElement>(shown);
  if (shown === 0) {
    return (
      <EmptyState title={m.empty} text={m.emptyHint}>
        <Link to="/?view=map" className={buttonStyle("quiet")}>
          {home.resetAll}
        </Link>
      </EmptyState>
    );
  }
  return (
    <div ref={list} className="flex flex-col gap-4">
      <RunningStrip events={view.running} />
      {view.days.map((group) => (
        <Day key={group.day} group={group} at={view.map?.at ?? {}} mark={mark} onPoint={onPoint} />
      ))}
      <ShowMore more={view.more} onMore={expectMore} />
    </div>
  );
}

type DayProps = Omit<Props, "view"> & { group: DayGroup; at: Record<string, [number, number]> };

function Day({ group, at, mark, onPoint }: DayProps) {
  const m = useMessages(commonMessages);
  const positionOf = (id: string): Position | null => {
    const [lat, lng] = at[id] ?? [];
    return lat === undefined || lng === undefined ? null : { lat, lng };
  };
  return (
    <section aria-labelledby={group.heading ? `day-${group.day}` : undefined}>
      {group.heading && (
        <h3 id={`day-${group.day}`} className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-title">
          {group.near && (
            <span className="rounded-full bg-amber-tint px-2.5 py-1 font-sans text-fine leading-none font-semibold text-amber-ink">
              {m[group.near]}
            </span>
          )}
          <span className="first-letter:uppercase">{group.heading}</span>
        </h3>
      )}
      <ul className="grid grid-cols-1 gap-2">
        {group.events.map((event) => {
          const position = positionOf(event.id);
          const isMarked = mark !== null && position !== null && holds(mark, position);
          return (
            <li
              key={event.id}
              onMouseEnter={() => onPoint(position)}
              onMouseLeave={() => onPoint(null)}
              onFocus={() => onPoint(position)}
              onBlur={() => onPoint(null)}
              className={`flex min-w-0 rounded-field *:w-full ${isMarked ? "outline-3 outline-offset-2 outline-amber" : ""}`}
            >
              <EventRow event={event} action={<LivingHeart event={event} />} isCompact headingLevel={4} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
