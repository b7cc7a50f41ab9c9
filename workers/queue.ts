import { insertDeadJob } from "#db/queries/dead-jobs";
import { createJobContext, type Env, type JobContext } from "~/context";
import { jobMessage, type JobMessage } from "~/jobs/messages";
import { syncCalendar } from "~/models/calendars/sync-calendar";
import { deleteImage } from "~/models/delete-image";
import { deliverMail } from "~/models/deliver-mail";

const DEAD_QUEUE = "samling-jobs-dead";

/** Each message has its own fate: what one does never fails the batch. */
export async function handleQueue(batch: MessageBatch, env: Env): Promise<void> {
  const context = createJobContext(env, new Date());
  for (const message of batch.messages) {
    try {
      if (batch.queue === DEAD_QUEUE) await bury(message, context);
      else await work(message, context);
    } catch (error) {
      console.error(JSON.stringify({ event: "job_failed", id: message.id, attempt: message.attempts, error: String(error) }));
      message.retry({ delaySeconds: Math.min(3600, 30 * 2 ** message.attempts) });
    }
  }
}

async function work(message: Message, context: JobContext): Promise<void> {
  const parsed = jobMessage.safeParse(message.body);
  if (!parsed.success) {
    await bury(message, context);
    return;
  }
  const { retryAfterSeconds } = await perform(parsed.data, context);
  if (retryAfterSeconds === undefined) message.ack();
  else message.retry({ delaySeconds: retryAfterSeconds });
}

async function perform(job: JobMessage, context: JobContext): Promise<{ retryAfterSeconds?: number }> {
  switch (job.type) {
    case "send_mail": {
      const delivery = await deliverMail(job.outbox_id, context);
      return delivery.done ? {} : { retryAfterSeconds: delivery.retryAfterSeconds };
    }
    case "delete_image":
      await deleteImage(job.image_id, context);
      return {};
    case "sync_calendar":
      await syncCalendar({ syncId: job.sync_id, trigger: "cron", lease: job.lease }, context);
      return {};
  }
}

/** Keeps a message that nobody could work on where people can see it. */
async function bury(message: Message, { db, now }: JobContext): Promise<void> {
  await insertDeadJob(db, { id: message.id, body: JSON.stringify(message.body), attempts: message.attempts, received_at: now });
  message.ack();
}
