import type { Database } from "#db/client";
import { deleteDeadJob, findDeadJob } from "#db/queries/mail/dead-jobs";
import { type JobQueue, jobMessage } from "~/jobs/queue";

/** False where it is gone, or is no message that this version knows. Each message may come twice. */
export async function sendJobAgain(
  id: string,
  actorId: string,
  { db, jobs, now }: { db: Database; jobs: JobQueue; now: Date },
): Promise<boolean> {
  const job = await findDeadJob(db, id);
  const message = job && jobMessage.safeParse(JSON.parse(job.body));
  if (!message?.success) return false;
  await jobs.enqueue([message.data]);
  const act = { actorId, organizerId: null, action: "job_sent_again", detail: message.data.type } as const;
  await deleteDeadJob(db, id, act, now);
  return true;
}
