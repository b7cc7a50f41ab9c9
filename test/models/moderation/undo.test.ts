import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { userReports } from "#db/schema";
import { anAccount } from "#test/support/accounts";
import { fromNow } from "#test/support/clock";
import { eventContent, reported, stateOf } from "#test/support/moderation-rows";
import { endOf } from "#test/support/outcomes";
import { aViewer } from "#test/support/profile-work";
import { anEvent, anOrganizer, testDatabase } from "#test/support/rows";
import { visit } from "#test/support/visitor";
import type { Viewer } from "~/domain/accounts/access";
import type { Decision } from "~/domain/moderation/rules";
import { decide } from "~/models/moderation/decide";

const db = testDatabase();
const deps = { db, jobs: { enqueue: async () => undefined }, settings: { APP_URL: "http://samling.test" } };

let moderator: Viewer;
let event: string;

async function aModerator(): Promise<Viewer> {
  const { id, email } = await anAccount();
  return aViewer({ userId: id, email, isModerator: true });
}

beforeEach(async () => {
  moderator = await aModerator();
  event = (await anEvent({ organizer_id: (await anOrganizer()).id })).id;
  await reported(eventContent(event), 2);
});

const decideAs = async (viewer: Viewer, decision: Decision, hours = 0) => {
  const { lastSeq: seen } = await stateOf(eventContent(event));
  return endOf(await decide({ ...eventContent(event), decision, seen }, viewer, { ...deps, now: fromNow({ hours }) }));
};
const reports = async () =>
  (await db.select().from(userReports).where(eq(userReports.content_id, event))).map(({ status }) => status).sort();

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

test("another's decision is not undone", async () => {
  expect(await decideAs(moderator, "hide")).toBe("ok");
  expect(await decideAs(await aModerator(), "undo")).toBe("overtaken");
  expect(await stateOf(eventContent(event))).toMatchObject({ isHidden: true });
});
