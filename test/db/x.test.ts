import { test } from "vitest";
import { env } from "cloudflare:workers";
import { searchEvents } from "#db/queries/event-search";
import { openDatabase } from "#db/client";
import { meterDatabase } from "#db/meter";
import { planSearch, type EventSearch } from "~/domain/search-plan";
import { NOW, fromNow } from "#test/support/clock";
import { manyEvents } from "#test/support/many-rows";
import { seededRandom } from "#test/support/random";
const ANY: EventSearch = { query: "", types: [], circle: null, organizerId: null, start: null, end: null, sort: "time", limit: 24, cursor: null };
const at = (lat: number, lng: number, radiusKm: number) => ({ circle: { lat, lng, radiusKm } });
test("x", async () => {
  const r = seededRandom(1);
  const out: string[] = [];
  for (const n of [5000, 20000]) {
  const t = Date.now();
  for (let i = 0; i < n; i += 5000) await manyEvents(5000, r);
  out.push(`## ${n} in ${Date.now() - t}`);
  for (const w of [{}, at(59.9, 10.7, 10), at(59.9, 10.7, 50), at(59.9, 10.7, 200), { ...at(59.9, 10.7, 50), sort: "distance" as const }, at(66.5, 3, 200), { query: "konsert" },{ query: "ko" }, { query: "konsert", ...at(66.5, 3, 200) }, { types: ["youth" as const] }, { organizerId: "organizer-1" }, { end: fromNow({ days: 3 }) }, { query: "konsert", ...at(59.9, 10.7, 50), types: ["youth" as const] }]) {
    for (const withRunning of [true, false]) {
    const { d1, meter } = meterDatabase(env.DB);
    const t0 = Date.now();
    await searchEvents(openDatabase(d1), planSearch({ ...ANY, ...w }, NOW), { now: NOW, withRunning });
    out.push(`${JSON.stringify(w)} running ${withRunning} rows ${meter.rowsRead} ms ${Date.now() - t0}`);
    }
  }
  }
  throw new Error(out.join("\n"));
}, 600000);
