import type { JobMessage } from "./messages";

/** Sends messages to the queues. */
export interface JobQueue {
  /** Sends every message; more than a hundred go in several batches. */
  enqueue(messages: JobMessage[], options?: { delaySeconds?: number }): Promise<void>;
}

const BATCH = 100;

/** The bindings behind it. Calendars have their own queue, so that a slow one does not delay mails. */
export interface QueueBindings {
  JOBS: Queue;
  CALENDAR_JOBS: Queue;
}

export function jobQueue({ JOBS, CALENDAR_JOBS }: QueueBindings): JobQueue {
  async function send(binding: Queue, messages: JobMessage[], options?: { delaySeconds?: number }) {
    for (let from = 0; from < messages.length; from += BATCH) {
      const batch = messages.slice(from, from + BATCH).map((body) => ({ body, ...options }));
      await binding.sendBatch(batch);
    }
  }
  const isOfCalendar = ({ type }: JobMessage) => type === "sync_calendar";
  return {
    async enqueue(messages, options) {
      await send(
        JOBS,
        messages.filter((message) => !isOfCalendar(message)),
        options,
      );
      await send(CALENDAR_JOBS, messages.filter(isOfCalendar), options);
    },
  };
}
