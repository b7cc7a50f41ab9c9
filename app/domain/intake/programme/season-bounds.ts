import { MONTH } from "~/domain/plain-words/names";
import { SEASONS as SEASONS_NAMED } from "~/domain/plain-words/seasons";
import { mondayOfWeek } from "~/domain/plain-words/when";
import { dayIn, type DayNumber } from "~/domain/time/days-and-moments";
import { feastOfName } from "~/domain/time/feast-days";
import { NONE_SAID, type SaidDays } from "./said-days";

type DayOf = (year: number) => DayNumber;
type SeasonBound = [names: string, first: DayOf, last: DayOf, isAbout: boolean];

/** A bound that is no date; about where people may mean days before or after it. */
export interface LooseBound extends SaidDays {
  of: "from" | "until";
  isAbout: boolean;
}

const on =
  (month: number, date: number): DayOf =>
  (year) =>
    dayIn(year, month, date);

const THROUGH = "(?<!(?:også|òg) )(?:(?:i|gjennom|over)(?: hele| heile)?|hele|heile)";
/** Of the others, people may mean more or less. */
const EXACT = /romjul|stille uke/;
/** "I vår" is no season before a noun. */
const ALONE = "(?=\\s*(?:$|[,.;)]|kl))";
const NAMED = SEASONS_NAMED.flatMap(([names, meaning]): SeasonBound[] => {
  if (meaning.as !== "season" || names === "") return [];
  const { season, isWord } = meaning;
  const words = `${THROUGH} (?:${names.replace(/\s*,\s*/g, "|")})${isWord ? ALONE : ""}`;
  return [[words, (year) => season(year)[0], (year) => season(year)[1], !EXACT.test(names)]];
});

/** From the first day to the last: "onsdager i advent". */
const SEASONS: readonly SeasonBound[] = [
  ["i (?:hele |heile )?advent(?:stid(?:en|a))?", feastOfName("advent1"), feastOfName("christmasEve"), false],
  ["i faste(?:n|tid(?:en|a))", feastOfName("ashWednesday"), feastOfName("easterEve"), false],
  [`${THROUGH} (?:vår${ALONE}|våren)`, on(1, 7), on(6, 20), true],
  [`${THROUGH} (?:(?:høst|haust)${ALONE}|høsten|hausten)`, on(8, 15), on(12, 20), true],
  ...NAMED,
];

/** What is behind "til", and the last day that is surely before it. */
const BEGINNINGS: readonly [names: string, last: DayOf][] = [
  ["jul(?:a|en|eferien?|eferia)?|jol[ai]?", on(12, 23)],
  ["advent(?:en|stiden|stida)?", (year) => feastOfName("advent1")(year) - 1],
  ["vinterferi(?:en?|a)", (year) => mondayOfWeek(8, year) - 1],
  ["påsk(?:en?|a|eferien?|eferia)", feastOfName("palmSunday")],
  ["pins(?:en?|a)", (year) => feastOfName("pentecostEve")(year) - 1],
  ["(?:sommer|sommar|sumar)(?:en|ferien?|feria)?|(?:skole|skule)slutt", on(6, 20)],
  ["(?:høst|haust)feri(?:en?|a)", (year) => mondayOfWeek(40, year) - 1],
  ["nyttår", on(12, 31)],
];
/** Before "til", which is of a title elsewhere: "Veien til påske". */
const OF_TIME = `(?:\\d|dag(?:er|ar|ene|ane)?|kveld|morgen|morgon|uke|veke|mnd|måneden|månaden|år|${MONTH})[,.]?`;

const WHOLE: readonly [names: string, last: DayOf][] = [
  ["ut (?:våren|skoleåret|skuleåret|vårsemesteret|vårhalvåret)", on(6, 20)],
  ["ut (?:høsten|hausten|høstsemesteret|haustsemesteret|høsthalvåret)", on(12, 20)],
];

const words = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, "iu");
const TABLE = [
  ...SEASONS.map(([names, first, last, isAbout]) => ({
    found: words(names),
    of: "from" as const,
    first,
    last,
    isAbout,
  })),
  ...[
    ...BEGINNINGS.map(
      ([names, last]) => [`(?:(?:fr[ae]m|helt|heilt) til|(?<=${OF_TIME}\\s)til) (?:${names})`, last] as const,
    ),
    ...WHOLE,
  ].map(([names, first]) => ({ found: words(names), of: "until" as const, first, last: null, isAbout: true })),
];

const dayBy = (dayOf: DayOf) => ({ ...NONE_SAID, feast: { dayIn: dayOf, isOfOneWeekday: true } });

/** "I advent", "hele våren", "hver mandag fram til jul". */
export const seasonsIn = (line: string): LooseBound[] =>
  TABLE.flatMap(({ found, first, last, ...bound }) => {
    const match = found.exec(line);
    if (!match) return [];
    const span = { at: match.index, end: match.index + match[0].length };
    return [{ ...bound, first: dayBy(first), last: last && dayBy(last), ...span }];
  });
