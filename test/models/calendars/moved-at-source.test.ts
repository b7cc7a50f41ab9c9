import { describe, expect, it } from "vitest";
import { findImportedEvent } from "#db/queries/events/imported";
import { events } from "#db/schema";
import { aCalendar, calendarDeps, runCalendar } from "#test/support/calendar-work";
import { fromNow, NOW, stamp } from "#test/support/clock";
import { calendar, event } from "#test/support/ical";
import { testDatabase, rowsWith } from "#test/support/rows";
import { marksOf } from "~/domain/events/types";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { changeImportedState } from "~/models/calendars/imported-state";

const mass = (days: number, place: string | null, ...more: string[]) =>
  event(
    "UID:messe",
    "SUMMARY:Høymesse",
    `DTSTART:${stamp(fromNow({ days }))}`,
    ...(place ? [`LOCATION:${place}`] : []),
    ...more,
  );

async function imported(days: number, place: string | null = "Solvik kirke") {
  const { id } = await aCalendar();
  await runCalendar(id, calendar(mass(days, place)));
  return {
    id,
    run: (...part: Parameters<typeof mass>) => runCalendar(id, calendar(mass(...part))),
    async row() {
      const [row] = await rowsWith(events, { google_calendar_sync_id: id });
      return row!;
    },
    async marks() {
      const row = await this.row();
      return marksOf({
        ...row,
        start_time: unixSeconds(row.start_time),
        previous_start_time: row.previous_start_time && unixSeconds(row.previous_start_time),
      });
    },
  };
}

describe("an event that its calendar gives", () => {
  it("another time within 14 days is moved in time, with the start it had", async () => {
    const calendarOf = await imported(5);
    await calendarOf.run(6, "Solvik kirke");
    expect(await calendarOf.marks()).toEqual(["movedInTime"]);
    expect(await calendarOf.row()).toMatchObject({
      previous_start_time: fromNow({ days: 5 }),
      previous_location: null,
    });
  });

  it("stays moved when a later run brings another text, and is cancelled when the calendar says so", async () => {
    const calendarOf = await imported(5);
    await calendarOf.run(6, "Solvik kirke");
    await calendarOf.run(6, "Solvik kirke", "DESCRIPTION:Med kor");
    expect(await calendarOf.marks()).toEqual(["movedInTime"]);
    await calendarOf.run(6, "Solvik kirke", "STATUS:CANCELLED");
    expect(await calendarOf.marks()).toEqual(["cancelled"]);
  });

  it("is as planned where somebody here has said so", async () => {
    const calendarOf = await imported(5);
    await calendarOf.run(6, "Solvik kirke");
    const { deps } = calendarDeps("");
    const own = await findImportedEvent(testDatabase(), (await calendarOf.row()).id, NOW);
    const press = {
      choice: "planned",
      reason: null,
      scope: "this",
      version: own!.event.version,
      userId: "somebody",
    } as const;
    expect(await changeImportedState(own!, press, deps)).toMatchObject({ ok: true });
    await calendarOf.run(6, "Solvik kirke", "DESCRIPTION:Med kor");
    expect(await calendarOf.marks()).toEqual([]);
  });
});
