import type { Database } from "#db/client";
import { listDueMails, purgeMailBodies } from "#db/queries/outbox";
import type { JobQueue } from "~/jobs/queue";
import { queueMails } from "./post-mail";

/** Bodies hold links and names; they are emptied when this old. */
export const BODY_DAYS = 30;

/** Queues what was lost between row and queue, and empties old bodies. */
export async function sweepMails({ db, jobs, now }: { db: Database; jobs: JobQueue; now: Date }): Promise<void> {
  const due = await listDueMails(db, now);
  await queueMails(due.map(({ id }) => id), { jobs });
  await purgeMailBodies(db, new Date(now.getTime() - BODY_DAYS * 86_400_000));
}
