// Runs the benchmarks: npm run bench [-- searches|calendars|duplicates|lighthouse|fuzz]
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { printDuplicates } from "./bench/duplicates/print";
import { benchFuzz } from "./bench/fuzz";
import { benchLighthouse } from "./bench/lighthouse";
import { printCalendars } from "./bench/print-calendars";
import { printSearches } from "./bench/print-searches";

const BENCHES: Record<string, (root: string) => Promise<void>> = {
  searches: printSearches,
  calendars: printCalendars,
  duplicates: printDuplicates,
  lighthouse: benchLighthouse,
  fuzz: benchFuzz,
};

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const wanted = process.argv[2];
if (wanted && !BENCHES[wanted])
  throw new Error(`There is no bench called ${wanted}, only ${Object.keys(BENCHES).join(", ")}.`);
for (const [name, run] of Object.entries(BENCHES)) {
  if (!wanted || name === wanted) await run(root);
}
