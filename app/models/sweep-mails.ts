import type { Database } from "#db/client";
import { deleteOldMails, giveUpMails, listDueMails, purgeMailBodies } from "#db/queries/outbox";
import { keepsMailBodies } from "~/domain/mail-bodies";
import { daysBefore, monthsBefore, RETENTION } from "~/domain/retention";
import type { JobQueue } from "~/jobs/queue";
import type { Settings } from "~/schemas/settings";
import { queueMails } from "./post-mail";

interface Deps {
  db: Database;
  jobs: JobQueue;
  settings: Pick<Settings, "ENVIRONMENT">;
  now: Date;
}

/**
 * Gives up mails that could not be sent for days, and queues what was lost between row and queue. No body, which may hold
 * a link that is a secret, outlives its mail's way; in development it stays for a while. Old mails are forgotten.
 */
export async function sweepMails({ db, jobs, settings, now }: Deps): Promise<void> {
  const keepsBody = keepsMailBodies(settings);
  await giveUpMails(db, daysBefore(now, RETENTION.mailOnItsWayDays), { now, keepsBody });
  const due = await listDueMails(db, now);
  await queueMails(due.map(({ id }) => id), { jobs });
  await purgeMailBodies(db, keepsBody ? daysBefore(now, RETENTION.mailBodyDays) : now);
  await deleteOldMails(db, monthsBefore(now, RETENTION.mailMonths));
}
