// npm run bench: the benchmarks.
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { printAsked } from "./bench/asked";
import { printDuplicates } from "./bench/duplicates/print";
import { benchFoundSources } from "./bench/found-sources";
import { printLetters } from "./bench/letters";
import { benchLighthouse } from "./bench/lighthouse";
import { benchLoad } from "./bench/load";
import { benchMoney } from "./bench/money";
import { benchPlacement } from "./bench/placement";
import { benchPosters } from "./bench/posters/run";
import { printCalendars } from "./bench/print-calendars";
import { printSearches } from "./bench/print-searches";
import { printTold } from "./bench/told";
import { readOptions } from "./options.mjs";

const USAGE = `npm run bench -- [PART] [--events N] [--runs N] [--pages N] [--channel mail|push] [--only KIND|TEXT] [--few] [--now ISO]
Measures all parts, or one: searches, asked, told, calendars, duplicates, letters, found, load, placement, money, lighthouse, posters.`;

interface Options {
  events: number | undefined;
  runs: number | undefined;
  channel: string | undefined;
  only: string | undefined;
  few: boolean;
  now: string | undefined;
  pages: number | undefined;
}

const BENCHES: Record<string, (root: string, options: Options) => Promise<void>> = {
  searches: printSearches,
  asked: printAsked,
  told: printTold,
  calendars: printCalendars,
  duplicates: printDuplicates,
  letters: printLetters,
  found: benchFoundSources,
  load: benchLoad,
  placement: benchPlacement,
  money: benchMoney,
  lighthouse: benchLighthouse,
  posters: benchPosters,
};

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { values, positionals } = readOptions(USAGE, {
  allowPositionals: true,
  options: {
    events: { type: "string" },
    runs: { type: "string" },
    channel: { type: "string" },
    only: { type: "string" },
    few: { type: "boolean" },
    now: { type: "string" },
    pages: { type: "string" },
  },
});
const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text));
const options = {
  events: numberOf(values.events),
  runs: numberOf(values.runs),
  channel: values.channel,
  only: values.only,
  few: values.few === true,
  now: values.now,
  pages: numberOf(values.pages),
};
const [wanted] = positionals;
if (wanted && !BENCHES[wanted])
  throw new Error(`There is no bench called ${wanted}, only ${Object.keys(BENCHES).join(", ")}.`);
for (const [name, run] of Object.entries(BENCHES)) {
  if (!wanted || name === wanted) await run(root, options);
}
