// Writes the help's articles and the text pages into public/help-texts, for each language. Run by scripts/help.mjs.
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LOCALES } from "~/domain/site/locales";
import { READING_NAMES } from "~/domain/site/reading";
import { present } from "~/domain/values";
import { helpIn } from "../../help/help-in";
import { readTextPage } from "./read-text-page";

const folder = present(process.argv[2], "folder to write to");
const write = (path: string, texts: unknown) => writeFile(join(folder, `${path}.json`), JSON.stringify(texts));

await rm(folder, { recursive: true, force: true });
for (const locale of LOCALES) {
  await mkdir(join(folder, locale), { recursive: true });
  await write(locale, helpIn(locale));
  for (const name of READING_NAMES) await write(`${locale}/${name}`, readTextPage(locale, name));
}
