// Fills the local database: npm run seed -- [--if-empty] [--events N --organizers M] [--now ISO] [--seed NUMBER]

import { openDatabase } from "#db/client";
import { settlingDatabase } from "#db/settling";
import { seedDatabase } from "#demo/seed";
import { gatherSearchWords } from "~/models/search/gather-words";
import { DEMO_PASSWORD, listDemoAccounts, insertDemoAccounts } from "../demo/accounts";
import { storePictures } from "../demo/store-pictures";
import { openState } from "./migrate.mjs";
import { leave, readOptions } from "./options.mjs";
import { stateDir } from "./setup.mjs";

const USAGE = `npm run seed -- [--events N --organizers N] [--seed N] [--now ISO] [--if-empty]
Fills a state folder (STATE_DIR) with demo data, or with so many events; always the same for a seed and a moment.`;

const { values: flags } = readOptions(USAGE, {
  options: {
    "if-empty": { type: "boolean", default: false },
    remote: { type: "boolean", default: false },
    events: { type: "string" },
    organizers: { type: "string" },
    now: { type: "string" },
    seed: { type: "string" },
  },
});

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
const { d1, images, close } = await openState();
try {
  if (await d1.prepare("SELECT 1 FROM organizers LIMIT 1").first()) {
    if (!flags["if-empty"])
      leave(`There are organizers in ${stateDir} already: remove that folder, or name another with STATE_DIR.`);
  } else {
    const counts = await seedDatabase(settlingDatabase(d1), { now, seed, events, organizers });
    await gatherSearchWords({ db: openDatabase(d1), now });
    await storePictures(await images(), counts.images);
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
  await close();
}
