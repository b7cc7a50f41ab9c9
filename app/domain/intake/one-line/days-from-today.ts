import { LONG_WEEKDAY, MONTH, monthNamed, WEEKDAY, weekdayNamed } from "~/domain/plain-words/names";
import { timeMeant } from "~/domain/plain-words/spans";
import { daysFromElsewhere, type TimeSaid, timesSaid } from "~/domain/plain-words/times-said";
import { cutIntoWords, numberAt } from "~/domain/plain-words/words";
import { type DayNumber, MONDAY, weekOf } from "~/domain/time/days-and-moments";
import { FEAST_DAYS } from "~/domain/time/feast-days";
import { clockWord, isDayToken } from "../programme/beside-number";
import { MOVED, ownMatterOf } from "../programme/other-matter";
import { dayToken, type GivenWords, type Letters, type Token, withoutLetters } from "../programme/time-words";
import { timeWordsOf } from "../programme/tokens";
import type { LineDoubt } from "./said";

const LONG = `${LONG_WEEKDAY}(?:en)?`;

/** "Neste lørdag 5. desember", "på onsdag": the day is said behind it. */
const AHEAD_OF_DAY = new RegExp(
  `(?<!\\p{L}|\\d\\.?\\s(?=til)|(?:dag|dagen|${MONTH}\\.?)\\s(?=til))(?:(?:nest[ea]|next)\\s(?=${WEEKDAY}\\.?,?\\s(?:den\\s)?\\d{1,2}(?:/|\\.(?!\\d\\d(?![.\\d]))|\\s?${MONTH}))|(?:denne|nå på|no på|til|på)\\s(?=${LONG}(?!\\p{L}))|(?:f[øy]rstkomm?[ea]nde|kommende|komande)\\s(?=${LONG}(?:en)?,?\\s(?:den\\s)?\\d{1,2}[./]))`,
  "giu",
);

const FEASTS = FEAST_DAYS.map(({ names }) => names).join("|");
/** "Askeonsdagsmesse kl 18", "midnattsmesse julenatt 23.30": says its day where nothing else does. */
const FEAST_IN_WORD = new RegExp(
  `(?<!\\p{L}|(?<!\\p{L})(?:til|før|etter|om|av|fra|frå|for|under)\\s)(?:((?:${FEASTS}))s?-?(?:mess|gudst|måltid|konsert|samling|fest|feiring|vandring|frokost)\\p{L}*(?<!s)|jul[ae]natt(?:a|en)?(?!.*(?<!\\d)0?[0-5][.:]\\d\\d))(?!\\p{L})`,
  "iu",
);

/** "19-22" of a day: hours, where no month follows. */
const HOURS = new RegExp(
  `(?<=(?<!\\p{L})(?:${LONG}(?:er|ar)?|(?<=every\\s)(?:mon|tues?|wed|thu(?:rs)?|fri|sat|sun)|man|tirs?|ons|tors?|fre|lør|søn)\\.?[!.,]?\\s+)([01]?\\d|2[0-3])(?=\\s?(?:[–-]|til)\\s?(?:[01]?\\d|2[0-4])(?![\\d.:/]|\\s?(?:${MONTH}|[ap]m)(?!\\p{L})))`,
  "giu",
);
/** "Fra 11 til 13", and for nobody of that age. */
const FROM_TO = new RegExp(
  `(?<=(?<!(?:for|barn|alder|alle|unge|ungdom\\p{L}*|jenter|gutter|voksne|folk|trinn|klasse|uke|veke|side)\\s)(?<!\\p{L})(?:fra|frå|fr[ae]m|from|mellom|between)\\s)([01]?\\d|2[0-3])(?=\\s?(?:[–-]|til|te|to|og|and)\\s?(?:[01]?\\d|2[0-4])(?![\\d.:/-]|\\s?(?:${MONTH}|[ap]m|år|mnd|måned|trinn|klasse|kr|pers|uke|time|min|dag|kilo|km)))`,
  "giu",
);
/** "Kaffe 10-12 alle torsdager"; beside those who are young, their age. */
const BEFORE_RHYTHM =
  /(?<!(?:barn|born|ung|jente|gutt|kid|junior|tween|klubb|speide|kor|alder|trinn|klasse)\p{L}*\s)([01]?\d|2[0-3])(?=\s?[–-]\s?(?:[01]?\d|2[0-4])\s(?:alle|hver|kvar|every)\s\p{L}{3,6}da[gy])/giu;
/** "Fra 10 og utover". */
const FROM_ON = /(?<=(?<!\p{L})(?:fra|frå|from)\s)(?:[01]?\d|2[0-3])\s(?:og\s)?(?:ut|fram|frem)over(?!\p{L})/giu;
/** "I morgen 11". */
const LONE_HOUR = new RegExp(`^\\s+([01]?\\d|2[0-3])(?![\\d.:/]|\\s?(?:${MONTH}|[ap]m)(?!\\p{L}))`, "iu");

const isEnd = (token: Token) => token.kind === "feast" && token.isEnd === true;

const spansOf = (line: string, words: RegExp): Letters[] =>
  [...line.matchAll(words)].map(({ index, 0: { length } }) => ({ at: index, end: index + length }));

function hourGiven(hour: string | undefined, end: number): Token[] {
  const clock = hour === undefined ? null : clockWord(hour);
  return clock && hour ? [{ ...clock, at: end - hour.length, end }] : [];
}

/** With the day in words of its own. */
function feastIn(line: string, today: DayNumber): Token[] {
  const match = FEAST_IN_WORD.exec(line);
  if (!match || daysFromElsewhere(ownMatterOf(line).line, today) || timeWordsOf(line).some(isDayToken)) return [];
  const [word, named = "julaften"] = match;
  const at = match.index + word.length;
  return timeWordsOf(named).map((feast) => ({ ...feast, at, end: at }));
}

export interface DatedLine extends GivenWords {
  /** What is told, by spaces in its place. */
  line: string;
  /** Of when, besides. */
  said: readonly Letters[];
  /** Letters that tell no day: "neste uke". */
  unread: readonly Letters[];
  half: "early" | "late" | null;
  doubts: LineDoubt[];
}

/** A line that is written now tells which day "onsdag neste uke" is. */
export function withDaysFromToday(typed: string, today: DayNumber): DatedLine {
  const back = spansOf(typed, TAKEN_BACK);
  const before = withoutLetters(typed, [...back, ...spansOf(typed, AHEAD_OF_DAY)]);
  const feast = feastIn(before, today);
  const mended = mendedIn(before);
  const found = daysFromElsewhere(
    ownMatterOf(withoutLetters(before, [...mended, ...timeWordsOf(before).filter(isEnd)])).line,
    today,
  );
  const { half, said: halves } = halfOfDay(before, today);
  const said = found?.said ?? [];
  const [first, ...others] = said;
  // "Mandag til fredag neste uke kl 10": the days are said, and the week by today.
  const isListed = found?.days === null && LISTED.test(before);
  const told = [...halves, ...(isListed ? [] : found?.days ? others : said)];
  const line = withoutLetters(before, told);
  const hourAt = first?.end ?? 0;
  const [behind = "", hour] = (found?.days && LONE_HOUR.exec(line.slice(hourAt))) || [];
  return {
    line,
    told: [],
    tokens: [
      ...feast,
      ...mended,
      ...(isListed ? weeksOf(said) : first && found?.days ? [dayToken(first, ...found.days)] : []),
      ...hourGiven(hour, hourAt + behind.length),
      ...back.flatMap(({ end }) => {
        const [number] = /^\d{1,2}(?![.:]?\d)/.exec(line.slice(end)) ?? [];
        return hourGiven(number, end + (number?.length ?? 0));
      }),
      ...spansOf(line, FROM_ON).flatMap(({ at, end }) => {
        const clock = clockWord(line.slice(at, end).replace(/\D+/, ""));
        return clock ? [{ ...clock, at, end }] : [];
      }),
      ...[HOURS, FROM_TO, BEFORE_RHYTHM]
        .flatMap((hours) => spansOf(line, hours))
        .flatMap(({ at, end }) => hourGiven(line.slice(at, end), end)),
    ],
    said: [
      ...back,
      ...feast.map(({ at, end }) => ({ at: before.slice(0, at).search(/[\p{L}-]+$/u), end })),
      ...(found?.days ? others : []),
    ],
    unread: found && !found.days && !isListed ? said : [],
    half,
    doubts: [
      ...(found?.isOpen ? (["which_week"] as const) : []),
      ...(found && MOVED.test(typed) ? (["moved"] as const) : []),
    ],
  };
}

const LISTED = new RegExp(
  `${LONG}(?:,?\\s(?:til|og)\\s|,\\s|\\s?[–-]\\s?)${LONG}.*(?:kl\\.?|klokk[aeoå]n?|\\d[.:]\\d|\\d\\s?[-–])\\s?\\d`,
  "iu",
);

const weeksOf = (said: readonly TimeSaid[]): Token[] =>
  said.flatMap(({ at, end, of, when: { days } }) =>
    of.includes("unit") && days && days[1] !== null && days[1] - days[0] < 7
      ? [{ kind: "week", week: weekOf(days[0], MONDAY).week, at, end }]
      : [],
  );

const SAID_BEFORE = /(?<!\p{L})(?:i|på|ved|fra|frå|til)\s$/iu;

/** Days and months one slip away, beside a number: "lørdagg 12 des", "10 janaur". */
function mendedIn(text: string): Token[] {
  const words = cutIntoWords(text);
  return words.flatMap(({ text: from, key, at, end }, nth): Token[] => {
    const [number, before] = [numberAt(words, nth - 1), words[nth - 1]];
    const isBesideNumber =
      number !== null ||
      numberAt(words, nth + 1) !== null ||
      /^(?:hver|kvar|kl|klokka)$/.test(`${before?.key}`) ||
      words[nth + 1]?.key === "kl";
    // "Torsvåg" is a place.
    const mayBeSlip = isBesideNumber && /^\p{Ll}/u.test(from) && !SAID_BEFORE.test(text.slice(0, at));
    const meant = (mayBeSlip && timeMeant(key)) || "";
    const [weekday, month] = [weekdayNamed(meant.replace(/en$/, "")), monthNamed(meant)];
    if (weekday >= 0 && meant.length > 4) return [{ kind: "weekday", weekday, isPlural: false, at, end }];
    if (month < 1) return [];
    return number === null || !before
      ? [{ kind: "month", month, at, end }]
      : [{ kind: "numeric", date: number, month, year: null, clock: null, at: before.at, end }];
  });
}

/** "Kl 19, nei forresten 18.30", "tirsdag, eller nei, onsdag": the latter. */
const TAKEN_BACK = new RegExp(
  `(?:${LONG}(?=.{3,40}?${LONG})|(?:kl\\.?\\s\\d{1,2}(?:[.:]\\d\\d)?|\\d{1,2}[.:]\\d\\d)(?=\\D{3,40}?\\d)),?\\s(?:eller\\s)?nei(?:,?\\s(?:vent|forresten|unnskyld|beklager|heller|det er|det blir|jeg mener|eg meiner))*,?\\s(?=(?:${LONG}|(?:kl\\.?\\s)?\\d{1,2}(?:[.:][0-5][05])?(?![\\d./]|\\.?\\s?${MONTH}|\\s(?!(?:på|i|ved|hos|til|og|om)\\s)\\p{L})))`,
  "giu",
);

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
