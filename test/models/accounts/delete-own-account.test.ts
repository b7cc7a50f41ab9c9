import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import {
  calendarSyncs,
  events,
  images,
  organizerAdmins,
  organizers,
  outbox,
  sessions,
  userFavorites,
  userFollows,
  userReports,
  users,
} from "#db/schema";
import { accountDeps, anAccount, PASSWORD } from "#test/support/accounts";
import { mailsTo } from "#test/support/mailed";
import { endOf } from "#test/support/outcomes";
import { aViewer } from "#test/support/profile-work";
import { anEvent, anOrganizer, testDatabase, rowsWith } from "#test/support/rows";
import { onTeam } from "#test/support/signed-in";
import { refuse } from "~/domain/values";
import { deleteOwnAccount, findLeaving } from "~/models/accounts/deletion";
import { enterAccount } from "~/models/accounts/sign-in";
import { newId } from "~/models/site/new-id";

const db = testDatabase();
const leave = { password: PASSWORD, organization: null };

async function someone() {
  const user = await anAccount();
  return { user, viewer: aViewer({ userId: user.id, email: user.email }) };
}

/** A person with an organizer that has an event, a calendar, an image, and a member with an account. */
async function anOwner(given: Parameters<typeof anOrganizer>[0] = {}) {
  const { user, viewer } = await someone();
  const organizer = await anOrganizer({ email: user.email, ...given });
  await anEvent({ organizer_id: organizer.id });
  await db.insert(calendarSyncs).values({
    id: newId(),
    organizer_id: organizer.id,
    calendar_name: "K",
    calendar_url: `https://k.test/${organizer.id}.ics`,
  });
  await db.insert(images).values({ id: `events/${organizer.id}`, organizer_id: organizer.id, width: 1, height: 1 });
  const helper = await anAccount();
  await onTeam(organizer.id, helper.email, "admin");
  return { user, viewer, organizer, helper };
}

const rowsOf = async (id: string) => (await rowsWith(users, { id })).length;

describe("the deletion of an account", () => {
  test("takes everything that hangs on it, and leaves reports without a name", async () => {
    const { user, viewer } = await someone();
    const event = await anEvent();
    await enterAccount(user, accountDeps());
    await db.insert(userFavorites).values({ id: newId(), user_id: user.id, event_id: event.id });
    await db.insert(userFollows).values({ id: newId(), user_id: user.id, organizer_id: event.organizer_id });
    await onTeam(event.organizer_id, user.email, "viewer");
    const report = {
      id: newId(),
      content_type: "event" as const,
      content_id: event.id,
      reporter_id: user.id,
      reason: "Annet",
      category: "other" as const,
    };
    await db.insert(userReports).values(report);
    await db.insert(outbox).values({
      id: newId(),
      key: newId(),
      recipient: user.email,
      subject: "Gammel",
      body_text: "…",
      due_at: new Date(),
    });

    const result = await deleteOwnAccount(leave, viewer, accountDeps());

    expect(result).toMatchObject({ ok: true, value: { cookie: expect.stringContaining("Max-Age=0") as string } });
    expect(await rowsOf(user.id)).toBe(0);
    for (const table of [sessions, userFavorites, userFollows])
      expect(await db.select().from(table).where(eq(table.user_id, user.id))).toEqual([]);
    expect(await rowsWith(organizerAdmins, { user_email: user.email })).toEqual([]);
    expect((await mailsTo(user.email)).map(({ subject }) => subject)).toEqual(["Kontoen din er slettet"]);
    expect((await rowsWith(userReports, { id: report.id }))[0]).toMatchObject({
      reporter_id: null,
      status: "pending",
    });
  });

  test("is refused without the password, and guessing it is limited", async () => {
    const { user, viewer } = await someone();
    for (let time = 0; time < 10; time++)
      expect(await deleteOwnAccount({ ...leave, password: "galt passord" }, viewer, accountDeps())).toEqual(
        refuse({ kind: "wrongPassword" }),
      );
    expect(await deleteOwnAccount(leave, viewer, accountDeps())).toMatchObject(refuse({ kind: "tooMany" }));
    expect(await rowsOf(user.id)).toBe(1);
  });

  test("needs a decision about the organisation, and knows what hangs on it", async () => {
    const { viewer, organizer, helper, user } = await anOwner();
    expect(await findLeaving(viewer, accountDeps())).toMatchObject({
      organizer: { id: organizer.id, coming_events: 1, events: 1, calendars: 1, is_last_superadmin: 0 },
      heirs: [{ email: helper.email, role: "admin" }],
    });
    expect(await deleteOwnAccount(leave, viewer, accountDeps())).toEqual(refuse({ kind: "organizationUndecided" }));
    expect(await deleteOwnAccount({ ...leave, organization: "fremmed@lillevik.test" }, viewer, accountDeps())).toEqual(
      refuse({ kind: "heirGone" }),
    );
    expect(await rowsOf(user.id)).toBe(1);
  });

  test("deletes the organisation with its events, calendars and team where that is chosen; its images lose their owner", async () => {
    const { viewer, organizer } = await anOwner();
    expect(await deleteOwnAccount({ ...leave, organization: "delete" }, viewer, accountDeps())).toMatchObject({
      ok: true,
    });
    expect(await rowsWith(organizers, { id: organizer.id })).toEqual([]);
    for (const table of [events, calendarSyncs, organizerAdmins])
      expect(await db.select().from(table).where(eq(table.organizer_id, organizer.id))).toEqual([]);
    expect((await rowsWith(images, { id: `events/${organizer.id}` }))[0]).toMatchObject({ organizer_id: null });
  });

  test("gives the organisation to a member where that is chosen, but none of the owner's own rights", async () => {
    await anOrganizer({ is_superadmin: true, email: (await anAccount()).email });
    const { viewer, organizer, helper } = await anOwner({ is_superadmin: true, is_moderator: true });
    expect(await deleteOwnAccount({ ...leave, organization: helper.email }, viewer, accountDeps())).toMatchObject({
      ok: true,
    });
    const [kept] = await rowsWith(organizers, { id: organizer.id });
    expect(kept).toMatchObject({ email: helper.email, is_superadmin: false, is_moderator: false });
    expect(await rowsWith(organizerAdmins, { organizer_id: organizer.id })).toEqual([]);
    expect(await rowsWith(events, { organizer_id: organizer.id })).toHaveLength(1);
  });

  test("somebody without a proven account, or with an organisation of their own, is no heir", async () => {
    const { viewer, organizer, helper } = await anOwner();
    await onTeam(organizer.id, "uten-konto@lillevik.test", "admin");
    const owner = await anAccount();
    await anOrganizer({ email: owner.email });
    await onTeam(organizer.id, owner.email, "admin");
    expect((await findLeaving(viewer, accountDeps())).heirs.map(({ email }) => email)).toEqual([helper.email]);
  });

  test("is refused to the last superadmin", async () => {
    await db.update(organizers).set({ is_superadmin: false });
    const { viewer, user } = await anOwner({ is_superadmin: true });
    expect(await deleteOwnAccount({ ...leave, organization: "delete" }, viewer, accountDeps())).toEqual(
      refuse({ kind: "lastSuperadmin" }),
    );
    expect(await rowsOf(user.id)).toBe(1);
  });

  test("of the last two superadmins who leave at once one stays, with all that is theirs", async () => {
    await db.update(organizers).set({ is_superadmin: false });
    const both = [await anOwner({ is_superadmin: true }), await anOwner({ is_superadmin: true })];
    const outcomes = await Promise.all(
      both.map(({ viewer }) => deleteOwnAccount({ ...leave, organization: "delete" }, viewer, accountDeps())),
    );
    expect(outcomes.map(endOf).sort()).toEqual(["lastSuperadmin", "ok"]);
    const { user, organizer } = both[outcomes.findIndex(({ ok }) => !ok)]!;
    expect(await rowsOf(user.id)).toBe(1);
    expect(await rowsWith(events, { organizer_id: organizer.id })).toHaveLength(1);
    expect(await mailsTo(user.email)).toEqual([]);
  });

  test("leaves everything as it is where the heir has got an organisation meanwhile", async () => {
    const { user, viewer, organizer, helper } = await anOwner();
    const leaving = deleteOwnAccount({ ...leave, organization: helper.email }, viewer, accountDeps());
    const [outcome] = await Promise.all([leaving, anOrganizer({ email: helper.email })]);
    expect(outcome).toEqual(refuse({ kind: "heirGone" }));
    expect(await rowsOf(user.id)).toBe(1);
    expect(
      await db.select({ email: organizers.email }).from(organizers).where(eq(organizers.id, organizer.id)),
    ).toEqual([{ email: user.email }]);
  });
});
