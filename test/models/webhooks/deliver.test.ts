import { createHmac } from "node:crypto";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "#db/client";
import { meterDatabase } from "#db/meter";
import { outbox, publicChanges, webhooks } from "#db/schema";
import { claimDueWebhooks, type Webhook } from "#db/queries/webhooks/webhooks";
import { fromNow, NOW } from "#test/support/clock";
import { anEvent, anOrganizer, testDatabase } from "#test/support/rows";
import { testSettings } from "#test/support/settings";
import { CHANGES_KEPT_DAYS, placeBefore } from "~/domain/events/public-changes";
import { dateFromUnix, unixSeconds } from "~/domain/time/unix-time";
import { CHANGES_A_MESSAGE, LEASE_SECONDS, MESSAGES_A_RUN } from "~/domain/webhooks/webhooks";
import { openWebhookSender } from "~/gateways/webhooks/sender";
import { deliverWebhook } from "~/models/webhooks/deliver";
import { tellWebhookEnd } from "~/models/webhooks/end";
import { enqueueDueWebhooks } from "~/models/webhooks/schedule";
import type { JobMessage } from "~/jobs/queue";
import { webhookMessage } from "~/schemas/public-answers/records";
import { viewWebhookMessage } from "~/views/webhooks/message";

const SECRET = btoa("0123456789abcdef0123456789abcdef");
const ORGANIZER = "menigheten";

interface Received {
  id: string;
  body: { type: string; data: { changes?: { kind: string; event_id: string; event: unknown }[]; next: string } };
  isGenuine: boolean;
}

/** A receiver: what it got, and the status that it answers with. */
let received: Received[];
let status: number | "nothing";
let ended: string[];
let breaksOff: boolean;

const brokenOff = () => new ReadableStream({ cancel: () => Promise.reject(new Error("disconnected")) });

const receiver: typeof fetch = async (_address, init) => {
  const headers = new Headers(init?.headers);
  const [id, timestamp, signature] = ["webhook-id", "webhook-timestamp", "webhook-signature"].map((n) =>
    headers.get(n)!,
  );
  const body = init?.body as string;
  // As receivers check it, by another implementation.
  const expected = createHmac("sha256", Buffer.from(SECRET, "base64"))
    .update(`${id}.${timestamp}.${body}`)
    .digest("base64");
  webhookMessage.parse(JSON.parse(body));
  received.push({ id: id!, body: JSON.parse(body) as Received["body"], isGenuine: signature === `v1,${expected}` });
  if (status === "nothing") throw new Error("no answer");
  return Promise.resolve(new Response(breaksOff ? brokenOff() : null, { status }));
};

const sender = openWebhookSender({
  settings: { APP_URL: testSettings.APP_URL, FEED_ALLOWED_PRIVATE_HOSTS: [] },
  fetch: receiver,
});

const hook = async () => (await testDatabase().select().from(webhooks).where(eq(webhooks.id, "krok")))[0]!;

/** Runs the webhook as the cron and the queue do; returns what was told. */
async function run(now = NOW, db = testDatabase()): Promise<string[]> {
  received = [];
  const lease = unixSeconds(now) + LEASE_SECONDS;
  const until = dateFromUnix(lease);
  for (const webhook_id of await claimDueWebhooks(db, { now, until, limit: 10 }))
    await deliverWebhook(
      { webhook_id, lease },
      {
        db,
        webhooks: sender,
        now,
        write: (news, next) => JSON.stringify(viewWebhookMessage(news, next, { now, settings: testSettings })),
        tellEnd: ({ id }) => Promise.resolve(void ended.push(id)),
      },
    );
  return received.flatMap(
    ({ body }) => body.data.changes?.map(({ kind, event_id }) => `${kind} ${event_id}`) ?? body.type,
  );
}

const aHook = (given: Partial<Webhook> = {}) =>
  testDatabase()
    .insert(webhooks)
    .values({
      id: "krok",
      organizer_id: ORGANIZER,
      address: "https://speil.example/samling",
      scope: "all",
      secret: SECRET,
      cursor: placeBefore(NOW),
      due_at: NOW,
      ...given,
    });

beforeEach(async () => {
  [received, status, ended, breaksOff] = [[], 200, [], false];
  await testDatabase().batch([testDatabase().delete(webhooks), testDatabase().delete(publicChanges)]);
  await env.DB.prepare("delete from organizers").run();
  await testDatabase().delete(publicChanges);
  await testDatabase()
    .insert(publicChanges)
    .values({ seq: placeBefore(NOW), event_id: "before", organizer_id: ORGANIZER, kind: "created" });
  await anOrganizer({ id: ORGANIZER });
});

const anEventHere = (id: string, organizer_id = ORGANIZER) =>
  anEvent({ id, organizer_id, start_time: fromNow({ days: 2 }) });
/** Writes changes into the log, from now on. */
async function logChanges(count: number, organizerId: string): Promise<void> {
  const first = placeBefore(NOW) + 1;
  const log = Array.from({ length: count }, (_, n) => `(${first + n}, 'e${n}', '${organizerId}', 'deleted')`).join();
  await env.DB.prepare(`insert into public_changes (seq, event_id, organizer_id, kind) values ${log}`).run();
}
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

describe("a webhook", () => {
  test("is told of each change once, in order, with a signature that receivers can check", async () => {
    await aHook();
    await anEventHere("en");
    await anEventHere("to");
    expect(await run()).toEqual(["created en", "created to"]);
    expect(received).toMatchObject([{ isGenuine: true, body: { type: "changes" } }]);
    expect(received[0]!.body.data.changes![0]!.event).toMatchObject({
      id: "en",
      url: `${testSettings.APP_URL}/event/en`,
    });
    expect(await run(minutes(1))).toEqual([]);
    await env.DB.prepare("delete from events where id = 'en'").run();
    expect(await run(minutes(2))).toEqual(["deleted en"]);
    expect(await hook()).toMatchObject({ status: 200, failures: 0, failing_since: null });
  });

  test("of its own events alone is not asked for others', and passes them by", async () => {
    await aHook({ scope: "own" });
    const other = await anOrganizer();
    await anEventHere("annen", other.id);
    expect(await run()).toEqual([]);
    expect(received).toEqual([]);
    await anEventHere("egen");
    await anEventHere("enda en annen", other.id);
    expect(await run(minutes(1))).toEqual(["created egen"]);
  });

  test.each([500, 404, 301, "nothing"] as const)(
    "that answers %s is sent the same again, later and later",
    async (answer) => {
      await aHook();
      await anEventHere("en");
      status = answer;
      expect(await run()).toEqual(["created en"]);
      const [{ id }] = received as [Received];
      expect(await hook()).toMatchObject({ failures: 1, failing_since: NOW, due_at: minutes(1), ended_at: null });
      expect(await run(minutes(0.5))).toEqual([]);
      expect(await run(minutes(1))).toEqual(["created en"]);
      expect(received[0]!.id).toBe(id);
      expect(await hook()).toMatchObject({ failures: 2, failing_since: NOW, due_at: minutes(6) });
      status = 204;
      await anEventHere("to");
      expect(await run(minutes(6))).toEqual(["created en", "created to"]);
      // Another content is another message.
      expect(received[0]!.id).not.toBe(id);
      expect(await hook()).toMatchObject({ failures: 0, failing_since: null, status: 204 });
    },
  );

  test("is given up after five days without a receipt, and its organizer told; begun again it misses nothing", async () => {
    await aHook({ failing_since: fromNow({ days: -5 }), failures: 30 });
    await anEventHere("en");
    status = 500;
    expect(await run()).toEqual(["created en"]);
    expect([(await hook()).ended_at, ended]).toEqual([NOW, ["krok"]]);
    expect(await run(minutes(999))).toEqual([]);
    status = 200;
    await testDatabase().update(webhooks).set({ ended_at: null, due_at: NOW, failures: 0, failing_since: null });
    expect(await run(minutes(1000))).toEqual(["created en"]);
  });

  test("has received what it said it has, even where the line breaks after its answer", async () => {
    breaksOff = true;
    await aHook();
    await anEventHere("en");
    expect(await run()).toEqual(["created en"]);
    expect(await hook()).toMatchObject({ status: 200, failures: 0 });
  });

  test("that answers 410 wants nothing more", async () => {
    await aHook();
    await anEventHere("en");
    status = 410;
    await run();
    expect([(await hook()).ended_at, ended]).toEqual([NOW, ["krok"]]);
  });

  test("that was silent for longer than changes are kept is told to read everything anew", async () => {
    await aHook({ cursor: placeBefore(fromNow({ days: -CHANGES_KEPT_DAYS - 1 })) });
    await anEventHere("en");
    expect(await run()).toEqual(["reset", "created en"]);
    expect(received[0]!.body.data.changes).toBeUndefined();
  });

  test("with much to tell gets some messages a run, and the rest in the next", async () => {
    await aHook();
    const count = CHANGES_A_MESSAGE * MESSAGES_A_RUN + 5;
    await logChanges(count, ORGANIZER);
    expect(await run()).toHaveLength(count - 5);
    expect(received).toHaveLength(MESSAGES_A_RUN);
    expect(await run(minutes(1))).toHaveLength(5);
  });

  test("claimed by another run is left alone", async () => {
    await aHook({ due_at: NOW });
    await anEventHere("en");
    const until = dateFromUnix(unixSeconds(NOW) + LEASE_SECONDS);
    expect(await claimDueWebhooks(testDatabase(), { now: NOW, until, limit: 10 })).toEqual(["krok"]);
    expect(await run(minutes(1))).toEqual([]);
    // A lost run is due again when its time is over.
    expect(await run(minutes(11))).toEqual(["created en"]);
  });
});

test("the mail about a webhook that is given up is sent once, and once more when it begins to fail anew", async () => {
  await aHook();
  const deps = { db: testDatabase(), jobs: { enqueue: () => Promise.resolve() }, settings: testSettings, now: NOW };
  for (const since of [NOW, NOW, fromNow({ days: 3 })]) await tellWebhookEnd(await hook(), since, deps);
  const mails = await testDatabase().select().from(outbox);
  expect(mails.map(({ subject, body_text }) => [subject, body_text?.includes("speil.example")])).toEqual([
    ["En mottaker svarer ikke lenger", true],
    ["En mottaker svarer ikke lenger", true],
  ]);
});

describe("a webhook of its own events alone", () => {
  test("writes nothing while others' events change, and misses none of its own", async () => {
    await aHook({ scope: "own" });
    const { id: other } = await anOrganizer();
    await anEventHere("annen", other);
    const { d1, meter } = meterDatabase(env.DB);
    await run(NOW, openDatabase(d1));
    await run(minutes(1), openDatabase(d1));
    expect(meter.rowsWritten).toBe(0);
    await anEventHere("egen");
    expect(await run(minutes(2))).toEqual(["created egen"]);
  });

  test.each([
    ["many of others' changes", CHANGES_A_MESSAGE, 1],
    ["few, when its place is a day old", 1, 24 * 60 + 1],
  ])("passes by %s, and writes its place once a run", async (_, changes, minutesLater) => {
    await aHook({ scope: "own" });
    await logChanges(changes, "andre");
    const { d1, meter } = meterDatabase(env.DB);
    await run(minutes(minutesLater), openDatabase(d1));
    expect(received).toEqual([]);
    expect((await hook()).cursor).toBe(placeBefore(NOW) + changes);
    // The claim and the place, each with the index of what is due.
    expect(meter.rowsWritten).toBeLessThanOrEqual(4);
  });
});

test("the cron queues each webhook with something to tell, once", async () => {
  await aHook();
  const jobs: JobMessage[] = [];
  const deps = {
    db: testDatabase(),
    now: NOW,
    jobs: { enqueue: (sent: JobMessage[]) => Promise.resolve(void jobs.push(...sent)) },
  };
  await enqueueDueWebhooks(deps);
  expect(jobs).toEqual([]);
  await anEventHere("en");
  await enqueueDueWebhooks(deps);
  await enqueueDueWebhooks(deps);
  expect(jobs).toEqual([{ type: "deliver_webhook", webhook_id: "krok", lease: unixSeconds(NOW) + LEASE_SECONDS }]);
});

test("nothing is sent to an address that has become private, or without encryption", async () => {
  const message = { id: "msg", timestamp: 1, body: "{}" };
  for (const address of ["http://speil.example/", "https://10.0.0.1/", testSettings.APP_URL])
    expect(await sender.send({ address, secret: SECRET }, message)).toBe(0);
  expect(received).toEqual([]);
});
