import type { JobMessage } from "./messages";

/** The way into the queue. */
export interface JobQueue {
  /** Sends each message; more than a hundred go in several batches. */
  enqueue(messages: JobMessage[], options?: { delaySeconds?: number }): Promise<void>;
}

const BATCH = 100;

export function jobQueue(binding: Queue): JobQueue {
  return {
    async enqueue(messages, options) {
      for (let from = 0; from < messages.length; from += BATCH) {
        const batch = messages.slice(from, from + BATCH).map((body) => ({ body, ...options }));
        await binding.sendBatch(batch);
      }
    },
  };
}
