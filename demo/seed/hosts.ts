import { DAY_SECONDS } from "~/domain/time/days-and-moments";
import type { NewEventHostRow, NewEventRow, NewOrganizerRow } from "./rows";
import { UNUSUAL } from "./unusual";

/** `organizers` by their stem. */
export const hostsOf = (
  events: readonly NewEventRow[],
  organizers: ReadonlyMap<string, NewOrganizerRow>,
): NewEventHostRow[] =>
  UNUSUAL.flatMap(({ stem, titles, hosts = [] }) => {
    const owner = organizers.get(stem)!.id;
    const event = events.find(({ organizer_id, title }) => organizer_id === owner && title === titles[0])!;
    return hosts.map(([host, part]) => ({
      event_id: event.id,
      organizer_id: organizers.get(host)!.id,
      part,
      state: "accepted" as const,
      starts_at: event.start_time,
      asked_at: event.created_at,
      answered_at: event.created_at + DAY_SECONDS,
    }));
  });
