import { AFTERNOON, EVENING, FORENOON, type Lexicon, MORNING } from "./lexicon";
import { MONTHS, WEEKDAYS } from "./names";

/** Shorter names of days are other words too: "to", "on", "man". */
const SHORT = new Set(["ons", "fre", "lør", "søn"]);

const PARTS: [string, readonly number[]][] = [
  ["kveld,kvelden,aften", EVENING],
  ["kvelder,kveldar,kveldene,kveldane", EVENING],
  ["formiddag,føremiddag,formiddagen", FORENOON],
  ["ettermiddag,ettermiddagen", AFTERNOON],
  ["morgen,morgon,morgenen", MORNING],
];

const DAYS: Lexicon = WEEKDAYS.flatMap((names, weekday): Lexicon => {
  const long = names.filter((name) => name.length > 4 || SHORT.has(name));
  const days = long.filter((name) => name.endsWith("dag") || name.endsWith("day"));
  const norwegian = days.filter((name) => name.endsWith("dag"));
  const plural = days.flatMap((name) =>
    name.endsWith("day") ? [`${name}s`] : ["er", "ar", "ene", "ane"].map((ending) => name + ending),
  );
  const parts = PARTS.map(([words, hours], nth) => {
    const said = norwegian.flatMap((name) => words.split(",").map((part) => `${name}s${part}`));
    return [said.join(","), { as: nth === 1 ? "weekdays" : "weekday", weekday, hours }] as const;
  });
  return [
    [[...long, ...norwegian.map((name) => `${name}en`)].join(","), { as: "weekday", weekday }],
    [plural.join(","), { as: "weekdays", weekday }],
    ...parts,
  ];
});

/** "mar" and "may" are months beside a number, or after "in". */
const isShort = (name: string) => name.length < 4 || name === "march" || name === "sept" || name === "febr";

const MONTH_NAMES: Lexicon = MONTHS.flatMap((names, index): Lexicon => {
  const month = index + 1;
  const [short, long] = [names.filter(isShort), names.filter((name) => !isShort(name))];
  const isPlain = (name: string) => name === "mai";
  return [
    ...(long.length > 0 || short.some(isPlain)
      ? ([[[...long, ...short.filter(isPlain)].join(","), { as: "month", month }]] as const)
      : []),
    ...(short.some((name) => !isPlain(name))
      ? ([[short.filter((name) => !isPlain(name)).join(","), { as: "month", month, isShort: true }]] as const)
      : []),
  ];
});

const NUMBERS: Lexicon = [
  "en,ett,ei,one",
  "to,two",
  "tre,three",
  "fire,four",
  "fem,five",
  "seks,six",
  "sju,syv,seven",
  "åtte,åtta,eight",
  "ni,nine",
  "ti,ten",
  "elleve,eleven",
  "tolv,twelve",
].map((words, nth) => [words, { as: "number", number: nth + 1 }] as const);

/** What the languages share, and what follows from it. */
export const TIME_NAMES: Lexicon = [...DAYS, ...MONTH_NAMES, ...NUMBERS];
