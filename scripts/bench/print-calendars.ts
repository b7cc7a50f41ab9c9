import { measureIcal } from "./ical";
import { measureImports } from "./imports";

const cell = (text: string | number, width: number) => String(text).padStart(width);

const print = (name: string, cells: (string | number)[]) =>
  console.info(name.padEnd(42) + cells.map((text) => cell(text, 13)).join(""));

/** Against bare ical.js, and what importing costs the database. */
export async function printCalendars() {
  print("reading and expanding", ["occurrences", "events/s", "ical.js", "share"]);
  for (const { name, occurrences, eventsPerSecond, bareEventsPerSecond } of measureIcal()) {
    print(name, [
      occurrences,
      eventsPerSecond,
      bareEventsPerSecond,
      `${Math.round((100 * eventsPerSecond) / bareEventsPerSecond)} %`,
    ]);
  }
  print("\nimporting", ["round trips", "statements", "rows read", "rows written", "ms"]);
  for (const { name, events, trips, statements, rowsRead, rowsWritten, ms } of await measureImports()) {
    print(`${events} events, ${name}`, [trips, statements, rowsRead, rowsWritten, Math.round(ms)]);
  }
}
