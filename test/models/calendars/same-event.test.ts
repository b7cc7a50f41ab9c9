import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { userFavorites, userReports } from "#db/schema";
import { aCalendar, importedEvents, runCalendar } from "#test/support/calendar-work";
import { fromNow } from "#test/support/clock";
import { calendar, event } from "#test/support/ical";
import { setHidden, testDatabase } from "#test/support/rows";
import { signedIn } from "#test/support/signed-in";

const weekly = (start: string, ...more: string[]) =>
  event("UID:uke", "SUMMARY:Gudstjeneste", `DTSTART;TZID=Europe/Oslo:${start}`, "RRULE:FREQ=WEEKLY;COUNT=4", ...more);
const once = (start: string, ...more: string[]) => event("UID:en", `DTSTART:${start}`, ...more);

/** Imports versions of a calendar in turn; returns the ids of its events after each, by start. */
async function through(...versions: string[]): Promise<string[][]> {
  const { id } = await aCalendar();
  const ids: string[][] = [];
  for (const version of versions) {
    await runCalendar(id, version);
    ids.push((await importedEvents(id)).map((row) => row.id));
  }
  return ids;
}

describe("an event stays the same one", () => {
  const cases: [what: string, before: string, after: string][] = [
    [
      "when its texts change",
      calendar(once("20260701T100000Z", "SUMMARY:Konsert")),
      calendar(once("20260701T100000Z", "SUMMARY:Konsert er utsolgt")),
    ],
    ["when it is moved to another day", calendar(once("20260701T100000Z")), calendar(once("20260911T100000Z"))],
    ["when its series moves to another hour", calendar(weekly("20260607T110000")), calendar(weekly("20260607T120000"))],
    [
      "when its series moves to another weekday",
      calendar(weekly("20260607T110000")),
      calendar(weekly("20260606T170000")),
    ],
    [
      "when one of a series moves",
      calendar(weekly("20260607T110000")),
      calendar(
        weekly("20260607T110000"),
        event("UID:uke", "RECURRENCE-ID;TZID=Europe/Oslo:20260614T110000", "DTSTART;TZID=Europe/Oslo:20260615T110000"),
      ),
    ],
    [
      "when it becomes a series",
      calendar(event("UID:uke", "SUMMARY:Gudstjeneste", "DTSTART;TZID=Europe/Oslo:20260607T110000")),
      calendar(weekly("20260607T110000")),
    ],
    [
      "when its program makes up new UIDs each time",
      calendar(once("20260701T100000Z", "SUMMARY:Basar")),
      calendar(once("20260701T100000Z", "SUMMARY:Basar").map((line) => line.replace("UID:en", "UID:helt-ny"))),
    ],
    [
      "when a series is split in two",
      calendar(weekly("20260607T110000")),
      calendar(
        event(
          "UID:uke",
          "SUMMARY:Gudstjeneste",
          "DTSTART;TZID=Europe/Oslo:20260607T110000",
          "RRULE:FREQ=WEEKLY;COUNT=2",
        ),
        event(
          "UID:uke_R20260621T090000@google.com",
          "SUMMARY:Gudstjeneste",
          "DTSTART;TZID=Europe/Oslo:20260621T120000",
          "RRULE:FREQ=WEEKLY;COUNT=2",
        ),
      ),
    ],
  ];

  it.each(cases)("%s", async (_what, before, after) => {
    const [first, second] = await through(before, after);
    expect(second!.slice(0, first!.length)).toEqual(first);
  });

  it("with its favourites, reports and what a moderator decided", async () => {
    const { id } = await aCalendar();
    await runCalendar(id, calendar(once("20260701T100000Z", "SUMMARY:Konsert")));
    const [{ id: eventId } = { id: "" }] = await importedEvents(id);
    await signedIn("fan@lillehavn.test");
    const user_id = "user-fan@lillehavn.test";
    await testDatabase().insert(userFavorites).values({ id: "f", user_id, event_id: eventId });
    await testDatabase().insert(userReports).values({
      id: "r",
      content_type: "event",
      content_id: eventId,
      reporter_id: user_id,
      reason: "x",
      category: "spam",
    });
    await setHidden("event", eventId, true);
    await runCalendar(id, calendar(once("20260702T190000Z", "SUMMARY:Kveldskonsert")), { now: fromNow({ hours: 1 }) });
    const count = (sql: string) => env.DB.prepare(sql).bind(eventId).first("n");
    expect(
      await count(
        "select count(*) as n from user_favorites f join events e on e.id = f.event_id where e.id = ? and e.title = 'Kveldskonsert'",
      ),
    ).toBe(1);
    expect(
      await count(
        "select count(*) as n from moderation_queue where content_id = ? and is_hidden = 1 and report_count = 1",
      ),
    ).toBe(1);
    expect(await count("select count(*) as n from visible_events where id = ?")).toBe(0);
  });
});
