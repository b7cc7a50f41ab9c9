import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { findCalendar } from "#db/queries/calendars/calendars";
import { listRuns } from "#db/queries/calendars/runs";
import { aCalendar } from "#test/support/calendar-work";
import { NOW } from "#test/support/clock";
import { testDatabase } from "#test/support/rows";
import { handleQueue } from "#workers/queue";
import { handleScheduled } from "#workers/scheduled";
import type { Env } from "~/context";
import { leaseUntil } from "~/domain/calendars/run";

const LEASE = leaseUntil(NOW);

/** A message from the queue, and what was done with it. */
function aMessage(body: unknown) {
  const fate = { acked: false, retried: false };
  const message = {
    id: crypto.randomUUID(),
    timestamp: NOW,
    attempts: 1,
    body,
    ack: () => void (fate.acked = true),
    retry: () => void (fate.retried = true),
  };
  return { message: message as Message, fate };
}

/** The mailer can't be reached from here. */
const bindings = env as unknown as Env;

const batchOf = (...messages: Message[]) => ({ queue: "samling-calendars", messages }) as unknown as MessageBatch;

const said = vi.spyOn(console, "error").mockImplementation(() => {});
afterEach(() => said.mockClear());

describe("the queue of calendars", () => {
  it("runs each calendar by itself: what one does never fails another", async () => {
    const [one, other] = [await aCalendar({ due_at: LEASE }), await aCalendar({ due_at: LEASE })];
    const jobs = [one.id, "gone", other.id].map((sync_id) =>
      aMessage({ type: "sync_calendar", sync_id, lease: LEASE }),
    );
    jobs.push(aMessage({ type: "sync_calendar" }));
    await handleQueue(batchOf(...jobs.map(({ message }) => message)), bindings);
    expect(jobs.map(({ fate }) => fate)).toEqual(jobs.map(() => ({ acked: true, retried: false })));
    for (const { id } of [one, other]) {
      // Outside requests get a 500 in tests.
      expect(await listRuns(testDatabase(), id)).toMatchObject([
        { trigger: "cron", outcome: "failed", problem: "server_error" },
      ]);
    }
  });

  it("runs a message that comes twice once", async () => {
    const { id } = await aCalendar({ due_at: LEASE });
    const body = { type: "sync_calendar", sync_id: id, lease: LEASE };
    await handleQueue(batchOf(aMessage(body).message, aMessage(body).message), bindings);
    expect(await findCalendar(testDatabase(), id)).toMatchObject({ runs: 1, failures: 1 });
  });
});

it("the cron moves the time of due calendars on as it queues them", async () => {
  const { id } = await aCalendar();
  await handleScheduled({ scheduledTime: NOW.getTime(), cron: "*/15 * * * *", noRetry: () => {} }, bindings);
  expect(await findCalendar(testDatabase(), id)).toMatchObject({ due_at: LEASE, runs: 0 });
});
