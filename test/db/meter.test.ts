import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/client";
import { meterDatabase } from "#db/meter";
import { events, numbers } from "#db/schema";
import { anEvent } from "#test/support/rows";

beforeAll(async () => {
  await anEvent({ id: "one", title: "En" });
});

const metered = () => {
  const { d1, meter } = meterDatabase(env.DB);
  return { db: openDatabase(d1), meter };
};

test("a batch binds the values of every kind of statement, and is one round trip", async () => {
  const { db, meter } = metered();
  const [raw, built, without] = await db.batch([
    db.all<{ title: string }>(sql`select title from events where id = ${"one"}`),
    db.select({ title: events.title }).from(events).where(eq(events.id, "one")),
    db.all<{ number: number }>(sql`select number from numbers where name = 'epoch'`),
  ]);
  expect({ raw, built, without }).toEqual({
    raw: [{ title: "En" }],
    built: [{ title: "En" }],
    without: [{ number: 1 }],
  });
  expect(meter).toMatchObject({ trips: 1, statements: 3, rowsWritten: 0 });
  expect(meter.rowsRead).toBeGreaterThan(0);
});

test("a batch that fails changes nothing", async () => {
  const { db } = metered();
  const rename = db.update(events).set({ title: "To" }).where(eq(events.id, "one"));
  await expect(db.batch([rename, db.run(sql`insert into numbers (name) values (${"x"})`)])).rejects.toThrow("NOT NULL");
  expect(await db.select({ title: events.title }).from(events)).toEqual([{ title: "En" }]);
});

test("statements alone are one round trip each, and writes are counted", async () => {
  const { db, meter } = metered();
  await db.select().from(numbers);
  await db.update(numbers).set({ number: 2 });
  expect(meter).toMatchObject({ trips: 2, statements: 2 });
  expect(meter.rowsWritten).toBeGreaterThan(0);
});
