import { demo } from "#demo/seed/demo";
import type { FactValues } from "~/domain/facts/facts";
import { dateFromUnix, unixSeconds } from "~/domain/time/days-and-moments";
import { present } from "~/domain/values";
import type { Shown } from "./judge";

/** What is to come or goes on, by id, as the demo's seed makes it. */
export function demoEvents(now: Date): Map<string, Shown> {
  const { rows } = demo({ now, seed: 1 });
  const organizers = new Map([...rows.organizers, ...rows.registerPages].map((row) => [row.id, row]));
  const coming = rows.events.filter(({ start_time, end_time }) => (end_time ?? start_time) >= unixSeconds(now));
  return new Map(
    coming.map((row) => {
      const organizer = present(organizers.get(row.organizer_id), "organizer of an event");
      const facts: FactValues = { ...("facts" in organizer && organizer.facts), ...row.facts };
      const position = row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng };
      const shown: Shown = {
        title: row.title,
        description: row.description ?? "",
        type: row.event_type,
        tags: row.tags,
        organizer: organizer.name,
        city: row.city ?? organizer.city,
        position,
        facts,
        starts: dateFromUnix(row.start_time),
        ends: row.end_time === null ? null : dateFromUnix(row.end_time),
      };
      return [row.id, shown];
    }),
  );
}
