import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { numbers } from "#db/schema";
import { dateFromUnix } from "~/domain/time/days-and-moments";

type Name = (typeof numbers.$inferSelect)["name"];

/** Null before its first time. */
export async function findProgress(db: Database, name: Name): Promise<number | null> {
  const [row] = await db.select({ number: numbers.number }).from(numbers).where(eq(numbers.name, name));
  return row?.number ?? null;
}

/** Of what is kept in unix seconds. */
export async function findWhen(db: Database, name: Name): Promise<Date | null> {
  const seconds = await findProgress(db, name);
  return seconds === null ? null : dateFromUnix(seconds);
}

/** Never goes back. */
export async function writeProgress(db: Database, name: Name, number: number): Promise<void> {
  await db
    .insert(numbers)
    .values({ name, number })
    .onConflictDoUpdate({ target: numbers.name, set: { number: sql`max(number, excluded.number)` } });
}
