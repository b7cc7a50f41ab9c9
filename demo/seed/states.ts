import type { EventType } from "~/domain/events/types";
import { HOUR_SECONDS } from "~/domain/time/days-and-moments";
import type { NewEventRow } from "./rows";

/** The first coming event of its type. */
interface Change {
  stem: string;
  type: EventType;
  change: (event: NewEventRow) => Partial<NewEventRow>;
}

const CHANGES: readonly Change[] = [
  {
    stem: "Havgløtt",
    type: "service",
    change: () => ({ state: "cancelled", state_reason: "Strømmen er borte i hele kirkebakken til mandag." }),
  },
  {
    stem: "Orresund",
    type: "service",
    change: ({ start_time }) => ({
      state: "moved",
      state_reason: "Ferga går sent denne dagen.",
      previous_start_time: start_time - HOUR_SECONDS,
    }),
  },
  {
    stem: "Fiolbergene",
    type: "concert",
    change: () => ({ state: "moved", state_reason: "Orgelet stemmes.", previous_location: "Kapellet på høyden" }),
  },
  {
    stem: "Trostelund",
    type: "youth",
    change: () => ({ state: "postponed", state_reason: "Vi venter på snøen, og sier fra når den er kommet." }),
  },
  { stem: "Sølvsild", type: "concert", change: () => ({ state: "full" }) },
  { stem: "Lillemyr", type: "conference", change: () => ({ registration: "required" }) },
  { stem: "Havro", type: "conference", change: () => ({ registration: "closed" }) },
];

/** A few are otherwise than planned. */
export function withStates(stem: string, events: readonly NewEventRow[], now: number): NewEventRow[] {
  const changed = new Map(
    CHANGES.filter((change) => change.stem === stem).flatMap(({ type, change }) => {
      const coming = events.filter(({ event_type, start_time }) => event_type === type && start_time > now);
      const [first] = coming.sort((a, b) => a.start_time - b.start_time);
      return first ? [[first.id, change(first)] as const] : [];
    }),
  );
  return events.map((event) => ({ ...event, ...changed.get(event.id) }));
}
