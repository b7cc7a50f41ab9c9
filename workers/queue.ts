import type { Env } from "~/context";

/** No job is sent yet: a message that arrives all the same is reported and let go. */
export async function handleQueue(batch: MessageBatch, _env: Env): Promise<void> {
  for (const message of batch.messages) {
    console.error(JSON.stringify({ event: "unknown_job", queue: batch.queue, id: message.id }));
    message.ack();
  }
}
