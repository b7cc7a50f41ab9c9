import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { organizers, outbox, userReports } from "#db/schema";
import { fromNow } from "#test/support/clock";
import { mailsTo } from "#test/support/mailed";
import { autoHidden, eventContent, organizerContent, reported, stateOf } from "#test/support/moderation-rows";
import { aModerator, decideOn, moderationDeps } from "#test/support/moderators";
import { endOf } from "#test/support/outcomes";
import { anEvent, anOrganizer, testDatabase, rowsWith } from "#test/support/rows";
import { visit } from "#test/support/visitor";
import type { Viewer } from "~/domain/accounts/access";
import type { Decision } from "~/domain/moderation/rules";
import { decide } from "~/models/moderation/decide";

const db = testDatabase();

let moderator: Viewer;
let event: string;
let organizer: string;
let owner: string;

beforeEach(async () => {
  moderator = await aModerator();
  ({ id: organizer, email: owner } = await anOrganizer());
  event = (await anEvent({ organizer_id: organizer })).id;
  await reported(eventContent(event), 2);
});

const decideAs = (viewer: Viewer, decision: Decision, hours = 0) =>
  decideOn(eventContent(event), decision, viewer, { now: fromNow({ hours }) });
const reports = async () => (await rowsWith(userReports, { content_id: event })).map(({ status }) => status).sort();

test.each(["hide", "mend"] as const)("what was decided is undone, and waits with its reports: %s", async (decision) => {
  for (let times = 0; times < 2; times++) {
    expect(await decideAs(moderator, decision, times)).toBe("ok");
    expect(await decideAs(moderator, "undo", times)).toBe("ok");
    expect(await stateOf(eventContent(event))).toMatchObject({ isHidden: false, needsReview: true });
    expect(await reports()).toEqual(["pending", "pending"]);
    expect((await visit(`/event/${event}`)).status).toBe(200);
  }
  expect(await decideAs(moderator, "undo", 2), "nothing is left to undo").toBe("overtaken");
});

test("reports that another decision had settled stay so", async () => {
  expect(await decideAs(moderator, "dismiss", 1)).toBe("ok");
  await reported(eventContent(event));
  await db
    .update(userReports)
    .set({ created_at: fromNow({ hours: 2 }) })
    .where(eq(userReports.status, "pending"));
  expect(await decideAs(moderator, "hide", 3)).toBe("ok");
  expect(await decideAs(moderator, "undo", 4)).toBe("ok");
  expect(await reports()).toEqual(["dismissed", "dismissed", "pending"]);
});

test("the mail of a decision that is undone is never sent, or its owner is told that it no longer holds", async () => {
  const mails = async () => (await mailsTo(owner)).map(({ subject, status }) => [subject, status]);
  for (const decision of ["hide", "mend"] as const) {
    expect(await decideAs(moderator, decision)).toBe("ok");
    expect(await decideAs(moderator, "undo")).toBe("ok");
    expect(await mails()).toEqual([]);
  }
  expect(await decideAs(moderator, "mend")).toBe("ok");
  await db.update(outbox).set({ status: "sent", attempts: 1 }).where(eq(outbox.recipient, owner));
  expect(await decideAs(moderator, "undo")).toBe("ok");
  expect((await mails()).sort()).toEqual([
    ["Det vi skrev sist, gjelder ikke lenger", "pending"],
    ["Noe dere har lagt ut, må rettes", "sent"],
  ]);
});

test("what was hidden before a decision is not shown by undoing it", async () => {
  await autoHidden(eventContent(event));
  expect(await decideAs(moderator, "hide", 1)).toBe("ok");
  expect(await decideAs(moderator, "undo", 2)).toBe("overtaken");
  expect(await stateOf(eventContent(event))).toMatchObject({ isHidden: true });
  expect(await decideAs(moderator, "approve", 3)).toBe("ok");
  expect(await decideAs(moderator, "hide", 4)).toBe("ok");
  expect(await decideAs(moderator, "undo", 5), "after it was shown").toBe("ok");
});

test("the hiding of everything is not undone, because others' reports went with it", async () => {
  const content = organizerContent(organizer);
  expect(await decideOn(content, "hide_all", moderator)).toBe("ok");
  expect(await decideOn(content, "undo", moderator)).toBe("overtaken");
  expect(await decideOn(content, "approve", moderator)).toBe("ok");
  expect(await decideOn(content, "hide", moderator)).toBe("ok");
  expect(await decideOn(content, "undo", moderator)).toBe("ok");
});

test("only what shows a new organizer counts as having looked through it", async () => {
  const content = organizerContent(organizer);
  const isReviewed = async () => (await rowsWith(organizers, { id: organizer }))[0]!.reviewed_at !== null;
  await db.update(organizers).set({ reviewed_at: null }).where(eq(organizers.id, organizer));
  for (const decision of ["hide", "undo", "mend", "undo", "approve"] as const) {
    const { lastSeq: seen } = await stateOf(content);
    expect(endOf(await decide({ ...content, decision, seen }, moderator, moderationDeps()))).toBe("ok");
    expect(await isReviewed(), decision).toBe(decision === "approve");
  }
});

test("another's decision is not undone", async () => {
  expect(await decideAs(moderator, "hide")).toBe("ok");
  expect(await decideAs(await aModerator(), "undo")).toBe("overtaken");
  expect(await stateOf(eventContent(event))).toMatchObject({ isHidden: true });
});
