import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it, type Mock, vi } from "vitest";
import { outbox } from "#db/schema";
import { fromNow, NOW } from "#test/support/clock";
import { testDatabase, rowsWith } from "#test/support/rows";
import { isAwaited, isLetter, type MailKey, OCCASIONS } from "~/domain/mail/occasions";
import { RETENTION } from "~/domain/site/retention";
import { DAY_MS, DAY_SECONDS, unixSeconds } from "~/domain/time/days-and-moments";
import { FINAL_CODES, type MailResult, platformMailer } from "~/gateways/mailer";
import { type JobMessage, jobQueue } from "~/jobs/queue";
import { deliverMail, sweepMails } from "~/models/mail/deliver";
import { postMail, queueOutbox } from "~/models/mail/post";
import { RETRY_DELAYS } from "~/models/mail/retries";
import { checkHealth } from "~/models/site/health";
import type { Settings } from "~/schemas/site/settings";

let logged: Mock<typeof console.error>;
beforeEach(() => {
  logged = vi.spyOn(console, "error").mockReturnValue();
  return () => logged.mockRestore();
});

const mail = { subject: "Bekreft", text: "Hei", html: "<p>Hei</p>" };
const PRODUCTION = { ENVIRONMENT: "production" } as const;
const DEVELOPMENT = { ENVIRONMENT: "development" } as const;
const LATER: MailResult = { sent: false, code: "E_RATE_LIMIT_EXCEEDED", isTemporary: true };
const NEVER: MailResult = { sent: false, code: "E_RECIPIENT_NOT_ALLOWED", isTemporary: false };
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

/** Posts a mail; returns its row's id and the queued messages. */
async function posted(key: MailKey) {
  const queued: JobMessage[] = [];
  const jobs = { enqueue: async (messages: JobMessage[]) => void queued.push(...messages) };
  await postMail({ key, to: "post@lillehavn.test", mail }, { db: testDatabase(), jobs, now: NOW });
  const [row] = await rowsWith(outbox, { key });
  return { id: row!.id, queued };
}

const rowOf = async (id: string) => (await rowsWith(outbox, { id }))[0]!;

/** A mailer with a fixed result that counts its calls. */
function mailerOf(result: MailResult) {
  const sent: string[] = [];
  return { sent, mailer: { send: async ({ to }: { to: string }) => (sent.push(to), result) } };
}

const deliver = (id: string, result: MailResult, now = NOW, settings: Pick<Settings, "ENVIRONMENT"> = PRODUCTION) =>
  deliverMail(id, { db: testDatabase(), mailer: mailerOf(result).mailer, settings, now });

describe("a mail is first a row, then a message", () => {
  it("once for the same key, however often it is posted", async () => {
    const { id } = await posted("confirm:1");
    expect((await posted("confirm:1")).id).toBe(id);
    expect(await rowsWith(outbox, { key: "confirm:1" })).toHaveLength(1);
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

  it.each<[unknown, boolean]>([
    ...[...FINAL_CODES].map((code): [string, boolean] => [code, false]),
    ["E_RATE_LIMIT_EXCEEDED", true],
    ["E_DAILY_LIMIT_EXCEEDED", true],
    ["E_INTERNAL_SERVER_ERROR", true],
    ["E_DELIVERY_FAILED", true],
    ["E_NEW_NEXT_YEAR", true],
    [undefined, true],
    [550, true],
  ])("the platform's %s is temporary: %s", async (code, isTemporary) => {
    const failure = { send: () => Promise.reject(Object.assign(new Error("no"), { code })) };
    expect(await platformMailer(failure, "Samling <post@samling.test>").send({ to: "a@b.test", ...mail })).toEqual({
      sent: false,
      code: typeof code === "string" ? code : "E_UNKNOWN",
      isTemporary,
    });
  });

  it.each([null, undefined, "no", new Error("network")])(
    "what is thrown without a code is temporary: %s",
    async (thrown) => {
      // oxlint-disable-next-line prefer-promise-reject-errors -- a binding may throw anything
      const mailer = platformMailer({ send: () => Promise.reject(thrown) }, "Samling <post@samling.test>");
      expect(await mailer.send({ to: "a@b.test", ...mail })).toMatchObject({ code: "E_UNKNOWN", isTemporary: true });
    },
  );

  it("is tried for longer than a day, and never left by the queue before", () => {
    expect(RETRY_DELAYS.reduce((sum, delay) => sum + delay, 0)).toBeGreaterThan(DAY_SECONDS);
    expect(RETRY_DELAYS.reduce((sum, delay) => sum + delay, 0)).toBeLessThan(RETENTION.mailOnItsWayDays * DAY_SECONDS);
  });
});

describe("what somebody waits for", () => {
  it.each(OCCASIONS)("%s has a queue of its own where it is waited for", async (occasion) => {
    const sent: Record<string, unknown[]> = {};
    const queueNamed = (name: string) =>
      ({
        sendBatch: async (messages: { body: unknown }[]) => void (sent[name] = messages.map(({ body }) => body)),
      }) as unknown as Queue;
    const jobs = jobQueue({
      JOBS: queueNamed("JOBS"),
      AWAITED_MAIL_JOBS: queueNamed("AWAITED_MAIL_JOBS"),
      PUSH_JOBS: queueNamed("PUSH_JOBS"),
      CALENDAR_JOBS: queueNamed("CALENDAR_JOBS"),
      CARD_JOBS: queueNamed("CARD_JOBS"),
    });
    const key = `${occasion}:lane`;
    await queueOutbox(
      [
        { id: "m", key, channel: "mail" },
        { id: "p", key, channel: "push" },
      ],
      { jobs },
    );
    expect(Object.keys(sent).toSorted()).toEqual(
      [isAwaited(key) ? "AWAITED_MAIL_JOBS" : "JOBS", "PUSH_JOBS"].toSorted(),
    );
  });

  it.each(["confirm", "reset", "invitation", "first-passkey", "letters_confirm", "at_once"])(
    "%s is among it, and no letter",
    (occasion) => expect([isAwaited(`${occasion}:1`), isLetter(`${occasion}:1`)]).toEqual([true, false]),
  );

  it("goes when the day's mails are nearly used up; letters wait for the next day, without a lost try", async () => {
    const settings = { ...PRODUCTION, MAIL_DAILY_LIMIT: 10 };
    const later = fromNow({ days: 400 });
    const nextDay = new Date(Math.floor(later.getTime() / DAY_MS + 1) * DAY_MS);
    const one = async (key: MailKey) => {
      const { id } = await posted(key);
      await deliverMail(id, { db: testDatabase(), mailer: mailerOf({ sent: true }).mailer, settings, now: later });
      return rowOf(id);
    };
    for (let n = 0; n < 8; n++) expect((await one(`weekly:reserve-${n}`)).status).toBe("sent");
    for (const occasion of ["weekly", "reminder"] as const)
      expect(await one(`${occasion}:reserve`)).toMatchObject({
        status: "pending",
        error_code: "E_RESERVED",
        attempts: 0,
        due_at: nextDay,
      });
    for (const occasion of ["reset", "contact", "at_once"] as const)
      expect((await one(`${occasion}:reserve`)).status).toBe("sent");
  });
});

describe("what failed for good", () => {
  const health = (now: Date) =>
    checkHealth({
      db: testDatabase(),
      images: { head: async () => null } as unknown as R2Bucket,
      jobs: { enqueue: async () => {} },
      edgeCache: { match: async () => new Response("ok") } as unknown as Cache,
      now,
    });

  it.each([
    ["E_VALIDATION_ERROR", fromNow({ days: 30 }), false],
    ["E_RECIPIENT_SUPPRESSED", fromNow({ days: 60 }), true],
    ["E_RECIPIENT_NOT_ALLOWED", fromNow({ days: 90 }), true],
  ])("%s is a line of error, and counts in health for an hour: %s", async (code, at, isWell) => {
    const { id } = await posted(`reset:${code}`);
    await deliver(id, { sent: false, code, isTemporary: false }, at);
    expect(logged.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown)).toEqual([
      expect.objectContaining({ event: "mail_failed", outbox_id: id, attempts: 1 }),
    ]);
    expect((await health(at)).mail).toBe(isWell);
    expect(await health(new Date(at.getTime() + 3_601_000))).toEqual({
      database: true,
      images: true,
      queue: true,
      mail: true,
      search: true,
    });
  });
});

describe("a link in a mail is a secret of the mailbox it goes to", () => {
  it.each([
    ["sent", { sent: true }],
    ["given up at once", NEVER],
  ] as const)("what it says goes with the statement that says it was %s", async (_, result) => {
    const { id } = await posted(`confirm:secret-${_}`);
    expect((await rowOf(id)).body_text).toBe("Hei");
    await deliver(id, result);
    expect(await rowOf(id)).toMatchObject({ body_text: null, body_html: null, subject: "Bekreft", finished_at: NOW });
  });

  it("and when it is given up after the last try", async () => {
    const { id } = await posted("confirm:secret-last");
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
    const { id } = await posted("confirm:secret-development");
    await deliver(id, { sent: true }, NOW, DEVELOPMENT);
    expect(await rowOf(id)).toMatchObject({ status: "sent", body_text: "Hei", body_html: "<p>Hei</p>" });
  });
});

describe("the sweep of mails", () => {
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
    const [lost, sent, later] = [
      await posted("confirm:sweep-1"),
      await posted("confirm:sweep-2"),
      await posted("confirm:sweep-3"),
    ];
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
    const { id } = await posted("confirm:sweep-never");
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
    const { id } = await posted("confirm:sweep-former");
    await testDatabase().update(outbox).set({ status: "sent", finished_at: NOW }).where(eq(outbox.id, id));
    await sweep(NOW);
    expect(await rowOf(id)).toMatchObject({ body_text: null, body_html: null });
  });

  it("in development, bodies go thirty days after a mail was done, and not a second before", async () => {
    const { id } = await posted("confirm:sweep-4");
    await deliver(id, { sent: true }, NOW, DEVELOPMENT);
    await sweep(after(RETENTION.mailBodyDays * DAY_SECONDS - 1), DEVELOPMENT);
    expect((await rowOf(id)).body_text).toBe("Hei");
    await sweep(after(RETENTION.mailBodyDays * DAY_SECONDS), DEVELOPMENT);
    expect(await rowOf(id)).toMatchObject({ body_text: null, body_html: null, subject: "Bekreft", status: "sent" });
  });
});
