import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { outbox } from "#db/schema";
import { fromNow, NOW } from "#test/support/clock";
import { testDatabase } from "#test/support/rows";
import { RETENTION } from "~/domain/site/retention";
import { DAY_SECONDS, unixSeconds } from "~/domain/time/unix-time";
import { type MailResult, platformMailer } from "~/gateways/mailer";
import type { JobMessage } from "~/jobs/queue";
import { deliverMail, sweepMails } from "~/models/mail/deliver";
import { postMail } from "~/models/mail/post";
import { RETRY_DELAYS } from "~/models/mail/retries";
import type { Settings } from "~/schemas/site/settings";

const mail = { subject: "Bekreft", text: "Hei", html: "<p>Hei</p>" };
const PRODUCTION = { ENVIRONMENT: "production" } as const;
const DEVELOPMENT = { ENVIRONMENT: "development" } as const;
const LATER: MailResult = { sent: false, code: "E_RATE_LIMIT_EXCEEDED", isTemporary: true };
const NEVER: MailResult = { sent: false, code: "E_RECIPIENT_NOT_ALLOWED", isTemporary: false };
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

/** Posts a mail; returns its row's id and the queued messages. */
async function posted(key: string) {
  const queued: JobMessage[] = [];
  const jobs = { enqueue: async (messages: JobMessage[]) => void queued.push(...messages) };
  await postMail({ key, to: "post@lillehavn.test", mail }, { db: testDatabase(), jobs, now: NOW });
  const [row] = await testDatabase().select().from(outbox).where(eq(outbox.key, key));
  return { id: row!.id, queued };
}

const rowOf = async (id: string) => (await testDatabase().select().from(outbox).where(eq(outbox.id, id)))[0]!;

/** A mailer with a fixed result that counts its calls. */
function mailerOf(result: MailResult) {
  const sent: string[] = [];
  return { sent, mailer: { send: async ({ to }: { to: string }) => (sent.push(to), result) } };
}

const deliver = (id: string, result: MailResult, now = NOW, settings: Pick<Settings, "ENVIRONMENT"> = PRODUCTION) =>
  deliverMail(id, { db: testDatabase(), mailer: mailerOf(result).mailer, settings, now });

describe("issue line 14, a mail is first a row, then a message", () => {
  it("once for the same key, however often it is posted", async () => {
    const { id } = await posted("confirm:1");
    expect((await posted("confirm:1")).id).toBe(id);
    expect(await testDatabase().select().from(outbox).where(eq(outbox.key, "confirm:1"))).toHaveLength(1);
  });

  it("is sent once, also when its message comes twice at the same time", async () => {
    const { id } = await posted("confirm:2");
    const { sent, mailer } = mailerOf({ sent: true });
    const deliveries = await Promise.all(
      [1, 2, 3].map(() => deliverMail(id, { db: testDatabase(), mailer, settings: PRODUCTION, now: NOW })),
    );
    expect(deliveries).toEqual(Array(3).fill({ ok: true, value: null }));
    expect(sent).toEqual(["post@lillehavn.test"]);
    expect(await rowOf(id)).toMatchObject({ status: "sent", attempts: 1, finished_at: NOW });
  });

  it("is tried again with growing delays while the failure is temporary, and then given up by its code", async () => {
    const { id } = await posted("confirm:3");
    let now = NOW;
    for (const delay of RETRY_DELAYS) {
      expect(await deliver(id, LATER, now)).toEqual({
        ok: false,
        problem: { kind: "postponed", retryAfterSeconds: delay },
      });
      expect(await rowOf(id)).toMatchObject({ status: "pending", error_code: "E_RATE_LIMIT_EXCEEDED" });
      now = new Date(now.getTime() + delay * 1000);
    }
    expect([...RETRY_DELAYS]).toEqual([...RETRY_DELAYS].sort((a, b) => a - b));
    expect(await deliver(id, LATER, now)).toEqual({ ok: true, value: null });
    expect(await rowOf(id)).toMatchObject({
      status: "failed",
      error_code: "E_RATE_LIMIT_EXCEEDED",
      attempts: RETRY_DELAYS.length + 1,
    });
  });

  it("is sent in the end when a later try succeeds", async () => {
    const { id } = await posted("confirm:4");
    await deliver(id, LATER);
    expect(await deliver(id, { sent: true }, after(59))).toEqual({ ok: true, value: null });
    expect((await rowOf(id)).status).toBe("pending");
    await deliver(id, { sent: true }, after(60));
    expect((await rowOf(id)).status).toBe("sent");
  });

  it("is given up at once where the failure is final", async () => {
    const { id } = await posted("confirm:5");
    expect(await deliver(id, NEVER)).toEqual({ ok: true, value: null });
    expect(await rowOf(id)).toMatchObject({ status: "failed", error_code: "E_RECIPIENT_NOT_ALLOWED" });
  });

  it.each([
    ["E_RATE_LIMIT_EXCEEDED", true],
    ["E_DAILY_LIMIT_EXCEEDED", true],
    ["E_INTERNAL_SERVER_ERROR", true],
    ["E_SENDER_NOT_VERIFIED", false],
    [undefined, false],
  ])("the platform's %s is temporary: %s", async (code, isTemporary) => {
    const mailer = platformMailer(
      { send: () => Promise.reject(Object.assign(new Error("no"), { code })) },
      "Samling <post@samling.test>",
    );
    expect(await mailer.send({ to: "a@b.test", ...mail })).toEqual({
      sent: false,
      code: code ?? "E_UNKNOWN",
      isTemporary,
    });
  });
});

describe("a link in a mail is a secret of the mailbox it goes to", () => {
  it.each([
    ["sent", { sent: true }],
    ["given up at once", NEVER],
  ] as const)("what it says goes with the statement that says it was %s", async (_, result) => {
    const { id } = await posted(`secret:${_}`);
    expect((await rowOf(id)).body_text).toBe("Hei");
    await deliver(id, result);
    expect(await rowOf(id)).toMatchObject({ body_text: null, body_html: null, subject: "Bekreft", finished_at: NOW });
  });

  it("and when it is given up after the last try", async () => {
    const { id } = await posted("secret:last");
    let now = NOW;
    for (const delay of RETRY_DELAYS) {
      await deliver(id, LATER, now);
      expect((await rowOf(id)).body_text).toBe("Hei");
      now = new Date(now.getTime() + delay * 1000);
    }
    await deliver(id, LATER, now);
    expect(await rowOf(id)).toMatchObject({ status: "failed", body_text: null, body_html: null });
  });

  it("in development it stays, because it is read there", async () => {
    const { id } = await posted("secret:development");
    await deliver(id, { sent: true }, NOW, DEVELOPMENT);
    expect(await rowOf(id)).toMatchObject({ status: "sent", body_text: "Hei", body_html: "<p>Hei</p>" });
  });
});

describe("issue line 14, the sweep", () => {
  const sweep = async (now: Date, settings: Pick<Settings, "ENVIRONMENT"> = PRODUCTION) => {
    const queued: JobMessage[] = [];
    await sweepMails({
      db: testDatabase(),
      jobs: { enqueue: async (messages) => void queued.push(...messages) },
      settings,
      now,
    });
    return queued.map((message) => (message.type === "send_mail" ? message.outbox_id : message.type));
  };

  it("queues what was lost between row and queue, and nothing that is done or not yet due", async () => {
    const [lost, sent, later] = [await posted("sweep:1"), await posted("sweep:2"), await posted("sweep:3")];
    await deliver(sent.id, { sent: true });
    await deliver(later.id, LATER);
    const queued = await sweep(NOW);
    expect(queued).toContain(lost.id);
    expect(queued).not.toContain(sent.id);
    expect(queued).not.toContain(later.id);
    expect(await sweep(after(60))).toContain(later.id);
  });

  it("queues all that was lost, portion by portion", async () => {
    const many = Array.from({ length: 2500 }, (_, n) => n);
    await testDatabase().run(sql`insert into outbox (id, key, recipient, subject, body_text, body_html, due_at)
      select 'many-' || value, 'many-' || value, 'a@b.test', 'Hei', 'Hei', '<p>Hei</p>', ${unixSeconds(NOW) - 60} + value % 7
      from json_each(${JSON.stringify(many)})`);
    const queued = (await sweep(NOW)).filter((id) => id.startsWith("many-"));
    expect([queued.length, new Set(queued).size]).toEqual([2500, 2500]);
    await testDatabase().run(sql`delete from outbox where id like 'many-%'`);
  });

  it("gives up after two days what never got on its way, and keeps nothing of what it said", async () => {
    const { id } = await posted("sweep:never");
    await testDatabase().update(outbox).set({ created_at: NOW }).where(eq(outbox.id, id));
    await sweep(fromNow({ days: RETENTION.mailOnItsWayDays }));
    expect(await rowOf(id)).toMatchObject({ status: "pending", body_text: "Hei" });
    const later = after(RETENTION.mailOnItsWayDays * DAY_SECONDS + 1);
    expect(await sweep(later)).not.toContain(id);
    expect(await rowOf(id)).toMatchObject({
      status: "failed",
      error_code: "E_NEVER_SENT",
      body_text: null,
      body_html: null,
      finished_at: later,
    });
  });

  it("empties at once what was sent before bodies went with the sending", async () => {
    const { id } = await posted("sweep:former");
    await testDatabase().update(outbox).set({ status: "sent", finished_at: NOW }).where(eq(outbox.id, id));
    await sweep(NOW);
    expect(await rowOf(id)).toMatchObject({ body_text: null, body_html: null });
  });

  it("in development, bodies go thirty days after a mail was done, and not a second before", async () => {
    const { id } = await posted("sweep:4");
    await deliver(id, { sent: true }, NOW, DEVELOPMENT);
    await sweep(after(RETENTION.mailBodyDays * DAY_SECONDS - 1), DEVELOPMENT);
    expect((await rowOf(id)).body_text).toBe("Hei");
    await sweep(after(RETENTION.mailBodyDays * DAY_SECONDS), DEVELOPMENT);
    expect(await rowOf(id)).toMatchObject({ body_text: null, body_html: null, subject: "Bekreft", status: "sent" });
  });
});
