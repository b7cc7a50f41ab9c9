import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { endLettersTo, updateReader } from "#db/queries/letters/readers";
import { removePage } from "#db/queries/organizers/register-pages";
import { findRestoring } from "#db/queries/site/health";
import { writeProgress } from "#db/queries/site/progress";
import { contentModerationStatus, letterReaders } from "#db/schema";
import { buckets, eraseAgainHere, loseAndRestore, makeBackup } from "#test/support/backups";
import { fromNow, NOW } from "#test/support/clock";
import { aReader } from "#test/support/letters";
import { makeDatabase } from "#test/support/migrations";
import { setProgress } from "#test/support/progress";
import { anOrganizerWithRoles, headersOf, type Role, ROLES } from "#test/support/roles";
import { anEvent, anOrganizer, setHidden, testDatabase, rowsWith } from "#test/support/rows";
import { testSettings } from "#test/support/settings";
import { visit } from "#test/support/visitor";
import { handleScheduled } from "#workers/scheduled";
import type { Env } from "~/context";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { removeFolder } from "~/gateways/backup/store";
import { keepErasures } from "~/models/backup/erasures";

const { backups } = buckets;
const db = testDatabase();
const BEFORE = fromNow({ days: -400 });

beforeEach(async () => {
  await removeFolder(backups, "");
  await makeDatabase();
});

const kindsOf = async (id: string) => {
  const [row] = await rowsWith(letterReaders, { id });
  return [row!.weekly, row!.reminder, row!.at_once, row!.next_at];
};
const hidden = async () =>
  (await rowsWith(contentModerationStatus, { is_hidden: true })).map(({ content_id }) => content_id);

/** What was taken back after the backup was made, before the database was lost. */
async function lost(name: string, how: "restore" | "time travel") {
  await keepErasures({ db, backups });
  return how === "restore" ? loseAndRestore(name, new Date()) : [await eraseAgainHere(new Date(name), new Date())];
}

const ON = { weekly: true, reminder: "day", at_once: true, next_at: fromNow({ days: 2 }) } as const;

describe("what was taken back since the backup stays taken back", () => {
  const KINDS = [
    ["the weekly letter", { weekly: false, next_at: null }, [false, "day", true, null]],
    ["reminders", { reminder: "none" }, [true, "none", true, ON.next_at]],
    ["news at once", { at_once: false }, [true, "day", false, ON.next_at]],
  ] as const;

  test("letters by mail and by push, of each kind and to an address that complained", async () => {
    const readers = [];
    for (const [what, change, kinds] of KINDS) {
      const [mail, push, back] = [await aReader(ON), await aReader({ ...ON, channel: "push" }), await aReader(ON)];
      readers.push({ what, change, kinds, off: [mail.id, push.id], back: back.id });
    }
    const { id: complained, email } = await aReader(ON);
    const name = await makeBackup(BEFORE);
    for (const { change, off, back } of readers) {
      for (const id of [...off, back]) await updateReader(db, id, change);
      await updateReader(db, back, ON);
    }
    await endLettersTo(db, email!, { why: "complaint", now: NOW });
    await lost(name, "restore");
    for (const { what, kinds, off, back } of readers) {
      for (const id of off) expect(await kindsOf(id), what).toEqual(kinds);
      expect(await kindsOf(back), `${what}, ordered again since`).toEqual([true, "day", true, ON.next_at]);
    }
    expect(await kindsOf(complained)).toEqual([false, "none", false, null]);
  });

  test("hidden events and organizers, and removed pages; what was shown again is shown", async () => {
    const [event, shown, organizer] = [await anEvent(), await anEvent(), await anOrganizer()];
    const page = await anOrganizer({ register_batch: "b", email: "1@enhetsregisteret.invalid" });
    const name = await makeBackup(BEFORE);
    await setHidden("event", event.id, true);
    await setHidden("event", shown.id, true);
    await setHidden("event", shown.id, false);
    await setHidden("organizer", organizer.id, true);
    await removePage(db, page.id, { reason: "", isHidden: true }, NOW);
    await lost(name, "restore");
    expect((await hidden()).sort()).toEqual([event.id, organizer.id, page.id].sort());
    expect((await visit(`/event/${event.id}`)).status).not.toBe(200);
    expect((await visit(`/event/${shown.id}`)).status).toBe(200);
  });
});

describe("after a restore", () => {
  const deep = async () => {
    const answer = await visit("/healthz?deep", { headers: { Authorization: `Bearer ${testSettings.HEALTH_KEY}` } });
    return [answer.status, (await answer.json<{ status: string }>()).status];
  };

  test.each(["restore", "time travel"] as const)(
    "by %s letters and pushes wait until somebody lets them go",
    async (how) => {
      await aReader(ON);
      const name = await makeBackup(BEFORE);
      expect(await findRestoring(db)).toBeNull();
      expect((await lost(name, how)).join()).toContain("Letters and pushes wait");
      expect(await findRestoring(db)).toBeInstanceOf(Date);
      const { id } = await aReader({ next_at: NOW });
      const isClaimed = async () => {
        await handleScheduled(
          { scheduledTime: NOW.getTime(), cron: "* * * * *" } as ScheduledController,
          { ...env, TEST_CLOCK: NOW.toISOString() } as unknown as Env,
        );
        return (await kindsOf(id))[3]! > NOW;
      };
      const team = (await anOrganizerWithRoles()).id;
      const press = async (role: Role) => {
        const body = new URLSearchParams({ intent: "letGo" });
        return visit("/admin/health", { method: "POST", headers: await headersOf(role, team), body });
      };
      expect(await isClaimed()).toBe(false);
      for (const role of ROLES.filter((one) => one !== "superadmin")) await press(role);
      expect(await isClaimed(), "others' presses do nothing").toBe(false);
      const page = await visit("/admin/health", { headers: await headersOf("superadmin", team) });
      expect(await page.text()).toContain("Send brev og varsler igjen");
      expect((await press("superadmin")).status).toBe(303);
      expect(await findRestoring(db)).toBeNull();
      expect(await isClaimed()).toBe(true);
    },
  );

  test("the check in depth says so until the crons have run", async () => {
    await loseAndRestore(await makeBackup(NOW), NOW);
    expect(await deep()).toEqual([200, "restored, crons pending"]);
    await writeProgress(db, "minutely", unixSeconds(NOW));
    expect(await deep()).toEqual([200, "restored, crons pending"]);
    await writeProgress(db, "quarterly", unixSeconds(NOW));
    expect(await deep()).toEqual([200, "ok"]);
    await setProgress("quarterly", unixSeconds(fromNow({ days: -1 })));
    await setProgress("restored", unixSeconds(fromNow({ days: -2 })));
    expect((await deep())[1], "not for ever").toBe("failing");
  });
});
