import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { findDeletion } from "#db/queries/events/deletions";
import { insertReviewedEvents } from "#db/queries/intakes";
import { insertDecision } from "#db/queries/moderation/decisions";
import { contentModerationStatus, events, moderationObjections } from "#db/schema";
import { fromNow, NOW } from "#test/support/clock";
import { autoHidden, eventContent, reported } from "#test/support/moderation-rows";
import { aDeletion } from "#test/support/published-series";
import { anEvent, testDatabase, rowsWith } from "#test/support/rows";
import type { Decision } from "~/domain/moderation/rules";
import { restoreDeletion } from "~/models/events/bin";
import { newId } from "~/models/site/new-id";

const db = testDatabase();

async function decide(id: string, decision: Decision, seen = 0) {
  const moderator = { id: newId(), moderatorId: "moderator", mail: null };
  expect(await insertDecision(db, { ...moderator, ...eventContent(id), decision, seen }, NOW)).toBe(true);
}

async function throughTheBin(id: string) {
  const deletion = (await findDeletion(db, await aDeletion(id)))!;
  expect(await restoreDeletion(deletion, "somebody", { db, now: fromNow({ hours: 1 }) })).toMatchObject({ ok: true });
}

const isVisible = async (id: string) => (await db.all(sql`select 1 from visible_events where id = ${id}`)).length === 1;

/** What does not tell when a row was written. */
const lasting = <T extends { updated_at: Date }>([row]: T[]) => row && { ...row, updated_at: null };

async function moderationOf(id: string) {
  const rows = await rowsWith(contentModerationStatus, { content_id: id });
  return { status: lasting(rows), item: await db.all(sql`select * from moderation_marks where content_id = ${id}`) };
}

test("what a moderator has hidden stays hidden through the bin, and in the queue", async () => {
  const { id } = await anEvent();
  await reported(eventContent(id), 2);
  await decide(id, "hide");
  const before = await moderationOf(id);
  await throughTheBin(id);
  expect(await isVisible(id)).toBe(false);
  expect(await moderationOf(id)).toEqual(before);
});

test("so does what reports have hidden, and a moderator has yet to look at", async () => {
  const { id } = await anEvent();
  await reported(eventContent(id), 3);
  await autoHidden(eventContent(id));
  const before = await moderationOf(id);
  await throughTheBin(id);
  expect(await isVisible(id)).toBe(false);
  expect(await moderationOf(id)).toEqual(before);
});

test("so does what was hidden without a report, with its owner's objection", async () => {
  const { id } = await anEvent();
  await decide(id, "hide");
  const [hidden] = await db.all<{ seq: number }>(sql`select seq from moderation_actions where content_id = ${id}`);
  await db
    .insert(moderationObjections)
    .values({ id: newId(), ...eventContent(id), action_seq: hidden!.seq, text: "Det var en feil." });
  const before = await moderationOf(id);
  expect(before.item).toMatchObject([{ is_hidden: 1, has_objection: 1 }]);
  await throughTheBin(id);
  expect(await moderationOf(id)).toEqual(before);
});

test("what waits for moderators waits for them again, in public as before", async () => {
  const { id } = await anEvent();
  await reported(eventContent(id), 2);
  const { item } = await moderationOf(id);
  await throughTheBin(id);
  expect([await isVisible(id), (await moderationOf(id)).item]).toEqual([true, item]);
});

test("what a moderator has shown again is shown", async () => {
  const { id } = await anEvent();
  await decide(id, "hide");
  const [hidden] = await db.all<{ seq: number }>(sql`select seq from moderation_actions where content_id = ${id}`);
  await decide(id, "approve", hidden!.seq);
  await throughTheBin(id);
  expect(await isVisible(id)).toBe(true);
});

test("rows of a programme that are published again are as hidden as they were", async () => {
  const event = await anEvent();
  await decide(event.id, "hide");
  await db.delete(events).where(eq(events.id, event.id));
  const { organizer_id, ...row } = event;
  const columns = { ...row, start_time: 1_900_000_000, end_time: null, all_day: 0, tags: "[]", facets: "" };
  const statements = insertReviewedEvents(db, [columns as never], organizer_id, NOW);
  await db.batch(statements as unknown as Parameters<typeof db.batch>[0]);
  expect(await isVisible(event.id)).toBe(false);
});
