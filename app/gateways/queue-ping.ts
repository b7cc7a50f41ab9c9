import type { JobQueue } from "~/jobs/queue";

/** At most one check per location in so many seconds. */
const SECONDS = 60;

const KEY = "https://health.invalid/queue";

/** Sending is the only check; success is cached. Fails where the queue does not accept it. */
export async function pingQueue(jobs: JobQueue, edgeCache: Cache): Promise<void> {
  if (await edgeCache.match(KEY)) return;
  await jobs.enqueue([{ type: "ping" }]);
  await edgeCache.put(KEY, new Response("ok", { headers: { "Cache-Control": `public, max-age=${SECONDS}` } }));
}
