import { expect, test } from "vitest";
import { findCalendar } from "#db/queries/calendars/calendars";
import { findIntake } from "#db/queries/intakes";
import { anAccount } from "#test/support/accounts";
import { body, calendarDeps, importedEvents } from "#test/support/calendar-work";
import { calendarText } from "#test/support/feed-calendars";
import { asks } from "#test/support/reviewing";
import { anOrganizer, testDatabase } from "#test/support/rows";
import { syncCalendar } from "~/models/calendars/sync";
import { bringIn, reviewSource } from "~/models/intake/bring-in";
import { reviewIntake } from "~/models/intake/review";

const db = testDatabase();

test("what was left out of a calendar that makes up new UIDs each time stays out until it is let in", async () => {
  let fetched = 0;
  const { deps } = calendarDeps(() => {
    const made = `${++fetched}@outlook.example`;
    return body(
      calendarText([
        { uid: `basar-${made}`, summary: "Basar", inDays: 3, location: "Salem" },
        { uid: `hytte-${made}`, summary: "Hyttetur", inDays: 4, location: "Hos Kari" },
        { uid: `kaffe-${made}`, summary: "Lederkaffe", inDays: 5, rrule: "FREQ=WEEKLY;COUNT=60" },
        { uid: `styre-${made}`, summary: "Styremøte", inDays: 6 },
      ]),
    );
  });
  const both = { ...deps, pages: deps.keptPages };
  const { id: organizerId } = await anOrganizer();
  const { id: userId } = await anAccount();
  const brought = await bringIn([{ pasted: "https://menigheten.no/k.ics" }], { organizerId, userId }, both);
  if (!brought.ok) throw new Error(brought.problem.kind);
  const intake = (await findIntake(db, brought.value.id))!;
  const wanted = intake.rows.filter(({ title }) => ["Basar", "Styremøte"].includes(title));
  const decisions = { ticked: new Set(wanted.map(({ id }) => id)) };
  await reviewIntake(intake, asks({ intent: "publish", keep: true, version: intake.version, decisions }), both);
  const syncId = (await findIntake(db, intake.id))!.sync_id!;
  const titles = async () => [...new Set((await importedEvents(syncId)).map(({ title }) => title))].sort();
  for (let run = 0; run < 3; run++) {
    await syncCalendar({ syncId, trigger: "manual" }, deps);
    expect(await titles()).toEqual(["Basar", "Styremøte"]);
  }
  const again = await reviewSource((await findCalendar(db, syncId))!, { organizerId, userId }, both);
  if (!again.ok) throw new Error(again.problem.kind);
  const { version, rows, ...review } = (await findIntake(db, again.value.id))!;
  expect([...new Set(rows.filter(({ isTicked }) => isTicked).map(({ title }) => title))]).toEqual([
    "Basar",
    "Styremøte",
  ]);
  const all = { ticked: new Set(rows.map(({ id }) => id)) };
  const asked = asks({ intent: "publish", keep: true, version, decisions: all });
  await reviewIntake({ version, rows, ...review }, asked, both);
  for (let run = 0; run < 2; run++) {
    await syncCalendar({ syncId, trigger: "manual" }, deps);
    expect(await titles()).toEqual(["Basar", "Hyttetur", "Lederkaffe", "Styremøte"]);
  }
});
