import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { calendarSyncs } from "#db/schema";
import { calendarDeps } from "#test/support/calendar-work";
import { anOrganizer, testDatabase } from "#test/support/rows";
import { addCalendar, MOST_CALENDARS } from "~/models/calendars/calendar";

const EMPTY = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//t\r\nEND:VCALENDAR\r\n";

test("a calendar that is added once more, because the first answer was lost, is the same one; under another name it exists", async () => {
  const { id: organizerId } = await anOrganizer();
  const { deps } = calendarDeps(EMPTY);
  const add = (name: string, now = deps.now) =>
    addCalendar({ organizerId, name, address: "https://kalender.test/en.ics" }, { ...deps, now });
  const first = await add("Menigheten");
  expect(first).toMatchObject({ ok: true });
  expect(await add("Menigheten")).toEqual({ ok: true, value: { id: first.ok && first.value.id, report: null } });
  expect(await add("Et annet navn")).toEqual({ ok: false, problem: { kind: "exists" } });
  expect(await add("Menigheten", new Date(deps.now.getTime() + 3_600_000))).toEqual({
    ok: false,
    problem: { kind: "exists" },
  });
  expect(await testDatabase().$count(calendarSyncs, eq(calendarSyncs.organizer_id, organizerId))).toBe(1);
});

test("an organisation has so many calendars and no more, also when several are added at once", async () => {
  const { id: organizerId } = await anOrganizer();
  const { deps } = calendarDeps(EMPTY);
  const add = (n: number) =>
    addCalendar({ organizerId, name: `Kalender ${n}`, address: `https://kalender.test/${n}.ics` }, deps);
  for (let n = 0; n < MOST_CALENDARS - 1; n++) expect(await add(n)).toMatchObject({ ok: true });
  const late = await Promise.all([101, 102, 103, 104].map(add));
  expect(late.filter(({ ok }) => ok)).toHaveLength(1);
  expect(late.filter((each) => !each.ok && each.problem.kind === "tooManyCalendars")).toHaveLength(3);
  expect(await testDatabase().$count(calendarSyncs, eq(calendarSyncs.organizer_id, organizerId))).toBe(MOST_CALENDARS);
});
