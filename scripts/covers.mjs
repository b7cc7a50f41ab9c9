// The generated covers, drawn again only when what draws them has changed.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { bin, root, run } from "./setup.mjs";

const FOLDER = join(root, "public/covers");
const STAMP = join(root, ".cache/covers");
const FILES = 6 * 16 * 3 + 1;

export function ensureCovers() {
  const wanted = hashOfSources();
  const isDrawn = existsSync(FOLDER) && readdirSync(FOLDER).length >= FILES;
  if (isDrawn && existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted) return;
  run(bin("tsx"), ["scripts/covers/write-covers.ts", FOLDER]);
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, wanted);
}

function hashOfSources() {
  const hash = createHash("sha256");
  const inFolder = (folder) =>
    readdirSync(join(root, folder))
      .sort()
      .map((name) => join(folder, name));
  for (const file of [
    ...inFolder("scripts/covers"),
    ...inFolder("scripts/drawing"),
    "db/seed/random.ts",
    "app/domain/events/display.ts",
  ]) {
    hash.update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}
