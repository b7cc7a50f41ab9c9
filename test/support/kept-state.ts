import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { hashOfSources } from "../../scripts/hash-of-sources.mjs";
import { root } from "../../scripts/setup.mjs";

const FOLDER = join(root, ".cache/states");
const MADE_OF = ["app", "db", "migrations", "test/support", "package-lock.json"];

/** Copies into the folder `state` what `make` makes of an empty one, which is kept for other servers of the same sources and day. */
export async function copyKept(state: string, make: (state: string) => Promise<void> | void): Promise<void> {
  // Sessions in it end by the machine's clock.
  const today = new Date().toISOString().slice(0, 10);
  const kept = join(FOLDER, `${today}-${hashOfSources(MADE_OF).slice(0, 16)}`);
  if (!existsSync(kept)) {
    mkdirSync(FOLDER, { recursive: true });
    const isBeingMade = (name: string) => name.startsWith(`${today}-making-`);
    const former = readdirSync(FOLDER).filter((name) => !isBeingMade(name));
    for (const name of former) rmSync(join(FOLDER, name), { recursive: true, force: true });
    const making = mkdtempSync(join(FOLDER, `${today}-making-`));
    await make(making);
    try {
      renameSync(making, kept);
    } catch (error) {
      if (!existsSync(kept)) throw error;
      rmSync(making, { recursive: true }); // Another server was first.
    }
  }
  cpSync(kept, state, { recursive: true });
}
