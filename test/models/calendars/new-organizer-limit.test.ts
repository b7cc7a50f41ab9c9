import { describe, expect, it } from "vitest";
import { listCalendars } from "#db/queries/calendars/calendars";
import { reviewOrganizer } from "#db/queries/organizers/reviews";
import { aCalendar, calendarDeps, importedEvents, runCalendar, titlesOf } from "#test/support/calendar-work";
import { fromNow, NOW } from "#test/support/clock";
import { calendarText } from "#test/support/feed-calendars";
import { shownOf, visibleTitlesOf } from "#test/support/held-rows";
import { anEvent, anOrganizer, testDatabase } from "#test/support/rows";
import { MOST_EVENTS_WHILE_NEW, shownFrom } from "~/domain/organizers/standing";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { syncCalendar } from "~/models/calendars/sync";

/** A calendar with an event on each of the next days, last one first. */
const days = (count: number) =>
  calendarText(
    Array.from({ length: count }, (_, index) => ({
      uid: `dag-${index}`,
      summary: `Dag ${count - index}`,
      inDays: count - index,
    })),
  );

const aNewOrganizer = () => anOrganizer({ created_at: fromNow({ hours: -1 }), reviewed_at: null });

describe("the calendar of an organisation that is new and that nobody has seen", () => {
  it("is taken whole; the 20 soonest events are shown, and the others when somebody has looked", async () => {
    const organizer = await aNewOrganizer();
    const { id } = await aCalendar({ organizer_id: organizer.id });
    expect((await runCalendar(id, days(30))).report).toMatchObject({ events_new: 30, total_events: 30, skipped: [] });
    expect(await titlesOf(id)).toHaveLength(30);
    expect(await visibleTitlesOf(organizer.id)).toEqual(
      Array.from({ length: MOST_EVENTS_WHILE_NEW }, (_, index) => `Dag ${index + 1}`),
    );
    expect((await runCalendar(id, days(30))).report).toMatchObject({ events_new: 0, events_unchanged: 30 });
    expect(await shownOf(organizer.id)).toBe(MOST_EVENTS_WHILE_NEW);
    await reviewOrganizer(testDatabase(), { id: organizer.id, actorId: null }, NOW);
    expect(await shownOf(organizer.id)).toBe(30);
  });

  it("says of each calendar how many wait, and until when", async () => {
    const organizer = await aNewOrganizer();
    const { id } = await aCalendar({ organizer_id: organizer.id });
    await runCalendar(id, days(30));
    const [listed] = await listCalendars(testDatabase(), organizer.id, NOW);
    expect(listed).toMatchObject({
      comingEvents: 30,
      waitingEvents: 10,
      waitingUntil: unixSeconds(shownFrom(organizer.created_at)),
    });
  });

  it("counts what is published by hand, and what other calendars have brought", async () => {
    const organizer = await aNewOrganizer();
    for (let event = 0; event < 5; event++) await anEvent({ organizer_id: organizer.id });
    const [first, second] = [
      await aCalendar({ organizer_id: organizer.id }),
      await aCalendar({ organizer_id: organizer.id }),
    ];
    expect((await runCalendar(first.id, days(12))).report).toMatchObject({ events_new: 12 });
    expect((await runCalendar(second.id, days(12))).report).toMatchObject({ events_new: 12 });
    expect(await shownOf(organizer.id)).toBe(MOST_EVENTS_WHILE_NEW);
  });

  it("is held to it also where several are imported at once", async () => {
    const organizer = await aNewOrganizer();
    const calendars = [
      await aCalendar({ organizer_id: organizer.id }),
      await aCalendar({ organizer_id: organizer.id }),
      await aCalendar({ organizer_id: organizer.id }),
    ];
    await Promise.all(
      calendars.map(({ id }) => syncCalendar({ syncId: id, trigger: "manual" }, calendarDeps(days(15)).deps)),
    );
    const imported = await Promise.all(calendars.map(async ({ id }) => (await importedEvents(id)).length));
    expect(imported).toEqual([15, 15, 15]);
    expect(await shownOf(organizer.id)).toBe(MOST_EVENTS_WHILE_NEW);
  });
});
