import { get } from "node:http";
import { dirname } from "node:path";
import { text } from "node:stream/consumers";
import { expect, inject } from "vitest";
import { getPlatformProxy } from "wrangler";
import { unixSeconds } from "~/domain/time/unix-time";
import { NOW } from "./clock";
import "../../scripts/whole-waits.mjs";

/** Makes it the time that an event waits for: the journeys' clock stands still, so the time comes to it. */
export async function bringTimeOf(title: string): Promise<void> {
  const state = dirname(inject("serverLog"));
  const proxy = await getPlatformProxy<{ DB: D1Database }>({ persist: { path: `${state}/v3` } });
  const moved = await proxy.env.DB.prepare(
    "update events set publish_at = ?1, public_from = ?1 where title = ?2 and public_from is not null",
  )
    .bind(unixSeconds(NOW), title)
    .run();
  await proxy.dispose();
  if (moved.meta.changes === 0) throw new Error(`${title} waits for no time`);
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
