import type { Database } from "#db/client";
import { deleteOldMails, listDueMails, purgeMailBodies } from "#db/queries/outbox";
import { daysBefore, monthsBefore, RETENTION } from "~/domain/retention";
import type { JobQueue } from "~/jobs/queue";
import { queueMails } from "./post-mail";

/** Queues what was lost between row and queue; empties old bodies, which hold links and names, and forgets old mails. */
export async function sweepMails({ db, jobs, now }: { db: Database; jobs: JobQueue; now: Date }): Promise<void> {
  const due = await listDueMails(db, now);
  await queueMails(due.map(({ id }) => id), { jobs });
  await purgeMailBodies(db, daysBefore(now, RETENTION.mailBodyDays));
  await deleteOldMails(db, monthsBefore(now, RETENTION.mailMonths));
}
