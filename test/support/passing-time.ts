import { get } from "node:http";
import { dirname } from "node:path";
import { text } from "node:stream/consumers";
import { expect, inject } from "vitest";
import { getPlatformProxy } from "wrangler";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { NOW } from "./clock";
import "../../scripts/mended-miniflare.mjs";

/** Makes it the time that an event waits for: the journeys' clock stands still, so the time comes to it. */
export async function bringTimeOf(title: string): Promise<void> {
  const isMoved = await change(
    "update events set publish_at = ?1, public_from = ?1 where title = ?2 and public_from is not null",
    title,
  );
  if (!isMoved) throw new Error(`${title} waits for no time`);
}

/** Makes it the hour of the week at which a device is told. */
export async function bringWeekTo(endpoint: string): Promise<void> {
  const isMoved = await change(
    "update letter_readers set next_at = ?1 where id in (select reader_id from push_devices where endpoint = ?2)",
    endpoint,
  );
  if (!isMoved) throw new Error(`Nothing is pushed to ${endpoint}`);
}

async function change(statement: string, subject: string): Promise<boolean> {
  const state = dirname(inject("serverLog"));
  const proxy = await getPlatformProxy<{ DB: D1Database }>({ persist: { path: `${state}/v3` } });
  const changed = await proxy.env.DB.prepare(statement).bind(unixSeconds(NOW), subject).run();
  await proxy.dispose();
  return changed.meta.changes > 0;
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
