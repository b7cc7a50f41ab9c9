import type { JobQueue } from "~/jobs/queue";

/** However often somebody looks, the queue gets one message in so many seconds at each place where we run. */
const SECONDS = 60;

const KEY = "https://health.invalid/queue";

/** A queue can only be asked by sending something; that it has just taken one is remembered for a while. Fails where it takes none. */
export async function pingQueue(jobs: JobQueue, edgeCache: Cache): Promise<void> {
  if (await edgeCache.match(KEY)) return;
  await jobs.enqueue([{ type: "ping" }]);
  await edgeCache.put(KEY, new Response("ok", { headers: { "Cache-Control": `public, max-age=${SECONDS}` } }));
}
