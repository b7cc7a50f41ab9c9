import { beforeEach, describe, expect, it, vi } from "vitest";
import { outbox } from "#db/schema";
import { NOW } from "#test/support/clock";
import { testDatabase, rowsWith } from "#test/support/rows";
import type { MailKey } from "~/domain/mail/occasions";
import { DAY_MS } from "~/domain/time/days-and-moments";
import type { MailResult } from "~/gateways/mailer";
import { endLetters } from "~/models/letters/end";
import { deliverMail } from "~/models/mail/deliver";
import { postMail } from "~/models/mail/post";

const db = testDatabase();
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

beforeEach(() => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  return () => logged.mockRestore();
});

/** Returns its row; posted anew it stays as it is. */
async function posted(key: MailKey, to: string) {
  const mail = { subject: "Hei", text: "Hei", html: "<p>Hei</p>" };
  await postMail({ key, to, mail }, { db, jobs: { enqueue: async () => {} }, now: NOW });
  return (await rowsWith(outbox, { key }))[0]!;
}

describe("an address that the service refuses", () => {
  const REFUSED: MailResult = { sent: false, code: "E_RECIPIENT_SUPPRESSED", isTemporary: false };
  const TO = "borte@lillehavn.test";
  /** Whether the service was asked, and the row afterwards. */
  const one = async (key: MailKey, result: MailResult, now: Date, to = TO) => {
    const row = await posted(key, to);
    const send = vi.fn(() => Promise.resolve(result));
    await deliverMail(row.id, { db, mailer: { send }, settings: { ENVIRONMENT: "production" }, now });
    const { status, error_code } = await posted(key, to);
    return [send.mock.calls.length, status, error_code];
  };

  it("is not tried again, but by what somebody waits for; once that arrives, all goes there again", async () => {
    expect(await one("invitation:away", REFUSED, after(0))).toEqual([1, "failed", REFUSED.code]);
    for (const occasion of ["like_events", "moderation", "weekly"] as const)
      expect(await one(`${occasion}:away`, { sent: true }, after(60))).toEqual([0, "failed", REFUSED.code]);
    expect(await one("like_events:other", { sent: true }, after(60), "ny@lillehavn.test")).toEqual([1, "sent", null]);
    expect(await one("reset:away", { sent: true }, after(120))).toEqual([1, "sent", null]);
    expect(await one("like_events:back", { sent: true }, after(180))).toEqual([1, "sent", null]);
  });

  it.each(["bounce", "complaint"] as const)("and neither after a %s that was reported", async (kind) => {
    const to = `${kind}@lillehavn.test`;
    expect(await one(`moderation:${kind}1`, { sent: true }, after(0), to)).toEqual([1, "sent", null]);
    await endLetters({ email: to, kind }, { db, now: after(60) });
    expect(await one(`moderation:${kind}2`, { sent: true }, after(120), to)).toEqual([0, "failed", REFUSED.code]);
  });
});

it("what comes when the service sends no more that day waits for the next, without a lost try", async () => {
  const { id } = await posted("confirm:full", "post@lillehavn.test");
  const deliver = (answer: MailResult, now = NOW) =>
    deliverMail(id, { db, mailer: { send: async () => answer }, settings: { ENVIRONMENT: "production" }, now });
  const row = () => posted("confirm:full", "post@lillehavn.test");
  const full: MailResult = { sent: false, code: "E_DAILY_LIMIT_EXCEEDED", isTemporary: true };
  const nextDay = new Date(Math.floor(NOW.getTime() / DAY_MS + 1) * DAY_MS);
  expect(await deliver(full)).toEqual({ ok: true, value: null });
  expect(await row()).toMatchObject({ status: "pending", error_code: full.code, attempts: 0, due_at: nextDay });
  await deliver({ sent: true }, new Date(nextDay.getTime() - 1000));
  expect((await row()).status).toBe("pending");
  await deliver({ sent: true }, nextDay);
  expect((await row()).status).toBe("sent");
});
