import { isOneSlip } from "~/domain/text/one-slip";
import { calendarDate, dayIn, type DayNumber, daysInMonth } from "~/domain/time/days-and-moments";
import { FEAST_DAYS } from "~/domain/time/feast-days";
import { type Season, type Tables, tablesOf, type WordSpan } from "./lexicon";
import { SEASONS } from "./seasons";
import { TIME_NAMES } from "./time-names";
import { endOfPhrase, isWritten, numberAt, wordKey, type Word, isThanPrice } from "./words";
import { WORDS_OF_TIME } from "./words-of-time";

const TIMES = tablesOf([WORDS_OF_TIME, SEASONS, TIME_NAMES]);
const ENTRIES = [...TIMES.entries.values()].flat();

const SHORTEST_SLIP = 5;
/** Of these a slip is more often another word: "tenne" is not "denne". */
const NEVER_MEANT = new Set(["small", "in", "words", "which", "number", "relation", "not"]);

/** What is said of time, which is looked for where a word is one slip away. */
const TIME_WORDS = [
  ...ENTRIES.flatMap(({ texts, meaning }) => (NEVER_MEANT.has(meaning.as) || texts.length > 1 ? [] : texts)),
  ...FEAST_DAYS.flatMap(({ names }) => names.split("|").filter((name) => /^\p{L}+$/u.test(name))),
]
  .filter((text) => text.length >= SHORTEST_SLIP)
  .map((text) => ({ text, key: wordKey(text) }));

/** A word of the tables that is one slip away; null of words that are in them. */
export const timeMeant = (key: string, { keys } = TIMES): string | null =>
  key.length < SHORTEST_SLIP || keys.has(key)
    ? null
    : (TIME_WORDS.find((word) => isOneSlip(key, word.key))?.text ?? null);

const NAMES_OF_DAYS = new Set(["weekday", "weekdays", "month", "season", "unit", "day"]);
const SHORTEST_BEGINNING = 2;

/** Names of days and months that begin so, in the tables' order. */
export function timesBeginning(key: string, limit: number): string[] {
  const names = ENTRIES.filter(({ texts, meaning }) => texts.length === 1 && NAMES_OF_DAYS.has(meaning.as));
  const begun = names.flatMap(({ texts: [text = ""] }) =>
    text.length > key.length && wordKey(text).startsWith(key) ? [text] : [],
  );
  return key.length < SHORTEST_BEGINNING ? [] : [...new Set(begun)].slice(0, limit);
}

/** "For" is not "før" without its letter, as "nar" is "når". */
const isOther = (typed: string, text: string, { plain }: Tables): boolean =>
  typed.toLowerCase() !== text && plain.has(typed.toLowerCase());

/** What the tables, those of time alone where none are given, the church year and digits say of each place. */
export function toldSpans(words: readonly Word[], tables: Tables = TIMES): WordSpan[] {
  const spans: WordSpan[] = [];
  const isSaid = (word: Word | undefined, text: string) =>
    isWritten(word, text) && !isOther(word?.text ?? "", text, tables);
  for (const [from, { key }] of words.entries()) {
    for (const { texts, meaning } of tables.entries.get(key) ?? []) {
      const to = endOfPhrase(words, from, texts, isSaid);
      if (to !== null && (meaning.as === "words" || to === from + texts.length)) spans.push({ from, to, meaning });
    }
    if (LETTER.test(words[from]?.text ?? "")) spans.push({ from, to: from + 1, meaning: { as: "small" } });
    spans.push(...ofDigits(words, from), ...apartNames(words, from));
  }
  return [...spans.filter((span) => !isInDay(span, spans) && !isOfName(span, words)), ...feasts(words)];
}

const CAPITAL = /^\p{Lu}/u;

/** "I Vår Frue kirke". */
const isOfName = ({ from, to, meaning }: WordSpan, words: readonly Word[]): boolean =>
  meaning.as === "season" &&
  meaning.isWord === true &&
  from > 0 &&
  words[to - 1]?.gap === " " &&
  [words[to - 1], words[to]].every((word) => CAPITAL.test(word?.text ?? ""));

/** "M/ kaffe", "w niedzielę". */
const LETTER = /^\p{Ll}$/u;

/** "Morgen" in "i morgen" is no part of a day. */
const isInDay = ({ from, to }: WordSpan, spans: readonly WordSpan[]): boolean =>
  spans.some((day) => day.meaning.as === "day" && day.from <= from && to <= day.to && to - from < day.to - day.from);

/** "Søn dag", as a phone hears it. */
function apartNames(words: readonly Word[], from: number): WordSpan[] {
  const [first, next] = [words[from], words[from + 1]];
  // "Før jul i Oslo" is not July, "onsdag er det" not "onsdager".
  if (first?.gap !== " " || !next || next.key.length < 3) return [];
  const told = TIMES.entries.get(first.key + next.key) ?? [];
  return told.flatMap(({ texts, meaning }) =>
    texts.length === 1 && NAMES_APART.has(meaning.as) ? [{ from, to: from + 2, meaning }] : [],
  );
}

const NAMES_APART = new Set(["weekday", "weekdays", "month"]);

const CLOCK = /^(?:kl|klokk[aeoå]n?|at)$/;

const BOUND = /^(?:under|over|maks|max|inntil|opptil|hoyst|minst|rundt|ca)$/;

function ofDigits(words: readonly Word[], from: number): WordSpan[] {
  const first = numberAt(words, from);
  if (first === null) return [];
  const spans: WordSpan[] = [{ from, to: from + 1, meaning: { as: "number", number: first } }];
  const [own, after] = [words[from], words[from + 1]];
  const gap = own?.gap ?? "";
  const second = numberAt(words, from + 1);
  if (/^(?:st|nd|rd|th)$/.test(words[from + 1]?.key ?? "") && gap === "") {
    spans.push({ from, to: from + 2, meaning: { as: "number", number: first } });
    if (words[from - 1]?.key === "the") spans.push({ from: from - 1, to: from, meaning: { as: "the" } });
  }
  const [hour, minute] = [Math.floor(first / 100), first % 100];
  const behind = IS_RANGE.test(words[from - 1]?.gap ?? "")
    ? 2
    : /^(?:og|eller|til)$/.test(words[from - 1]?.key ?? "")
      ? 3
      : 1;
  if (words[from]?.text.length === 4 && hour < 24 && minute < 60 && CLOCK.test(words[from - behind]?.key ?? ""))
    spans.push({ from, to: from + 1, meaning: { as: "time", hour, minute } });
  const isPrice = /^(?:kr|kroner|nok)$/.test(words[from + 1]?.key ?? "");
  const isThan = isThanPrice(words, from);
  if (isPrice || isThan) {
    const before = isThan ? 2 : Number(BOUND.test(words[from - 1]?.key ?? ""));
    spans.push({ from: from - before, to: from + (isPrice ? 2 : 1), meaning: { as: "small", isUnread: true } });
  }
  if (second === null) return spans;
  if (gap === "." || gap === "/" || gap === ". ") {
    const year = after?.gap.trim().startsWith(gap.trim()) ? numberAt(words, from + 2) : null;
    const full = year === null ? undefined : year < 100 ? 2000 + year : year;
    if (first >= 1 && first <= daysInMonth(2024, second) && second >= 1 && second <= 12)
      spans.push({
        from,
        to: from + (full === undefined ? 2 : 3),
        meaning: { as: "date", month: second, date: first, ...(full !== undefined && { year: full }) },
      });
  }
  const last = IS_RANGE.test(gap) ? dateAt(words, from + 1) : null;
  if (last && first >= 1 && first < last.date) spans.push({ from, to: from + 3, meaning: { ...last, first } });
  if ((gap === ":" || gap === ".") && first < 24 && second < 60 && after?.text.length === 2)
    spans.push({ from, to: from + 2, meaning: { as: "time", hour: first, minute: second } });
  const third = numberAt(words, from + 2);
  if (gap === "-" && first > 1900 && third !== null && second >= 1 && second <= 12)
    spans.push({ from, to: from + 3, meaning: { as: "date", year: first, month: second, date: third } });
  return spans;
}

const IS_RANGE = /^\.? ?[-–] ?$/;

function dateAt(words: readonly Word[], at: number) {
  const [date, month] = [numberAt(words, at), numberAt(words, at + 1)];
  const isDate = /^[./]$/.test(words[at]?.gap ?? "") && date !== null && month !== null && month >= 1 && month <= 12;
  return isDate && date >= 1 && date <= daysInMonth(2024, month) ? ({ as: "date", month, date } as const) : null;
}

/** As their keys are: without Norwegian letters and dots. */
const FEASTS = FEAST_DAYS.map(({ names, feast }) => ({
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${wordKey(names.replace(/\?'|'\?|\\\.(?!\?)/g, ""))})s?(?![\\p{L}\\p{N}])`,
    "u",
  ),
  feast,
}));

function feasts(words: readonly Word[]): WordSpan[] {
  const starts: number[] = [];
  let text = "";
  for (const { key } of words) {
    starts.push(text.length);
    text += `${key} `;
  }
  return FEASTS.flatMap(({ pattern, feast }) => {
    const found = pattern.exec(text);
    if (!found) return [];
    const end = found.index + found[0].trimEnd().length;
    const from = starts.indexOf(found.index);
    const to = starts.filter((start) => start < end).length;
    return from < 0 ? [] : [{ from, to, meaning: { as: "feast" as const, dayIn: feast.dayIn } }];
  });
}

/** The next day so called, today included. */
export function nextOf(dayOf: (year: number) => DayNumber, today: DayNumber): DayNumber {
  const { year } = calendarDate(today);
  const day = dayOf(year);
  return day >= today ? day : dayOf(year + 1);
}

export const nextDate = (month: number, date: number, today: DayNumber): DayNumber =>
  nextOf((year) => dayIn(year, month, Math.min(date, daysInMonth(year, month))), today);

const SHORTEST_PART = 3;

/** "Julen", "jula": no part of "julenattsmesse". */
const isDefinite = (key: string): boolean =>
  /(?:en|a)$/.test(key) && [-1, -2].some((end) => TIMES.keys.has(key.slice(0, end)));

/** "Julaftensgudstjeneste", "påskemesse": the days, and what takes place on them. */
export function splitTime(key: string, today: DayNumber, isKind: (key: string) => boolean) {
  for (let at = key.length - SHORTEST_PART; at >= SHORTEST_PART; at--) {
    const named = [key.slice(0, at), key.slice(0, at).replace(/[se]$/, "")];
    const rest = key.slice(at);
    if (isDefinite(named[0] ?? "")) continue;
    for (const first of named) {
      const feast = FEASTS.find(({ pattern }) => pattern.exec(first)?.[0] === first);
      const seasons =
        TIMES.entries.get(first)?.flatMap(({ texts, meaning }) => (texts.length === 1 ? [meaning] : [])) ?? [];
      const season = seasons.find((meaning) => meaning.as === "season");
      const part = seasons.find((meaning) => meaning.as === "part");
      if ((!feast && !season && !part?.isWord) || !isKind(rest)) continue;
      const day = feast && nextOf(feast.feast.dayIn, today);
      if (day !== undefined) return { rest, when: { days: [day, day] } as const, isSure: true };
      if (season) return { rest, when: { days: comingDays(season.season, today) }, isSure: !season.isWord };
      if (part) return { rest, when: { hours: part.hours }, isSure: false };
    }
  }
  return null;
}

/** What is over is the next year's; what has begun is from today. */
export function comingDays(season: Season, today: DayNumber): readonly [DayNumber, DayNumber] {
  const { year } = calendarDate(today);
  const [from, to] = [year - 1, year].map(season).find(([, last]) => last >= today) ?? season(year + 1);
  return [Math.max(today, from), to];
}
