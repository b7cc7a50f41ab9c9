// Writes the help's articles for the pages again when they have changed: public/help-texts/, a file a language.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { hashOfSources } from "./hash-of-sources.mjs";
import { bin, root, run } from "./setup.mjs";

const FOLDER = join(root, "public/help-texts");
const STAMP = join(root, ".cache/help-texts");
const MADE_OF = ["help", "scripts/help", "app/domain/help/articles.ts", "app/domain/site"];

/** Throws where an article is wrong. */
export function ensureHelpTexts() {
  const wanted = hashOfSources(MADE_OF);
  if (existsSync(FOLDER) && existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted) return;
  const { status } = run(bin("tsx"), ["scripts/help/write-texts.ts", FOLDER], { mayFail: true });
  if (status !== 0) throw new Error("The help's articles cannot be written.");
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, wanted);
}
