// Draws the generated covers again when the code that draws them has changed.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { hashOfSources } from "./hash-of-sources.mjs";
import { root, run } from "./setup.mjs";

const FOLDER = join(root, "public/covers");
const STAMP = join(root, ".cache/covers");
const MADE_OF = ["scripts/covers", "scripts/drawing", "app/domain/events/display.ts", "app/domain/events/types.ts"];

export function ensureCovers() {
  const sources = hashOfSources(MADE_OF);
  // Includes the number of covers, so that deleted ones are drawn again.
  const stamp = () => `${sources} ${existsSync(FOLDER) ? readdirSync(FOLDER).length : 0}`;
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === stamp()) return;
  rmSync(FOLDER, { recursive: true, force: true });
  run(process.execPath, ["--import", "tsx", "scripts/covers/write-covers.ts", FOLDER]);
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, stamp());
}
