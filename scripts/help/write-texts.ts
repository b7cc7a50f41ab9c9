// Writes the help's articles into public/help-texts, a JSON file a language. Run by scripts/help.mjs.
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LOCALES } from "~/domain/site/locales";
import { present } from "~/domain/values";
import { helpIn } from "../../help/help-in";

const folder = present(process.argv[2], "folder to write to");

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const locale of LOCALES) await writeFile(join(folder, `${locale}.json`), JSON.stringify(helpIn(locale)));
