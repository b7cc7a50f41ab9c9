import { insertDeadJob } from "#db/queries/mail/dead-jobs";
import { createJobContext, type Env, type JobContext } from "~/context";
import { logError, loggedAs, logLine } from "~/gateways/log";
import { drawCards } from "~/http/cards";
import { jobMessage, type JobMessage } from "~/jobs/queue";
import { backUp } from "~/models/backup/make";
import { syncCalendar } from "~/models/calendars/sync";
import { deleteImage } from "~/models/images/delete";
import { tellSaved } from "~/models/letters/saved";
import { writeLetters } from "~/models/letters/weekly";
import { deliverMail } from "~/models/mail/deliver";
import { makePages } from "~/models/organizers/register-pages";
import { deliverPushes } from "~/models/push/deliver";

/** Each deployment has its own name in front. */
const DEAD_QUEUE = /-jobs-dead$/;

/** Each message by itself, never as a batch. */
export async function handleQueue(batch: MessageBatch, env: Env): Promise<void> {
  const context = createJobContext(env, new Date());
  for (const message of batch.messages)
    await loggedAs({ job_id: message.id }, () => handle(message, batch.queue, context));
}

async function handle(message: Message, queue: string, context: JobContext): Promise<void> {
  const started = Date.now();
  const { rowsRead, rowsWritten } = context.meter;
  const { sqlMs } = context.spent;
  const outcome = await settle(message, queue, context);
  logLine("job", {
    type: typeOf(message),
    attempt: message.attempts,
    outcome,
    ms: Date.now() - started,
    rows_read: context.meter.rowsRead - rowsRead,
    rows_written: context.meter.rowsWritten - rowsWritten,
    sql_ms: context.spent.sqlMs - sqlMs,
  });
}

type Outcome = "done" | "later" | "buried" | "failed";

async function settle(message: Message, queue: string, context: JobContext): Promise<Outcome> {
  try {
    if (!DEAD_QUEUE.test(queue)) return await work(message, context);
    await bury(message, context);
    return "buried";
  } catch (error) {
    logError("job_failed", error, { attempt: message.attempts });
    message.retry({ delaySeconds: Math.min(3600, 30 * 2 ** message.attempts) });
    return "failed";
  }
}

async function work(message: Message, context: JobContext): Promise<Outcome> {
  const parsed = jobMessage.safeParse(message.body);
  if (!parsed.success) {
    await bury(message, context);
    return "buried";
  }
  const { retryAfterSeconds } = await perform(parsed.data, context);
  if (retryAfterSeconds === undefined) message.ack();
  else message.retry({ delaySeconds: retryAfterSeconds });
  return retryAfterSeconds === undefined ? "done" : "later";
}

const typeOf = ({ body }: Message) => jobMessage.safeParse(body).data?.type ?? "unknown";

async function perform(job: JobMessage, context: JobContext): Promise<{ retryAfterSeconds?: number }> {
  switch (job.type) {
    case "send_mail": {
      const delivery = await deliverMail(job.outbox_id, context);
      return delivery.ok ? {} : { retryAfterSeconds: delivery.problem.retryAfterSeconds };
    }
    case "delete_image":
      await deleteImage(job.image_id, context);
      return {};
    case "sync_calendar":
      await syncCalendar({ syncId: job.sync_id, trigger: "cron", lease: job.lease }, context);
      return {};
    case "draw_card":
      await drawCards(job, context);
      return {};
    case "write_letters":
      await writeLetters(job, context);
      return {};
    case "tell_saved":
      await tellSaved(job, context);
      return {};
    case "send_pushes":
      await deliverPushes(job.outbox_ids, context);
      return {};
    case "back_up":
      await backUp(job.step, context);
      return {};
    case "make_pages":
      await makePages(job.batch_id, context);
      return {};
    case "ping":
      return {};
  }
}

/** Kept where people can see it. */
async function bury(message: Message, { db, now }: JobContext): Promise<void> {
  await insertDeadJob(db, {
    id: message.id,
    body: JSON.stringify(message.body),
    attempts: message.attempts,
    received_at: now,
  });
  message.ack();
}
