import { MONTH, WEEKDAY, WEEKDAYS, weekdayNamed } from "~/domain/plain-words/names";
import { type Edit, editsOf, numbersInWords, spanInWords } from "~/domain/plain-words/numbers-in-words";
import { timeMeant } from "~/domain/plain-words/spans";
import { daysFromElsewhere, type TimeSaid, timesSaid } from "~/domain/plain-words/times-said";
import { cutIntoWords } from "~/domain/plain-words/words";
import { type DayNumber, MONDAY, weekOf } from "~/domain/time/days-and-moments";
import { FEAST_DAYS } from "~/domain/time/feast-days";
import { isDayToken } from "../programme/beside-number";
import { monthEndsIn } from "../programme/month-ends";
import { MOVED, ownMatterOf } from "../programme/other-matter";
import { timeWordsOf } from "../programme/tokens";
import { lettersOf, type Retold, retold, type LetterSpan, type Telling, withTellings } from "./retold";
import type { LineDoubt } from "./said";

const LONG = "(?:mandag|måndag|tirsdag|tysdag|onsdag|torsdag|fredag|lørdag|laurdag|søndag|sundag)(?:en)?";

/** "Neste lørdag 5. desember", "på onsdag": the day is said behind it. */
const AHEAD_OF_DAY = new RegExp(
  `(?<!\\p{L}|\\d\\.?\\s(?=til)|(?:dag|dagen|${MONTH}\\.?)\\s(?=til))(?:(?:nest[ea]|next)\\s(?=${WEEKDAY}\\.?,?\\s(?:den\\s)?\\d)|(?:førstkomm?[ea]nde|kommende|komande|denne|nå på|no på|til|på)\\s(?=${LONG}(?!\\p{L})))`,
  "giu",
);

const hoursIn = (line: string) => editsOf(line, HOURS, () => " kl ");

const FEASTS = FEAST_DAYS.map(({ names }) => names).join("|");
/** "Askeonsdagsmesse kl 18", "midnattsmesse julenatt 23.30": says its day where nothing else does. */
const FEAST_IN_WORD = new RegExp(
  `(?<!\\p{L}|(?<!\\p{L})(?:til|før|etter|om|av|fra|frå|for|under)\\s)(?:((?:${FEASTS}))s?-?(?:mess|gudst|måltid|konsert|samling|fest|feiring|vandring|frokost)\\p{L}*(?<!s)|jul[ae]natt(?:a|en)?(?!.*(?<!\\d)0?[0-5][.:]\\d\\d))(?!\\p{L})`,
  "iu",
);

/** Before "19-22" of a day: hours, where no month follows. */
const HOURS = new RegExp(
  `(?<=(?<!\\p{L})(?:${LONG}(?:er|ar)?|(?<=every\\s)(?:mon|tues?|wed|thu(?:rs)?|fri|sat|sun)))[!.,]?\\s(?=(?:[01]?\\d|2[0-3])\\s?(?:[–-]|til)\\s?(?:[01]?\\d|2[0-4])(?![\\d.:/]|\\s?${MONTH}(?!\\p{L})))`,
  "giu",
);

/** With the day in words of its own. */
function feastIn(line: string, today: DayNumber): Edit[] {
  const [feast, named = "julaften"] = FEAST_IN_WORD.exec(line) ?? [];
  const isDated = () => daysFromElsewhere(ownMatterOf(line).line, today) ?? timeWordsOf(line).find(isDayToken);
  if (feast === undefined || isDated()) return [];
  const at = line.indexOf(feast);
  return [{ at, end: at + feast.length, to: `${feast} ${named}` }];
}

/** "I morgen 11". */
const LONE_HOUR = new RegExp(`^\\s(?:[01]?\\d|2[0-3])(?![\\d.:/]|\\s?${MONTH}(?!\\p{L}))`, "iu");

export interface DatedLine {
  told: Retold;
  /** Letters of what was typed that tell no day: "neste uke". */
  unread: readonly LetterSpan[];
  half: "early" | "late" | null;
  doubts: LineDoubt[];
}

/** A line that is written now tells which day "onsdag neste uke" is: the readers get it as a date with its year. */
export function withDaysFromToday(typed: string, today: DayNumber): DatedLine {
  const before = retold(
    typed,
    slipsIn,
    (line) => monthEndsIn(line, today),
    (line) => editsOf(line, AHEAD_OF_DAY, () => ""),
    (line) => feastIn(line, today),
  );
  const found = daysFromElsewhere(ownMatterOf(before.line).line, today);
  const { half, said: halves } = halfOfDay(before.line, today);
  const [first, ...others] = found?.said ?? [];
  const to = found?.days ? spanInWords(...found.days) : "";
  const isBeforeHour = LONE_HOUR.test(before.line.slice(others.at(-1)?.end ?? first?.end));
  // "Mandag til fredag neste uke kl 10": the days are said, and the week by today.
  const isListed = found !== null && to === "" && LISTED.test(before.line);
  const without = [...halves, ...(isListed ? [] : others)].map(({ at, end }) => ({ at, end, to: "" }));
  const dated: Telling[] = isListed
    ? weeksOf(found.said)
    : first
      ? [{ at: first.at, end: first.end, of: others, to: `${to}${isBeforeHour ? " kl" : ""}` }]
      : [];
  const told = withTellings(before, [...dated, ...without]);
  return {
    told: withTellings(told, hoursIn(told.line)),
    unread: to === "" && !isListed ? lettersOf(before, found?.said ?? []) : [],
    half,
    doubts: [
      ...(found?.isOpen ? (["which_week"] as const) : []),
      ...(found && MOVED.test(typed) ? (["moved"] as const) : []),
    ],
  };
}

const LISTED = new RegExp(
  `${LONG}(?:,?\\s(?:til|og)\\s|,\\s)${LONG}.*(?:kl\\.?|klokk[ae]n?|\\d[.:]\\d|\\d\\s?[-–])\\s?\\d`,
  "iu",
);

const weeksOf = (said: readonly TimeSaid[]): Edit[] =>
  said.flatMap(({ at, end, of, when: { days } }) =>
    of.includes("unit") && days && days[1] !== null && days[1] - days[0] < 7
      ? [{ at, end, to: `uke ${weekOf(days[0], MONDAY).week}` }]
      : [],
  );

const SAID_BEFORE = /(?<!\p{L})(?:i|på|ved|fra|frå|til)\s$/iu;
const JOINED = new RegExp(`(?<!\\p{L})(${LONG})(?=\\d)`, "giu");

/** Days and months one slip away, beside a number: "lørdagg 12 des", "10 janaur"; "tirsdag9.februar". */
function slipsIn(text: string): Edit[] {
  const words = cutIntoWords(text);
  const slips = words.flatMap(({ text: from, key, at, end }, nth) => {
    const isBesideNumber = /\d/.test(words[nth + 1]?.text ?? "") || /\d/.test(words[nth - 1]?.text ?? "");
    // "Torsvåg" is a place.
    const mayBeSlip = isBesideNumber && /^\p{Ll}/u.test(from) && !SAID_BEFORE.test(text.slice(0, at));
    const to = mayBeSlip ? timeMeant(key) : null;
    return to !== null && DAY_OR_MONTH.test(to) ? [{ at, end, to }] : [];
  });
  const short = editsOf(text, SHORT, ([, name = ""]) => WEEKDAYS[weekdayNamed(name)]?.[0] ?? name);
  const joined = editsOf(text, JOINED, ([from]) => `${from} `);
  return [
    ...slips,
    ...short,
    ...joined,
    ...editsOf(text, DIALECT_TO, () => "til"),
    ...editsOf(text, UP_TO_DAY, () => " til "),
    ...editsOf(text, TAKEN_BACK, ([said]) => (/\d/.test(said) ? "kl " : "")),
    ...numbersInWords(text),
  ];
}

/** "Kl 19, nei forresten 18.30", "tirsdag, eller nei, onsdag": the latter. */
const TAKEN_BACK = new RegExp(
  `(?:${LONG}(?=.{3,40}?${LONG})|(?:kl\\.?\\s\\d{1,2}(?:[.:]\\d\\d)?|\\d{1,2}[.:]\\d\\d)(?=\\D{3,40}?\\d)),?\\s(?:eller\\s)?nei(?:,?\\s(?:vent|forresten|unnskyld|beklager|heller|det er|det blir|jeg mener|eg meiner))*,?\\s(?=(?:${LONG}|(?:kl\\.?\\s)?\\d{1,2}(?:[.:][0-5][05])?(?![\\d./]|\\.?\\s?${MONTH}|\\s(?!(?:på|i|ved|hos|til|og|om)\\s)\\p{L})))`,
  "giu",
);
/** "Fredag–søndag". */
const UP_TO_DAY = new RegExp(`(?<=(?<!\\p{L})${LONG})\\s?[–-]\\s?(?=${LONG}(?!\\p{L}))`, "giu");
const DIALECT_TO = new RegExp(
  `(?<=(?<!\\p{L})fr[ae]m\\s)te(?=\\s)|(?<=\\d\\s)te(?=\\s\\d{1,2}(?!\\.?\\s?${MONTH}))`,
  "giu",
);
const SHORT = /(?<!\p{L})(man|tirs?|ons|tors?|fre|lør|søn)\.(?=\s*$|,|\skl)/giu;
const DAY_OR_MONTH = new RegExp(`^(?:${LONG}|${MONTH})$`, "iu");

const isHalf = ({ of }: TimeSaid) => of.includes("part") && of.every((name) => ["in", "small", "part"].includes(name));

/** "Kveld" beside a day or a clock, or in "i kveld". */
function halfOfDay(line: string, today: DayNumber): Pick<DatedLine, "half"> & { said: TimeSaid[] } {
  const all = timesSaid(line, today);
  const isBeside = (said: TimeSaid, other: TimeSaid | undefined) =>
    other !== undefined &&
    /^[\s,.]*$/.test(other.at > said.at ? line.slice(said.end, other.at) : line.slice(other.end, said.at));
  // "Youth night last Friday": what stands before the day by itself is no part of it.
  const said = all.filter(
    (one, nth) => isHalf(one) && (isBeside(one, all[nth - 1]) || (one.of.length > 1 && isBeside(one, all[nth + 1]))),
  );
  const hours = [...said, ...all.filter(({ of }) => of.includes("day"))].flatMap(({ when }) => when.hours ?? []);
  const half = hours.length === 0 ? null : hours.every((hour) => hour >= 12) ? "late" : "early";
  return { half: half === "early" && hours.some((hour) => hour > 12) ? null : half, said };
}
