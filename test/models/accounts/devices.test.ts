import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { letterReaders, pushDevices, sessions } from "#db/schema";
import { anAccount } from "#test/support/accounts";
import { fromNow, NOW } from "#test/support/clock";
import { aViewer } from "#test/support/profile-work";
import { aDevice } from "#test/support/push-devices";
import { testDatabase, rowsWith } from "#test/support/rows";
import { hashToken } from "~/auth/tokens";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { signOutDevice, signOutElsewhere } from "~/models/accounts/devices";

const db = testDatabase();

/** Somebody who is signed in here and elsewhere, and gets pushes on both. */
async function someone() {
  const { id, email } = await anAccount();
  const viewer = aViewer({ userId: id, email, sessionId: `her-${id}` });
  const ids = [hashToken(viewer.sessionId), `annet-${id}`] as const;
  for (const session_id of ids) {
    await db
      .insert(sessions)
      .values({ id: session_id, user_id: id, expires_at: unixSeconds(fromNow({ days: 9 })), created_at: NOW });
    const device = await aDevice({ user_id: id });
    await db.update(pushDevices).set({ session_id }).where(eq(pushDevices.reader_id, device.id));
  }
  const left = async () => [
    (await rowsWith(sessions, { user_id: id })).length,
    (await rowsWith(letterReaders, { user_id: id })).length,
  ];
  return { viewer, elsewhere: ids[1], left };
}

const ways: [string, (given: Awaited<ReturnType<typeof someone>>) => Promise<void>][] = [
  ["everywhere else", ({ viewer }) => signOutElsewhere(viewer, { db })],
  ["one device", ({ viewer, elsewhere }) => signOutDevice(elsewhere, viewer, { db })],
];

describe.each(ways)("signing out %s", (_, signOut) => {
  test("ends the session and what is pushed there", async () => {
    const person = await someone();
    await signOut(person);
    expect(await person.left()).toEqual([1, 1]);
  });

  describe("where one of the two fails", () => {
    beforeEach(async () => {
      await db.run(sql`create trigger down before delete on letter_readers begin select raise(abort, 'down'); end`);
      await db.run(sql`create trigger out before delete on sessions begin select raise(abort, 'down'); end`);
    });
    afterEach(async () => {
      await db.run(sql`drop trigger if exists down`);
      await db.run(sql`drop trigger if exists out`);
    });

    test.each(["down", "out"])("does neither (%s)", async (works) => {
      const person = await someone();
      await db.run(sql`drop trigger ${sql.identifier(works)}`);
      await expect(signOut(person)).rejects.toThrow();
      expect(await person.left()).toEqual([2, 2]);
    });
  });
});

test("a device of somebody else stays signed in, with its pushes", async () => {
  const [one, other] = [await someone(), await someone()];
  await signOutDevice(other.elsewhere, one.viewer, { db });
  expect(await other.left()).toEqual([2, 2]);
});
