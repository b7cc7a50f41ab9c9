import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ASKED_KEY } from "~/domain/backup/keys";
import { openState } from "../migrate.mjs";
import { stateDir } from "../setup.mjs";
import { boundDataStore, type DataStore, type Found } from "./data-store";
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

interface Answer {
  success: boolean;
  errors: { message: string }[];
  result: { results: Found }[];
}

/**
 * Database and backup bucket of the deployment with such a configuration (a file), by Cloudflare's API: wrangler's
 * command takes no parameters and lists no rows of a batch.
 */
async function deployedDataStore(config: string, env: NodeJS.ProcessEnv = process.env): Promise<DataStore> {
  const { CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_ACCOUNT_ID: account } = env;
  if (!token || !account) throw new Error("--remote needs CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID.");
  const base = `${env["CLOUDFLARE_API_BASE_URL"] ?? "https://api.cloudflare.com/client/v4"}/accounts/${account}`;
  const { rawConfig } = await import("../raw-config.mjs");
  const { d1_databases, r2_buckets } = rawConfig(config);
  const database = d1_databases![0]!.database_id!;
  const { bucket_name: backups, jurisdiction } = r2_buckets!.find(({ binding }) => binding === "BACKUPS_BUCKET")!;
  const headers = {
    Authorization: `Bearer ${token}`,
    "Content-Type": "application/json",
    ...(jurisdiction !== undefined && { "cf-r2-jurisdiction": jurisdiction }),
  };
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(base + path, { ...init, headers });
    if (response.ok || response.status === 404) return response;
    throw new Error(`Cloudflare answered ${response.status} for ${path}: ${await response.text()}`);
  };
  const objectPath = (key: string) =>
    `/r2/buckets/${backups}/objects/${key.split("/").map(encodeURIComponent).join("/")}`;

  return {
    async run(statements) {
      const body = JSON.stringify({ batch: statements });
      const response = await ask(`/d1/database/${database}/query`, { method: "POST", body });
      const answer = await response.json<Answer>();
      if (!answer.success) throw new Error(answer.errors.map((one) => one.message).join(" "));
      return answer.result.map(({ results }) => results);
    },
    async read(key) {
      const response = await ask(objectPath(key));
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
    },
    write: async (key, body) => void (await ask(objectPath(key), { method: "PUT", body })),
  };
}
