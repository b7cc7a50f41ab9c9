import type { JobQueue } from "~/jobs/queue";

/** Checks of the queue send at most one message in this many seconds per location. */
const SECONDS = 60;

const KEY = "https://health.invalid/queue";

/**
 * A queue can only be checked by sending a message; success is cached for a while. Fails where the queue does not
 * accept it.
 */
export async function pingQueue(jobs: JobQueue, edgeCache: Cache): Promise<void> {
  if (await edgeCache.match(KEY)) return;
  await jobs.enqueue([{ type: "ping" }]);
  await edgeCache.put(KEY, new Response("ok", { headers: { "Cache-Control": `public, max-age=${SECONDS}` } }));
}
