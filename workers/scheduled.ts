import type { Env } from "~/context";

/** Nothing is due by the clock yet. */
export async function handleScheduled(_controller: ScheduledController, _env: Env): Promise<void> {}
