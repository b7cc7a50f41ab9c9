import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ASKED_KEY } from "~/domain/backup/keys";
import { present } from "~/domain/values";
import { migrations, openState } from "../migrate.mjs";
import { stateDir } from "../setup.mjs";
import { boundDataStore, type DataStore } from "./data-store";
import { folderObjects, objectsAt } from "./objects";
import { eraseAgain, putBackPictures, readKept, restore } from "./restore";

/** Of a copy outside. */
export const COPY_OPTIONS = {
  to: { type: "string" },
  from: { type: "string" },
  into: { type: "string" },
  endpoint: { type: "string" },
  region: { type: "string" },
  recipient: { type: "string" },
  identity: { type: "string" },
} as const;
type Options = { [name in keyof typeof COPY_OPTIONS]?: string | undefined };

type Command = (work: Work) => Promise<void>;

const ownOf = <Value>(record: Record<string, Value>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

interface Work {
  given: string[];
  options: Options;
  store: DataStore;
  now: Date;
  say(line: string): void;
}

/** After the word backup. */
const OF_BACKUP: Record<string, Command> = {
  list: async ({ store, say }) => say((await readKept(store.backups)).join("\n") || "There is no backup."),
  async copy({ store, options: { to, recipient, endpoint, region }, say }) {
    if (!to || !recipient) throw new Error("Say --to FOLDER or s3://BUCKET/PREFIX, and --recipient age1…");
    const { copyBackup } = await import("./copies");
    await copyBackup(store.backups, objectsAt(to, { endpoint, region }), { recipient, say });
  },
  async pictures({ store, given: [from], say }) {
    await putBackPictures(from === undefined ? store : { ...store, backups: folderObjects(from) }, say);
  },
};

/** By command. */
const COMMANDS: Record<string, Command> = {
  async backup({ given: [what, ...given], ...work }) {
    if (what !== undefined) {
      const command = ownOf(OF_BACKUP, what);
      if (!command) throw new Error("After backup comes list, copy, verify, pictures, key or nothing.");
      return command({ ...work, given });
    }
    await work.store.backups.write(ASKED_KEY, "{}");
    work.say("The next cron, within a quarter of an hour, makes one. See it by: npm run admin -- backup list");
  },

  async restore({ given: [from], store, now, say }) {
    if (from === undefined) throw new Error("Name a backup (npm run admin -- backup list), latest, or a folder.");
    const isFolder = existsSync(from);
    await restore(isFolder ? "latest" : from, isFolder ? { ...store, backups: folderObjects(from) } : store, {
      now,
      say,
      migrations: migrations(),
    });
    say("Restored. What comes next: docs/operations.md, Backup and restore.");
  },

  async "erase-again"({ given: [moment], store, now, say }) {
    const since = new Date(moment ?? "");
    if (Number.isNaN(since.getTime())) throw new Error("Name the moment since when, such as 2026-11-27T02:00:00Z.");
    say(await eraseAgain(since.toISOString(), store, now));
  },
};

/** Those that need neither a database nor a bucket of ours. */
const ALONE: Record<string, (options: Options) => Promise<void>> = {
  async key() {
    const { generateIdentity, identityToRecipient } = await import("age-encryption");
    const identity = await generateIdentity();
    console.log(`# public key: ${await identityToRecipient(identity)}\n${identity}`);
  },
  async verify({ from, identity, into, endpoint, region }) {
    if (!from || !identity) throw new Error("Say --from FOLDER or s3://BUCKET/PREFIX, and --identity FILE.");
    const [key] = /^AGE-SECRET-KEY-.+$/m.exec(readFileSync(identity, "utf8")) ?? [];
    if (key === undefined) throw new Error(`${identity} holds no AGE-SECRET-KEY.`);
    const { verifyCopy } = await import("./copies");
    const folder = into ?? mkdtempSync(join(tmpdir(), "samling-copy-"));
    try {
      await verifyCopy(objectsAt(from, { endpoint, region }), key, { folder: folderObjects(folder), say: console.log });
    } finally {
      if (into === undefined) rmSync(folder, { recursive: true });
    }
  },
};

export const isOfBackups = (name: string | undefined): name is string => name !== undefined && name in COMMANDS;

/** Of the local state, or of the deployment with such a configuration; throws what whoever runs the command should read. */
export async function manageBackups(
  name: string,
  given: string[],
  options: Options,
  config: string | null,
): Promise<void> {
  const alone = name === "backup" && ownOf(ALONE, given[0] ?? "");
  if (alone) return alone(options);
  const command = present(ownOf(COMMANDS, name), `command ${name}`);
  const work = { given, options, now: new Date(), say: console.log };
  if (config !== null) {
    const { deployedDataStore } = await import("./deployed-store");
    return command({ ...work, store: await deployedDataStore(config) });
  }
  const { d1, images, backups, close } = await openState(stateDir, { isMigrated: name !== "restore" });
  try {
    await command({ ...work, store: boundDataStore(d1, await backups(), await images()) });
  } finally {
    await close();
  }
}
