// npm run bench: the benchmarks.
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { readOptions } from "./options.mjs";

const USAGE = `npm run bench -- [PART] [--events N] [--runs N] [--only KIND|TEXT] [--few] [--now ISO]
Measures all parts, or one: searches, asked, told, load, money, lighthouse, posters.`;

interface Options {
  events: number | undefined;
  runs: number | undefined;
  only: string | undefined;
  few: boolean;
  now: string | undefined;
}

type Bench = (root: string, options: Options) => Promise<void>;

/** Each is loaded when it is asked. */
const BENCHES: Record<string, () => Promise<Bench>> = {
  searches: async () => (await import("./bench/print-searches")).printSearches,
  asked: async () => (await import("./bench/asked")).printAsked,
  told: async () => (await import("./bench/told")).printTold,
  load: async () => (await import("./bench/load")).benchLoad,
  money: async () => (await import("./bench/money")).benchMoney,
  lighthouse: async () => (await import("./bench/lighthouse")).benchLighthouse,
  posters: async () => (await import("./bench/posters/run")).benchPosters,
};

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { values, positionals } = readOptions(USAGE, {
  allowPositionals: true,
  options: {
    events: { type: "string" },
    runs: { type: "string" },
    only: { type: "string" },
    few: { type: "boolean" },
    now: { type: "string" },
  },
});
const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text));
const options = {
  events: numberOf(values.events),
  runs: numberOf(values.runs),
  only: values.only,
  few: values.few === true,
  now: values.now,
};
const [wanted] = positionals;
if (wanted && !BENCHES[wanted])
  throw new Error(`There is no bench called ${wanted}, only ${Object.keys(BENCHES).join(", ")}.`);
for (const [name, load] of Object.entries(BENCHES)) {
  if (!wanted || name === wanted) await (await load())(root, options);
}
