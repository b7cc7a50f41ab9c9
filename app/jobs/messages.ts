import { z } from "zod";

const id = z.string().min(1).max(64);

/** Every message that the queue can hold. */
export const jobMessage = z.discriminatedUnion("type", [
  z.object({ type: z.literal("send_mail"), outbox_id: id }),
  /** Shows that the queue accepts messages: see app/models/site/health.ts. */
  z.object({ type: z.literal("ping") }),
  z.object({ type: z.literal("delete_image"), image_id: z.string().min(1).max(128) }),
  /** `lease` is the value that the calendar's `due_at` was set to. */
  z.object({ type: z.literal("sync_calendar"), sync_id: id, lease: z.int() }),
]);

export type JobMessage = z.infer<typeof jobMessage>;
