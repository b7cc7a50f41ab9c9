import { describe, expect, test } from "vitest";
import { findCalendar } from "#db/queries/calendars/calendars";
import { putEventChanges } from "#db/queries/calendars/event-changes";
import { findIntake } from "#db/queries/intakes";
import { anAccount } from "#test/support/accounts";
import { calendarDeps, importedEvents } from "#test/support/calendar-work";
import { NOW } from "#test/support/clock";
import { calendarText } from "#test/support/feed-calendars";
import { asks } from "#test/support/reviewing";
import { anOrganizer, testDatabase } from "#test/support/rows";
import { bringIn } from "~/models/intake/bring-in";
import { reviewIntake } from "~/models/intake/review";

const db = testDatabase();

/** A calendar that was brought in just now, and is kept. */
async function kept() {
  const { deps } = calendarDeps(calendarText([{ uid: "basar", summary: "Basar", inDays: 3 }]));
  const both = { ...deps, pages: deps.keptPages };
  const { id: organizerId } = await anOrganizer();
  const { id: userId } = await anAccount();
  const brought = await bringIn([{ pasted: "https://menigheten.no/k.ics" }], { organizerId, userId }, both);
  if (!brought.ok) throw new Error(brought.problem.kind);
  const found = async () => (await findIntake(db, brought.value.id))!;
  const { version, rows } = await found();
  const decisions = { ticked: new Set(rows.map(({ id }) => id)) };
  await reviewIntake(await found(), asks({ intent: "publish", keep: true, version, decisions }), both);
  const syncId = (await found()).sync_id!;
  return {
    both,
    found,
    syncId,
    undo: async () => reviewIntake(await found(), asks({ intent: "undo", version: 0 }), both),
  };
}

describe("a source that was brought in is taken back within the hour", () => {
  test("unless a colleague has changed an event of it since", async () => {
    const { syncId, undo } = await kept();
    const [event] = await importedEvents(syncId);
    const change = {
      scope: "date" as const,
      event_key: event!.google_event_id,
      fields: { description: { value: "Ta med loddbok" } },
    };
    await db.batch([...putEventChanges(db, syncId, [change], NOW)]);
    expect(await undo()).toEqual({ ok: false, problem: { kind: "editedSince" } });
    expect([(await findCalendar(db, syncId))?.id, (await importedEvents(syncId)).length]).toEqual([syncId, 1]);
  });

  test("and may be kept again", async () => {
    const { both, found, undo } = await kept();
    expect(await undo()).toMatchObject({ ok: true });
    const { version, rows } = await found();
    const decisions = { ticked: new Set(rows.map(({ id }) => id)) };
    const again = await reviewIntake(await found(), asks({ intent: "publish", keep: true, version, decisions }), both);
    expect(again).toMatchObject({ ok: true, value: { kind: "kept", isNew: true } });
  });
});
