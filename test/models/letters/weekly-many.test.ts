import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "#db/client";
import { meterDatabase } from "#db/meter";
import { letterReaders, outbox } from "#db/schema";
import { fromNow, NOW } from "#test/support/clock";
import { aReader, lettersOf, runLetters } from "#test/support/letters";
import { aDevice } from "#test/support/push-devices";
import { anEvent, anOrganizer, testDatabase } from "#test/support/rows";
import type { WaitingPush } from "~/domain/letters/push-notice";
import { previewLetter } from "~/models/letters/preview";

const db = testDatabase();

beforeEach(async () => {
  for (const table of [letterReaders, outbox]) await db.delete(table);
});

/** A week of thirty concerts whose last three are otherwise than planned, and two days later there is another. */
async function aFullWeek(name: string) {
  const organizer = await anOrganizer();
  const anyOf = { organizer_id: organizer.id, event_type: "concert", end_time: null } as const;
  const states = ["cancelled", "postponed", "moved"] as const;
  for (let n = 0; n < 30; n++)
    await anEvent({
      ...anyOf,
      title: n < 27 ? `${name} ${n}` : `${name} ${states[n - 27]!}`,
      state: states[n - 27] ?? "planned",
      start_time: fromNow({ days: 1, hours: n * 4 }),
    });
  await anEvent({ ...anyOf, title: `${name} senere`, state: "cancelled", start_time: fromNow({ days: 9 }) });
  return organizer;
}

const FOLLOWED: [string, (organizerId: string) => string][] = [
  ["a congregation", (id) => `organizer_id=${id}`],
  ["a type", () => "type=concert"],
  ["a word", () => "q=Vinterkonsert"],
  ["a congregation's type", (id) => `type=concert&organizer_id=${id}`],
];

describe.each(FOLLOWED)("a week with more than a letter has room for, of %s", (_, searchOf) => {
  test("has all that is cancelled, postponed or moved first, and does not say how many there are", async () => {
    const { id: organizer } = await aFullWeek("Vinterkonsert");
    const { id } = await aReader({}, [searchOf(organizer)]);
    await runLetters();
    const text = (await lettersOf(id))[0]!.body_text!;
    const lines = text.split("\n").filter((line) => line.includes("Vinterkonsert"));
    expect(lines).toHaveLength(20);
    for (const line of lines.slice(0, 3)) expect(line).toMatch(/Vinterkonsert (cancelled|postponed|moved)/);
    expect(text).not.toContain("senere");
    expect(text).toContain("Det er flere, som det ikke var plass til her.");
  });
});

test("the week's push names no number where there are more than were looked up", async () => {
  const { id: organizer } = await aFullWeek("Vinterkonsert");
  const { id } = await aDevice({}, [`organizer_id=${organizer}`]);
  await runLetters();
  const { notice } = JSON.parse((await lettersOf(id))[0]!.body_text!) as WaitingPush;
  expect(notice.body).toBe("Det er mange arrangementer for deg de neste sju dagene. 3 er ikke som planlagt.");
});

test("what is otherwise than planned costs the rows of such events alone, however much is found", async () => {
  await aFullWeek("Vinterkonsert");
  const read = async () => {
    const { d1, meter } = meterDatabase(env.DB);
    await previewLetter({ searches: ["type=concert"], eventIds: [] }, "nb", { db: openDatabase(d1), now: NOW });
    return meter.rowsRead;
  };
  const before = await read();
  const organizer = await anOrganizer();
  for (let n = 0; n < 100; n++)
    await anEvent({ organizer_id: organizer.id, event_type: "concert", start_time: fromNow({ days: 3, minutes: n }) });
  expect((await read()) - before).toBeLessThan(20);
});
