import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ASKED_KEY } from "~/domain/backup/keys";
import { openState } from "../migrate.mjs";
import { stateDir } from "../setup.mjs";
import { deployedDataStore } from "./cloudflare";
import { boundDataStore, type DataStore } from "./data-store";
import { eraseAgain, readKept, restore } from "./restore";

interface Work {
  store: DataStore;
  now: Date;
  say(line: string): void;
}

/** By command: what it does with its argument. */
const COMMANDS: Record<string, (given: string | undefined, work: Work) => Promise<void>> = {
  async backup(given, { store, say }) {
    if (given === "list") return say((await readKept(store)).join("\n") || "There is no backup.");
    if (given !== undefined) throw new Error("After backup comes list, or nothing.");
    await store.write(ASKED_KEY, "{}");
    say("The next cron, within a quarter of an hour, makes one. See it by: npm run admin -- backup list");
  },

  async restore(given, { store, now, say }) {
    if (given === undefined) throw new Error("Name a backup (npm run admin -- backup list), latest, or a folder.");
    const isFolder = existsSync(given);
    const from = isFolder ? { ...store, read: (key: string) => readIn(given, key) } : store;
    const { migrations } = await restore(isFolder ? "latest" : given, from, { now, say });
    say(`Restored, as of ${migrations.at(-1)}. What comes next: docs/operations.md, Backup and restore.`);
  },

  async "erase-again"(given, { store, now, say }) {
    const since = new Date(given ?? "");
    if (Number.isNaN(since.getTime())) throw new Error("Name the moment since when, such as 2026-11-27T02:00:00Z.");
    say(await eraseAgain(since.toISOString(), store, now));
  },
};

export const isOfBackups = (name: string | undefined): name is string => name !== undefined && name in COMMANDS;

/** Of the local state, or of the deployment with such a configuration; throws what whoever runs the command should read. */
export async function manageBackups(name: string, given: string | undefined, config: string | null): Promise<void> {
  const work = { now: new Date(), say: console.log };
  if (config !== null) return COMMANDS[name]!(given, { ...work, store: await deployedDataStore(config) });
  const { d1, backups, close } = await openState(stateDir, { isMigrated: name !== "restore" });
  try {
    await COMMANDS[name]!(given, { ...work, store: boundDataStore(d1, await backups()) });
  } finally {
    await close();
  }
}

/** A copy of the bucket on disk. */
async function readIn(folder: string, key: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const path = join(folder, key);
  return existsSync(path) ? new Uint8Array(await readFile(path)) : null;
}
