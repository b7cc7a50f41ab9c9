import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { userFavorites, userReports } from "#db/schema";
import { aCalendar, importedEvents, runCalendar } from "#test/support/calendar-work";
import { fromNow } from "#test/support/clock";
import { calendar, event } from "#test/support/ical";
import { setHidden, testDatabase } from "#test/support/rows";
import { signedIn } from "#test/support/signed-in";

const once = (start: string, summary: string) => calendar(event("UID:en", `DTSTART:${start}`, `SUMMARY:${summary}`));

it("an event stays the same one with its favourites, reports and what a moderator decided", async () => {
  const { id } = await aCalendar();
  await runCalendar(id, once("20260701T100000Z", "Konsert"));
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
  await runCalendar(id, once("20260702T190000Z", "Kveldskonsert"), { now: fromNow({ hours: 1 }) });
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
