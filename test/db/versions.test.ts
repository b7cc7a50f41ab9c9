import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { isChangedMeanwhile, nextVersion, type SeenRows, stopIfChanged } from "#db/queries/versions";
import { events } from "#db/schema";
import { anEvent, testDatabase, rowsWith } from "#test/support/rows";

const db = testDatabase();

/** Writes a title over rows in the version that was seen; returns whether that was stopped. */
async function wasStopped(seen: Omit<SeenRows, "table">, title: string): Promise<boolean> {
  const write = db.update(events).set({ title, version: nextVersion }).where(eq(events.id, seen.ids[0]!));
  try {
    await db.batch([stopIfChanged(db, { table: "events", ...seen }), write]);
    return false;
  } catch (error) {
    if (isChangedMeanwhile(error)) return true;
    throw error;
  }
}

const stored = async (id: string) => (await rowsWith(events, { id }))[0]!;

test("of two who save what both saw as it was, one writes and the other writes nothing", async () => {
  const { id } = await anEvent();
  const both = await Promise.all(["Første", "Andre"].map((title) => wasStopped({ ids: [id], version: 1 }, title)));
  expect(both.sort()).toEqual([false, true]);
  expect(await stored(id)).toMatchObject({ version: 2 });
});

test("a save over several rows is stopped when one of them is newer or gone, and not when none is", async () => {
  const [one, other] = [await anEvent(), await anEvent()];
  const ids = [one.id, other.id];
  expect(await wasStopped({ ids, version: 1 }, "Begge")).toBe(false);
  expect(await wasStopped({ ids, version: 1 }, "Nei")).toBe(true);
  expect(await wasStopped({ ids, version: 2 }, "Ja")).toBe(false);
  await db.delete(events).where(eq(events.id, other.id));
  expect(await wasStopped({ ids, version: 3 }, "Nei")).toBe(true);
  expect(await stored(one.id)).toMatchObject({ title: "Ja", version: 3 });
});

test("other failures are not taken for it", () => {
  expect(isChangedMeanwhile(new Error("D1_ERROR: no such table"))).toBe(false);
});
