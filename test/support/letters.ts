import { desc, eq, inArray } from "drizzle-orm";
import { followedSearches, letterReaders, outbox, numbers } from "#db/schema";
import type { JobMessage } from "~/jobs/queue";
import { enqueueSavedNews, tellSaved } from "~/models/letters/saved";
import { enqueueDueLetters, writeLetters } from "~/models/letters/weekly";
import { newId } from "~/models/site/new-id";
import { NOW } from "./clock";
import { fieldsIn, ticksIn } from "./read-forms";
import { testDatabase } from "./rows";
import { testSettings } from "./settings";
import { pageText, sendForm } from "./visitor";

/** Inserts a confirmed reader with an address, whose letter is due at NOW; `given` overrides its columns. */
export async function aReader(
  given: Partial<typeof letterReaders.$inferInsert> = {},
  searches: readonly string[] = [],
) {
  const id = newId();
  const row = {
    id,
    email: given.user_id || given.channel === "push" ? null : `${id}@lillevik.test`,
    weekly: true,
    weekday: 3,
    hour: 16,
    reminder: "none" as const,
    next_at: NOW,
    confirmed_at: NOW,
    heard_at: NOW,
    ...given,
  };
  const [inserted] = await testDatabase().insert(letterReaders).values(row).returning();
  if (searches.length > 0)
    await testDatabase()
      .insert(followedSearches)
      .values(searches.map((search) => ({ id: newId(), reader_id: id, search })));
  return inserted!;
}

/** As before the first run of the cron that tells of saved events. */
export async function forgetLetters(): Promise<void> {
  const db = testDatabase();
  await db.batch([
    db.delete(letterReaders),
    db.delete(outbox),
    db.delete(numbers).where(inArray(numbers.name, ["at_once", "day", "hours"])),
  ]);
}

/** What the form of letters sends. */
export const ORDER = { weekly: "1", weekday: "4", hour: "9", reminder: "day", consent: "1" };

/** Returns the token of the link in a mail that asks for a yes. */
export const linkIn = (text: string | null) => /\/letters\/([\w-]{43})/.exec(text ?? "")![1]!;

export const readersOf = (email: string) =>
  testDatabase().select().from(letterReaders).where(eq(letterReaders.email, email));

let networks = 0;

/** Posts a form from a network of its own, so that no limit of another test is met. */
export const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  sendForm(path, fields, { "CF-Connecting-IP": `198.51.${++networks}.7`, ...headers });

/** Presses the yes of an order's page, with everything ticked that it ticks; `changed` overrides its fields. */
export async function confirmOrder(path: string, changed: Record<string, string> = {}): Promise<Response> {
  const page = await pageText(path);
  const ticked = (name: string) => ticksIn(page, name).join(",");
  const chosen = (name: string) =>
    /<option[^>]*value="(\d+)"[^>]* selected/.exec(page.split(`name="${name}"`)[1] ?? "")?.[1] ?? "";
  return await post(path, {
    intent: "confirm",
    weekly: ticked("weekly"),
    weekday: chosen("weekday"),
    hour: chosen("hour"),
    reminder: fieldsIn(page)["reminder"] ?? "none",
    at_once: ticked("at_once"),
    kept_searches: ticked("kept_searches"),
    kept_events: ticked("kept_events"),
    ...changed,
  });
}

/** Collects jobs instead of queueing them. */
export function jobsOf() {
  const messages: JobMessage[] = [];
  return { messages, enqueue: (more: JobMessage[]) => Promise.resolve(void messages.push(...more)) };
}

const settings = testSettings;

/** Runs the cron and the queue once at a moment; returns the ids of the mails and pushes that were queued. */
export async function runLetters(now = NOW, db = testDatabase(), jobs = jobsOf()): Promise<string[]> {
  await enqueueDueLetters({ db, jobs, now });
  await enqueueSavedNews({ db, jobs, now });
  for (let message = jobs.messages[0], at = 0; message; message = jobs.messages[++at]) {
    if (message.type === "write_letters") await writeLetters(message, { db, jobs, settings, now });
    if (message.type === "tell_saved") await tellSaved(message, { db, jobs, settings, now });
  }
  return jobs.messages.flatMap((message) =>
    message.type === "send_mail" ? message.outbox_id : message.type === "send_pushes" ? message.outbox_ids : [],
  );
}

/** Returns a reader's letters, newest first. */
export const lettersOf = (readerId: string) =>
  testDatabase()
    .select()
    .from(outbox)
    .where(eq(outbox.reader_id, readerId))
    .orderBy(desc(outbox.created_at), desc(outbox.id));
