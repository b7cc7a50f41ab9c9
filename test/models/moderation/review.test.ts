import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog, events, organizers } from "#db/schema";
import { anAccount } from "#test/support/accounts";
import { fromNow, NOW } from "#test/support/clock";
import { aViewer } from "#test/support/profile-work";
import { anEvent, anOrganizer, testDatabase, rowsWith } from "#test/support/rows";
import { reviewNewcomer } from "~/models/moderation/review";

const db = testDatabase();
const logged = (id: string) => db.select().from(auditLog).where(eq(auditLog.organizer_id, id));

test("who looked at a new organisation, and so showed what it had held, is in the audit log, once", async () => {
  const { id } = await anOrganizer({ created_at: NOW, reviewed_at: null });
  const held = await anEvent({ organizer_id: id, public_from: fromNow({ hours: 20 }) });
  const { id: userId } = await anAccount();
  const moderator = aViewer({ userId, isModerator: true });
  const press = () => reviewNewcomer(id, moderator, { db, now: NOW });
  expect(await press()).toEqual({ ok: true, value: null });
  expect(await press()).toEqual({ ok: true, value: null });
  expect((await rowsWith(events, { id: held.id }))[0]!.public_from).toBeNull();
  expect((await rowsWith(organizers, { id }))[0]!.reviewed_at).toEqual(NOW);
  expect(await logged(id)).toMatchObject([{ actor_id: userId, action: "organizer_reviewed" }]);
});

test("one of their own organisations a moderator does not look at, and nothing is logged", async () => {
  const { id, name, city, logo_url } = await anOrganizer({ created_at: NOW, reviewed_at: null });
  const membership = { id, name, city, logo_url, language: null, role: "owner" as const };
  const moderator = aViewer({ isModerator: true, memberships: [membership] });
  expect(await reviewNewcomer(id, moderator, { db, now: NOW })).toEqual({ ok: false, problem: { kind: "own" } });
  expect((await rowsWith(organizers, { id }))[0]!.reviewed_at).toBeNull();
  expect(await logged(id)).toEqual([]);
});
