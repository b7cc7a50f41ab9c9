// Fills the local database: npm run seed -- [--if-empty] [--events N --organizers M] [--now ISO] [--seed NUMBER]

import { Miniflare } from "miniflare";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openDatabase } from "#db/client";
import { seedDatabase } from "#demo/seed";
import { gatherSearchWords } from "~/models/search/gather-words";
import { DEMO_PASSWORD, listDemoAccounts, insertDemoAccounts } from "../demo/accounts";
import { storePictures } from "../demo/store-pictures";
import { migrate } from "./migrate.mjs";
import { root, stateDir } from "./setup.mjs";
import "./whole-waits.mjs";

const { values: flags } = parseArgs({
  options: {
    "if-empty": { type: "boolean", default: false },
    remote: { type: "boolean", default: false },
    events: { type: "string" },
    organizers: { type: "string" },
    now: { type: "string" },
    seed: { type: "string" },
  },
});

function leave(problem: string): never {
  console.error(problem);
  process.exit(1);
}

function wholeNumber(flag: "events" | "organizers" | "seed"): number | undefined {
  const text = flags[flag];
  if (text === undefined) return undefined;
  return /^\d{1,7}$/.test(text) && Number(text) > 0 ? Number(text) : leave(`--${flag} must be a whole number above 0.`);
}

const [events, organizers, seed] = [wholeNumber("events"), wholeNumber("organizers"), wholeNumber("seed")];
const now = flags.now ? new Date(flags.now) : new Date();
if (flags.remote || process.env["ENVIRONMENT"] === "production") leave("Demo data never goes into a real deployment.");
if ((events === undefined) !== (organizers === undefined)) leave("--events and --organizers are given together.");
if (Number.isNaN(now.getTime())) leave("--now must be a moment like 2026-06-04T10:00:00Z.");

const began = performance.now();
if (!flags["if-empty"]) await migrate();
const config = readFileSync(join(root, "wrangler.toml"), "utf8");
const named = (setting: string) => new RegExp(`^${setting} = "(.+)"`, "m").exec(config)![1]!;
// Miniflare alone: wrangler's own way to a local database takes seconds to load.
const miniflare = new Miniflare({
  modules: true,
  script: "export default {}",
  cf: false,
  defaultPersistRoot: join(stateDir, "v3"),
  d1Databases: { DB: named("database_id") },
  r2Buckets: { IMAGES: named("bucket_name") },
});
try {
  const { DB: d1, IMAGES } = await miniflare.getBindings<{ DB: D1Database; IMAGES: R2Bucket }>();
  if (await d1.prepare("SELECT 1 FROM organizers LIMIT 1").first()) {
    if (!flags["if-empty"])
      leave(`There are organizers in ${stateDir} already: remove that folder, or name another with STATE_DIR.`);
  } else {
    const counts = await seedDatabase(d1, { now, seed, events, organizers });
    await gatherSearchWords({ db: openDatabase(d1), now });
    await storePictures(IMAGES, counts.images);
    if (events === undefined) await insertDemoAccounts(d1, now);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(
      `Seeded ${counts.organizers} organizers, ${counts.events} events and ${counts.images.length} images in ${seconds} s.`,
    );
  }
  const accounts = await listDemoAccounts(d1);
  if (accounts.length > 0) {
    console.log(`Demo accounts, all with the password ${DEMO_PASSWORD}:`);
    for (const { role, email, organizer } of accounts)
      console.log(`  ${role.padEnd(14)}${email.padEnd(36)}${organizer ?? ""}`.trimEnd());
  }
} finally {
  await miniflare.dispose();
}
