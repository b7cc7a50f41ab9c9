import * as z from "zod";

const id = z.string().min(1).max(64);

export const jobMessage = z.discriminatedUnion("type", [
  z.object({ type: z.literal("send_mail"), outbox_id: id, is_awaited: z.literal(true).optional() }),
  /** Several at a time, as they wait for other people's servers. */
  z.object({ type: z.literal("send_pushes"), outbox_ids: z.array(id).min(1).max(100) }),
  /** See app/models/site/health.ts. */
  z.object({ type: z.literal("ping") }),
  z.object({ type: z.literal("delete_image"), image_id: z.string().min(1).max(128) }),
  /** `lease` is the value that the readers' `next_at` was set to. */
  z.object({ type: z.literal("write_letters"), reader_ids: z.array(id).min(1).max(100), lease: z.int() }),
  z.object({
    type: z.literal("tell_saved"),
    event_id: id,
    occasion: z.enum(["day", "hours", "at_once"]),
    after: z.string().max(64),
  }),
  /** `lease` is the value that the calendar's `due_at` was set to. */
  z.object({ type: z.literal("sync_calendar"), sync_id: id, lease: z.int() }),
  /** The portion of the backup that is being made: app/models/backup/make.ts. */
  z.object({ type: z.literal("back_up"), step: z.int() }),
  /** Of app/models/organizers/register-pages.ts. */
  z.object({ type: z.literal("make_pages"), batch_id: id }),
  z.object({ type: z.literal("draw_card"), kind: z.enum(["event", "organizer"]), id }),
]);

export type JobMessage = z.infer<typeof jobMessage>;

export interface JobQueue {
  enqueue(messages: JobMessage[], options?: { delaySeconds?: number }): Promise<void>;
}

const BATCH = 100;

/** What waits for other people's servers has its own queue, so that a slow one delays no mail; so have awaited mails. */
export const QUEUES = ["JOBS", "AWAITED_MAIL_JOBS", "PUSH_JOBS", "CALENDAR_JOBS", "CARD_JOBS"] as const;

export type QueueBindings = Record<(typeof QUEUES)[number], Queue>;

function queueOf(message: JobMessage): keyof QueueBindings {
  switch (message.type) {
    case "send_mail":
      return message.is_awaited ? "AWAITED_MAIL_JOBS" : "JOBS";
    case "send_pushes":
      return "PUSH_JOBS";
    case "sync_calendar":
      return "CALENDAR_JOBS";
    case "draw_card":
      return "CARD_JOBS";
    default:
      return "JOBS";
  }
}

export function jobQueue(bindings: QueueBindings): JobQueue {
  return {
    async enqueue(messages, options) {
      for (const queue of new Set(messages.map(queueOf))) {
        const ours = messages.filter((message) => queueOf(message) === queue).map((body) => ({ body, ...options }));
        for (let from = 0; from < ours.length; from += BATCH)
          await bindings[queue].sendBatch(ours.slice(from, from + BATCH));
      }
    },
  };
}
