import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { findOrganizerBelongings } from "#db/queries/organizers/deletion";
import { images, userFavorites, userFollows } from "#db/schema";
import { anAccount } from "#test/support/accounts";
import { NOW } from "#test/support/clock";
import { eventContent, reported } from "#test/support/moderation-rows";
import { endOf } from "#test/support/outcomes";
import { aViewer } from "#test/support/profile-work";
import { anEvent, anOrganizer, setHidden, testDatabase } from "#test/support/rows";
import { actualPublication, expectedPublication } from "#test/support/search-index";
import { onTeam } from "#test/support/signed-in";
import type { JobMessage } from "~/jobs/queue";
import { deleteOrganizerAsAdmin, setFlag } from "~/models/admin/acts";

const actor = aViewer({ isSuperadmin: true });
const countOf = async (table: string, condition: string) =>
  (await env.DB.prepare(`select count(*) as n from ${table} where ${condition}`).first<{ n: number }>())!.n;

test("an organisation goes with its events, calendars, team, follows and images, counted before", async () => {
  const db = testDatabase();
  const organizer = await anOrganizer({ id: "skal-bort" });
  const event = await anEvent({ organizer_id: organizer.id });
  const kept = await anEvent();
  await setHidden("event", event.id, true);
  await reported(eventContent(event.id));
  await onTeam(organizer.id, "hjelper@team.test", "editor");
  const follower = await anAccount();
  await db.insert(userFollows).values({ id: "follow", user_id: follower.id, organizer_id: organizer.id });
  await db.insert(userFavorites).values({ id: "favorite", user_id: follower.id, event_id: event.id });
  await db.insert(images).values({ id: "organizers/bilde", organizer_id: organizer.id, width: 1, height: 1 });
  await env.DB.prepare(
    "insert into calendar_syncs (id, organizer_id, calendar_name, calendar_url) values ('sync', ?, 'K', 'https://k.test/a.ics')",
  )
    .bind(organizer.id)
    .run();

  const belongings = (await findOrganizerBelongings(db, organizer, NOW))!;
  expect(belongings).toMatchObject({ events: 1, coming_events: 1, calendars: 1, members: 1, followers: 1, images: 1 });

  const queued: JobMessage[] = [];
  const jobs = { enqueue: async (messages: JobMessage[]) => void queued.push(...messages) };
  expect(endOf(await deleteOrganizerAsAdmin(belongings, actor, { db, jobs, now: NOW }))).toBe("ok");
  for (const table of [
    "events",
    "calendar_syncs",
    "organizer_admins",
    "user_follows",
    "organizer_counts",
    "content_moderation_status",
  ]) {
    expect(await countOf(table, "organizer_id = 'skal-bort'"), table).toBe(0);
  }
  expect(await countOf("user_favorites", `event_id = '${event.id}'`)).toBe(0);
  expect(await countOf("content_moderation_status", `content_id = '${event.id}'`)).toBe(0);
  expect(queued).toEqual([{ type: "delete_image", image_id: "organizers/bilde" }]);
  expect(await countOf("images", "organizer_id is null and orphaned_at is not null")).toBe(1);
  expect(await countOf("audit_log", "action = 'organizer_deleted' and organizer_id = 'skal-bort'")).toBe(1);
  expect(await countOf("events", `id = '${kept.id}'`)).toBe(1);
  expect(await actualPublication()).toEqual(await expectedPublication());
  expect(endOf(await deleteOrganizerAsAdmin(belongings, actor, { db, jobs, now: NOW }))).toBe("gone");
});

test("the last superadmin keeps the flag and the organisation", async () => {
  const db = testDatabase();
  const first = await anAccount();
  const organizer = await anOrganizer({ email: first.email, is_superadmin: true });
  const jobs = { enqueue: async () => undefined };
  const flag = { organizer_id: organizer.id, flag: "is_superadmin" as const, value: false };
  expect(endOf(await setFlag(flag, actor, { db, now: NOW }))).toBe("lastSuperadmin");
  const belongings = (await findOrganizerBelongings(db, organizer, NOW))!;
  expect(endOf(await deleteOrganizerAsAdmin(belongings, actor, { db, jobs, now: NOW }))).toBe("lastSuperadmin");
  await anOrganizer({ is_superadmin: true, email: "uten-konto@x.test" });
  expect(endOf(await setFlag(flag, actor, { db, now: NOW })), "one who cannot sign in does not count").toBe(
    "lastSuperadmin",
  );
  const second = await anAccount();
  const other = await anOrganizer({ email: second.email });
  expect(endOf(await setFlag({ ...flag, organizer_id: other.id, value: true }, actor, { db, now: NOW }))).toBe("ok");
  expect(endOf(await setFlag(flag, actor, { db, now: NOW }))).toBe("ok");
  expect(endOf(await setFlag({ ...flag, organizer_id: other.id }, actor, { db, now: NOW }))).toBe("lastSuperadmin");
  expect(await countOf("audit_log", "action in ('superadmin_granted', 'superadmin_revoked')")).toBe(2);
  expect(endOf(await setFlag({ ...flag, organizer_id: "ingen" }, actor, { db, now: NOW }))).toBe("gone");
});
