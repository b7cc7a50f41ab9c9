import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { aCalendar, importedEvents, runCalendar } from "#test/support/calendar-work";
import { fromNow, stamp } from "#test/support/clock";
import { atLength } from "#test/support/fuzz";
import { calendar, event } from "#test/support/ical";
import { type Random, seededRandom } from "#test/support/random";
import { unixSeconds } from "~/domain/time/days-and-moments";

const RUNS = atLength(10, 40);
const VERSIONS = 5;

const day = (days: number, hours = 0) => stamp(fromNow({ days, hours }));

/** Something that a calendar may have under a UID, in any state. */
function anything(random: Random, uid: number): string[] {
  const start = random.whole(300) - 20;
  const texts = [
    `UID:uid-${uid}@kalender.example`,
    `SUMMARY:${random.pick(["Gudstjeneste", "Bønnemøte", "Konsert", `Møte ${uid}`])}`,
  ];
  const place = random.chance(0.4) ? [`LOCATION:${random.pick(["Fjellkirken", "Bedehuset", "Zoom"])}`] : [];
  const status = random.chance(0.1) ? ["STATUS:CANCELLED"] : [];
  const common = [
    ...texts,
    ...place,
    ...status,
    ...(random.chance(0.3) ? [`DESCRIPTION:Utgave ${random.whole(3)}`] : []),
    `DTSTAMP:${day(0, random.whole(100))}`,
  ];
  if (random.chance(0.2)) return event(...common, `DTSTART;VALUE=DATE:${day(start).slice(0, 8)}`);
  const timed = [...common, `DTSTART:${day(start, random.whole(3))}`];
  if (random.chance(0.6)) return event(...timed);
  const series = event(...timed, `RRULE:FREQ=WEEKLY;INTERVAL=${1 + random.whole(3)};COUNT=${2 + random.whole(8)}`);
  return random.chance(0.5)
    ? series
    : [...series, ...event(...texts, `RECURRENCE-ID:${timed.at(-1)!.slice(8)}`, `DTSTART:${day(start + 1, 5)}`)];
}

function anyVersion(random: Random): string {
  const uids = Array.from({ length: 12 }, (_, uid) => uid).filter(() => random.chance(0.7));
  return calendar(...uids.sort(() => random.next() - 0.5).map((uid) => anything(random, uid)));
}

const PLACES = { Fjellkirken: { lat: 62.5, lng: 11.4 } };

/** Returns a calendar's coming events without their ids, and without those that stand as cancelled for being gone. */
async function stateOf(id: string, now: Date) {
  const { results } = await env.DB.prepare("select id from events where missing_since is not null").all();
  const lost = new Set(results.map((row) => row["id"]));
  const events = (await importedEvents(id)).filter((event) => !lost.has(event.id));
  return events.filter(({ start_time }) => start_time > unixSeconds(now)).map(({ id: _id, ...columns }) => columns);
}

describe("any sequence of versions of a calendar", () => {
  it("ends in what the last one says, and running it again changes nothing", async () => {
    const random = seededRandom(20260604);
    for (let round = 0; round < RUNS; round++) {
      const { id } = await aCalendar();
      const fresh = await aCalendar();
      const versions = Array.from({ length: 2 + random.whole(VERSIONS) }, () => anyVersion(random));
      let now = fromNow({});
      for (const version of versions) {
        now = new Date(now.getTime() + random.whole(5000) * 60_000);
        await runCalendar(id, version, { now, places: PLACES });
      }
      const last = versions.at(-1)!;
      now = new Date(now.getTime() + 3_600_000);
      await runCalendar(id, last, { now, places: PLACES }); // The removals that the guard held happen now.
      await runCalendar(fresh.id, last, { now, places: PLACES });
      expect(await stateOf(id, now), `round ${round}`).toEqual(await stateOf(fresh.id, now));
      const again = await runCalendar(id, last, { now, places: PLACES });
      expect(again.report, `round ${round}`).toMatchObject({
        outcome: "unchanged",
        events_new: 0,
        events_changed: 0,
        events_removed: 0,
      });
      expect(again.meter.rowsWritten).toBeLessThanOrEqual(5);
    }
  });
});
