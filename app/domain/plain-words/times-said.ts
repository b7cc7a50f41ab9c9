import type { DayNumber } from "~/domain/time/days-and-moments";
import { remembered } from "~/domain/values";
import { CLOCKS_SAID } from "./clocks-said";
import { daysAndHours } from "./days-and-hours";
import type { WordSpan } from "./lexicon";
import type { Made } from "./rule";
import { timeMeant, toldSpans } from "./spans";
import { type DayLimits, type TimeMeant, together } from "./when";
import { cutIntoWords } from "./words";

/** Of a line of text, from `at` up to `end`. */
export interface TimeSaid {
  at: number;
  end: number;
  when: TimeMeant;
  /** What its words are. */
  of: readonly string[];
}

const MOST_WORDS = 40;

interface Said {
  words: number;
  parts: readonly WordSpan<Made>[];
}

const NOTHING: Said = { words: 0, parts: [] };

const isBetter = (one: Said, other: Said) =>
  one.words > other.words || (one.words === other.words && one.parts.length < other.parts.length);

/** What a line says of when: the parts side by side that explain the most of its words, the longer the better. */
export function timesSaid(line: string, today: DayNumber): TimeSaid[] {
  const words = cutIntoWords(line).slice(0, MOST_WORDS);
  const spans = toldSpans(words);
  const behind = (name: string, from: number) =>
    spans.flatMap(({ from: at, to, meaning }) => (meaning.as === name && (from < 0 || at === from) ? [to] : []));
  const unwanted = new Set(behind("not", -1).flatMap((at) => [at, ...behind("in", at)]));
  // "Unntatt i juleferien" says no day.
  const found = daysAndHours(spans, today, { rules: CLOCKS_SAID, later: [] }).filter(
    ({ from, meaning: { of } }) => !(of.includes("season") && unwanted.has(from)),
  );
  const best = [...words, null].map(() => NOTHING);
  for (let from = words.length - 1; from >= 0; from--) {
    const ways = found
      .filter((part) => part.from === from)
      .map((part): Said => {
        const rest = best[part.to] ?? NOTHING;
        return { words: rest.words + part.to - from, parts: [part, ...rest.parts] };
      });
    best[from] = ways.reduce((one, other) => (isBetter(other, one) ? other : one), best[from + 1] ?? NOTHING);
  }
  return (best[0]?.parts ?? []).map(({ from, to, meaning: { when, of } }) => ({
    at: words[from]?.at ?? 0,
    end: words[to - 1]?.end ?? 0,
    when,
    of,
  }));
}

/** Words that say a day by today, by a week, or by its place in a month. */
const FROM_ELSEWHERE = new Set(["which", "unit", "nth", "day", "season"]);

const isDay = ({ when }: TimeSaid) => when.days !== undefined || when.weekday !== undefined;

const has = ({ of }: TimeSaid, ...names: string[]) => names.every((name) => of.includes(name));
const isOfMonth = ({ of }: TimeSaid) => of.includes("month") || of.includes("date");

/** "Onsdag 13.", "den 5."; "lørdag 12-15" and "fem over halv åtte" are clocks. */
const isNumberAlone = (said: TimeSaid, line: string) =>
  has(said, "number") &&
  (has(said, "weekday") || has(said, "the")) &&
  !isOfMonth(said) &&
  /\d$/.test(line.slice(said.at, said.end)) &&
  !/^(?:\s?[-–]\s?\d|[.:]\d|\.?(?:\s?[-–]\s?\d+\.?)?\s(?:trinn|klasse|etasje|gang|gong|grupp|år|pers|plass)|\s(?:til|og|over|på)(?!\p{L}))/u.test(
    line.slice(said.end),
  );

const isFromElsewhere = (said: TimeSaid) =>
  said.of.some((name) => FROM_ELSEWHERE.has(name)) ||
  (has(said, "number", "weekday", "month") && !has(said, "relation")) ||
  (has(said, "month") && !has(said, "number"));

const isRhythm = ({ when, of }: TimeSaid) =>
  when.every !== undefined ||
  (of.includes("nth") && of.includes("unit") && !of.includes("which") && !of.includes("month"));

export interface DaysFromElsewhere {
  said: readonly TimeSaid[];
  /** Null where they tell no day. */
  days: DayLimits | null;
  /** The same words may mean other days. */
  isOpen: boolean;
}

/** Its first word is a unit alone: "Uke", "Helg". */
const isUnitAlone = ({ at, of }: TimeSaid) => at === 0 && of.join() === "unit";

const DAILY =
  /(?<!\p{L})(?:(?:hver|kvar|every)\s(?:dag|kveld|morgen|morgon|day|evening|morning)|daglig|dagleg|daily|of the month)(?!\p{L})/iu;

/** Days of one event are no more. */
const MOST_DAYS = 3;

/** "Onsdag neste uke", "siste søndag i januar", "uke 50, tirsdag"; null where all is said by dates, or is a rhythm. */
export function daysFromElsewhere(line: string, today: DayNumber): DaysFromElsewhere | null {
  const said = timesSaid(line, today).filter((one) => !isUnitAlone(one));
  const all = said.filter(isDay);
  const isDated = all.some((one) => (isOfMonth(one) && (has(one, "number") || has(one, "date"))) || has(one, "feast"));
  // "Guttas helg 15.–17. januar".
  // "Vi synger julen inn fjerde søndag i advent".
  const named = all.filter(({ of }) => of.join() !== "season");
  const ofDays = isDated ? all.filter(({ when }) => !when.isLoose) : named.length > 0 ? named : all;
  const isElsewhere =
    ofDays.some(isFromElsewhere) || (ofDays.length === 1 && ofDays.some((one) => isNumberAlone(one, line)));
  const others = ofDays.filter((one) => !has(one, "season"));
  if (said.some(isRhythm) || DAILY.test(line) || !isElsewhere || (isDated && others.length < ofDays.length))
    return null;
  const days = together(
    ofDays.map(({ when }) => when),
    today,
  )?.days;
  const isTold = days && days[1] !== null && days[1] - days[0] < MOST_DAYS;
  return {
    said: ofDays,
    days: isTold ? days : null,
    isOpen: ofDays.some(({ when }) => when.or !== undefined),
  };
}

const PLAIN_DAY = /^(?!mid)\p{L}{2,6}(?:dag|day)(?:en|er|s)?$/iu;
const LEADING_HOURS = /^\d{1,2}(?:[.:]\d\d)?\s?[-–]\s?\d{1,2}(?:[.:]\d\d)?\s\p{L}/u;
/** What no rule reads: "om en halv time", "kvarter over 15". */
const LEFT =
  /(?<!\p{L})(?:om\s(?:en|ett?|én|to|tre|noen|et par|\d[\d,]*)\s(?:halv\s)?(?:time[rn]?|timar|minutt(?:er)?)|siden|sidan|ago|forrige|førre|i går|i forgårs|midnatt|klokk[aeoå]n?|kl\.?(?=\s|$)|kvarter|en gang (?:på|i|utpå|til)|ein gong (?:på|i|utpå|til)|på nyåret|over nyttår|\d{4}-\d{1,2}-\d{1,2})(?!\p{L})/iu;
/** Cheap, because every title of a programme is asked. */
const MAY_SAY_TIME =
  /\d|dag|day|morgen|morgon|kveld|uke|veke|week|helg|måned|månad|month|nest[ea]|next|denne|kommende|komande|første|fyrste|siste|first|last|andre|tredje|januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember/iu;
/** Also "17. mai-tog". */
const BRACKETS = /\([^()]*\)|\d{1,2}\.\s?\p{L}{3,9}-(?=\p{Ll})/gu;

/** Of a word of time; the words of one text come again. */
const isSlip = remembered((key) => timeMeant(key) !== null);

/** Words of time in what is left of a line: "Årsmøte første i februar", "Basar fra 12 til 15". */
export function hasTimesLeft(text: string, today: DayNumber): boolean {
  const own = text.replace(BRACKETS, "");
  if (LEADING_HOURS.test(own)) return true;
  if (LEFT.test(own)) return true;
  if (cutIntoWords(own).some(({ text: word, key }) => /^\p{Ll}/u.test(word) && isSlip(key))) return true;
  if (!MAY_SAY_TIME.test(own)) return false;
  return timesSaid(own, today).some((said) => {
    const words = own.slice(said.at, said.end);
    if (!/\s/.test(words)) return said.of.includes("day") || PLAIN_DAY.test(words);
    const isOfUnit = has(said, "unit") && ["relation", "number", "nth"].some((name) => said.of.includes(name));
    return !has(said, "feast") && (isOfUnit || said.of.some((name) => NAMES_A_DAY.has(name)));
  });
}

const NAMES_A_DAY = new Set(["which", "day", "weekday", "weekdays", "month"]);
