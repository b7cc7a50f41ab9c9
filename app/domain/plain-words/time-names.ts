import { AFTERNOON, EVENING, FORENOON, type Lexicon, MORNING } from "./lexicon";
import { MONTHS, WEEKDAYS } from "./names";
import { nthOf, wordOf } from "./numbers-in-words";

/** Shorter names of days are other words too: "to", "on", "man". */
const SHORT = new Set(["tirs", "ons", "tors", "fre", "lør", "søn"]);

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
    name.endsWith("day")
      ? [`${name}s`, `a ${name}`]
      : [...["er", "ar", "ene", "ane"].map((ending) => name + ending), `en ${name}`, `ein ${name}`],
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

/** No month: "før jul". */
const NO_MONTH = "jul";

/** "mar" and "may" are months beside a number, or after "in". */
const isShort = (name: string) => (name.length < 4 && name !== "mai") || ["march", "sept", "febr"].includes(name);

const MONTH_NAMES: Lexicon = MONTHS.flatMap((names, index) =>
  names
    .filter((name) => name !== NO_MONTH)
    .map((name) => [name, { as: "month", month: index + 1, ...(isShort(name) && { isShort: true }) }] as const),
);

/** From one on, beside how they are written in bokmål. */
const NUMBERS_OTHERWISE = "ett,ei,one|two|three|four|five|six|syv,seven|åtta,eight|nine|ten|eleven|twelve".split("|");

/** "Den ellevte" has a number; of "andre" and "fjerde", see the tables. */
const FIRST_NTH = 5;

const NUMBERS: Lexicon = Array.from({ length: 31 }, (_, index) => {
  const number = index + 1;
  const nth = number < FIRST_NTH ? "" : nthOf(number);
  return [[wordOf(number), nth, NUMBERS_OTHERWISE[index] ?? ""].join(","), { as: "number", number }];
});

/** What the languages share, and what follows from it. */
export const TIME_NAMES: Lexicon = [...DAYS, ...MONTH_NAMES, ...NUMBERS];
