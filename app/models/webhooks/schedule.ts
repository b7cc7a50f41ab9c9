import { claimDueWebhooks } from "#db/queries/webhooks/webhooks";
import type { Database } from "#db/client";
import { dateFromUnix, unixSeconds } from "~/domain/time/unix-time";
import { LEASE_SECONDS } from "~/domain/webhooks/webhooks";
import type { JobQueue } from "~/jobs/queue";

/** More than these wait a minute. */
const MOST_AT_ONCE = 500;

/** Queues a run of each webhook with something to tell. Repeated or simultaneous calls queue each once. */
export async function enqueueDueWebhooks({
  db,
  jobs,
  now,
}: {
  db: Database;
  jobs: JobQueue;
  now: Date;
}): Promise<void> {
  const lease = unixSeconds(now) + LEASE_SECONDS;
  const ids = await claimDueWebhooks(db, { now, until: dateFromUnix(lease), limit: MOST_AT_ONCE });
  await jobs.enqueue(ids.map((webhook_id) => ({ type: "deliver_webhook", webhook_id, lease })));
}
