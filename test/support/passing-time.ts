import { get } from "node:http";
import { dirname } from "node:path";
import { text } from "node:stream/consumers";
import { expect, inject } from "vitest";
import { getPlatformProxy } from "wrangler";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { NOW } from "./clock";
import "../../scripts/mended-miniflare.mjs";

/** Makes it the hour of the week at which a device is told: the journeys' clock stands still, so the time comes to it. */
export async function bringWeekTo(endpoint: string): Promise<void> {
  const state = dirname(inject("serverLog"));
  const proxy = await getPlatformProxy<{ DB: D1Database }>({ persist: { path: `${state}/v3` } });
  const { meta } = await proxy.env.DB.prepare(
    "update letter_readers set next_at = ?1 where id in (select reader_id from push_devices where endpoint = ?2)",
  )
    .bind(unixSeconds(NOW), endpoint)
    .run();
  await proxy.dispose();
  if (meta.changes === 0) throw new Error(`Nothing is pushed to ${endpoint}`);
}

/** Runs the served product's cron, on a connection of its own: a kept one may have been closed meanwhile. */
export async function runCron(): Promise<void> {
  const said = await new Promise<string>((resolve, reject) => {
    const asked = get(`${inject("baseUrl")}/cdn-cgi/handler/scheduled`, { agent: false }, (answer) => {
      text(answer).then(resolve, reject);
    });
    asked.on("error", reject);
  });
  expect(said).toBe("ok");
}
