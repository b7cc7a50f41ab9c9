import type { DayNumber } from "~/domain/time/days-and-moments";
import { memoized } from "~/domain/values";
import { bestReadings, commonPlaces } from "./best-readings";
import { ALL_WORDS } from "./found-as";
import { withOwnHours } from "./hours-of-week";
import { ageWord, HOUSES } from "./names-of-houses";
import { possibleParts } from "./parts";
import type { KnownNames, NamedPlace, Part } from "./sentence";
import { timeMeant } from "./spans";
import { type Time, type TimeMeant, together } from "./when";
import { cutIntoWords, textOf, type Word, wordKey } from "./words";

/** One way to understand the whole sentence: every word is in one of its parts. */
export interface SentenceReading {
  sentence: string;
  words: readonly Word[];
  parts: readonly Part[];
  /** What is left to be found as words; of those with a stroke between them, one. */
  query: string;
  /** What must not be found. */
  not: readonly string[];
  place: NamedPlace | null;
  time: Time | null;
  /** The sentence with what is meant instead of slips; null without them. */
  meant: string | null;
}

const MOST_WORDS = 40;
const ADULTS = ageWord(30);
const ELDERLY = ageWord(80);

interface Given {
  sentence: string;
  today: DayNumber;
  known: KnownNames;
}

/** The likeliest first. Pure; of 200 characters under a millisecond. */
export function readings(sentence: string, today: DayNumber, known: KnownNames): SentenceReading[] {
  const given = { sentence, today, known: { ...known, isKind: memoized(known.isKind) } };
  const words = cutIntoWords(sentence).slice(0, MOST_WORDS);
  const [likeliest, ...others] = readingsOf(words, given);
  if (!likeliest) return [];
  // Some words of a time are less than all of them: "fra 10. til 14." is not "fra 10.".
  const daysOf = ({ time }: SentenceReading) =>
    JSON.stringify([time?.days, time?.weekdays, likeliest.time?.hours.length && time?.hours]);
  const timesOf = ({ parts }: SentenceReading) => parts.filter(({ as }) => as === "when").length;
  // "Påskeleir 2027" may be a camp at Easter.
  const isMore = (other: SentenceReading) =>
    timesOf(other) > timesOf(likeliest) &&
    other.time?.hours.join() === likeliest.time?.hours.join() &&
    (other.time?.days?.[0] ?? 0) >= (likeliest.time?.days?.[0] ?? Infinity);
  const isSameTime = (other: SentenceReading) =>
    !other.time || !likeliest.time || daysOf(other) === daysOf(likeliest) || isMore(other);
  const found = [likeliest, ...others.filter(isSameTime), ...mendedReading(words, likeliest, given)];
  const seen = new Set<string>();
  return found.filter(({ query, not, place, time }) => {
    const key = JSON.stringify([query, not, place, time]);
    return !seen.has(key) && seen.add(key);
  });
}

/** Where words that say nothing are one slip from what says something. */
function mendedReading(words: readonly Word[], { parts }: SentenceReading, given: Given): SentenceReading[] {
  const isPlain = (at: number) =>
    parts.some((part) => part.as === "word" && part.from <= at && at < part.to && isSingle(part));
  const known = parts.some(({ as }) => as === "place") ? withoutTowns(given.known) : given.known;
  const mended = words.map((word, at) =>
    isPlain(at) ? mendedWord(word, isJoined(parts, at) ? given.known : known) : word,
  );
  const isMended = (at: number) => mended[at] !== words[at];
  if (!words.some((_, at) => isMended(at))) return [];
  const [reading] = readingsOf(mended, given);
  // What is still a word that says nothing was none of what it may be.
  const undone = reading?.parts.flatMap((part) =>
    part.as === "word" && isMended(part.from) && !given.known.isKind(wordKey(part.word)) ? [part.from] : [],
  );
  if (!undone?.length) return reading ? [{ ...reading, meant: textOf(mended) }] : [];
  const kept = mended.map((word, at) => (undone.includes(at) && words[at]) || word);
  const [rest] = kept.some((word, at) => word !== words[at]) ? readingsOf(kept, given) : [];
  return rest ? [{ ...rest, meant: textOf(kept) }] : [];
}

/** A sentence that has its place has none where "vafler" stands. */
const withoutTowns = (known: KnownNames): KnownNames => ({
  ...known,
  meant: (key) => {
    const meant = known.meant(key);
    return meant !== null && known.isKind(wordKey(meant)) ? meant : null;
  },
});

/** "Oslo eller Bregen". */
function isJoined(parts: readonly Part[], at: number): boolean {
  const nth = parts.findIndex(({ from, to }) => from <= at && at < to);
  const isOther = (joining: Part | undefined, other: Part | undefined) =>
    joining?.as === "small" && joining.joins !== undefined && other?.as === "place";
  return isOther(parts[nth - 1], parts[nth - 2]) || isOther(parts[nth + 1], parts[nth + 2]);
}

const isSingle = ({ from, to, word }: Extract<Part, { as: "word" }>) => to - from === 1 || word.includes("/");

function mendedWord(word: Word, known: KnownNames): Word {
  if (HOUSES.has(word.key) || known.place(word.key) || known.isNamedKind(word.key)) return word;
  const meant = timeMeant(word.key, ALL_WORDS) ?? (ALL_WORDS.keys.has(word.key) ? null : known.meant(word.key));
  return meant === null ? word : { ...word, text: meant, key: wordKey(meant) };
}

const readingsOf = (words: readonly Word[], { sentence, today, known }: Given): SentenceReading[] =>
  bestReadings(possibleParts(words, today, known), words.length)
    .filter((parts) => parts.length > 0)
    .flatMap((found) => {
      const parts = withEithers(agedOnce(datedOnce(corrected(found), words), words, known), words);
      const places = commonPlaces(parts, words, known);
      const km = parts.flatMap((part) => (part.as === "small" ? (part.km ?? []) : []))[0];
      return places.map((named) => {
        const place = named && km !== undefined ? { ...named, radiusKm: km } : named;
        return { sentence, words, parts, place, ...meaningOf(parts, today), meant: null };
      });
    });

/** Beside other days, the season in "julekonsert" is no time but of the word. */
function datedOnce(parts: readonly Part[], words: readonly Word[]): readonly Part[] {
  const days = parts.flatMap((part) =>
    part.as === "when" && part.word === undefined && !part.when.isLoose ? [part.when] : [],
  );
  const isOther = ({ days: [from, to] = [0, 0] }: TimeMeant) =>
    days.some(
      (day) =>
        day.weekday !== undefined || (day.days && !(day.days[0] <= (to ?? from) && from <= (day.days[1] ?? from))),
    );
  return parts.map((part) =>
    part.as === "when" && part.word !== undefined && part.when.days && isOther(part.when)
      ? { from: part.from, to: part.to, as: "word", word: textOf(words.slice(part.from, part.to)) }
      : part,
  );
}

/** Beside what is asked for, how old a grown-up is tells of himself: "unge voksne 20–30", "kor … jeg er 67". */
function agedOnce(parts: readonly Part[], words: readonly Word[], { isKind }: KnownNames): readonly Part[] {
  const isAsked = parts.some((part) => part.as === "word" && !part.isAge && isKind(wordKey(part.word)));
  const areYoung = parts.some((part) => part.as === "word" && !part.isAge && /^(?:ung|student)/.test(part.word));
  const isOwn = ({ from }: Part) => words[from - 1]?.gap.endsWith("(") || words[from]?.key === "er";
  const isSaid = (part: Part) =>
    part.as === "word" &&
    part.isAge &&
    (part.word === ADULTS ? areYoung || isOwn(part) : part.word === ELDERLY && isAsked && isOwn(part));
  return parts.map((part) =>
    isSaid(part) ? { from: part.from, to: part.to, as: "small", isUnread: !isAsked && !areYoung } : part,
  );
}

/** "Lørdag eller nei vent søndag": what is said of the same just before is taken back. */
function corrected(parts: readonly Part[]): readonly Part[] {
  const at = parts.findIndex((part) => part.as === "small" && part.joins === "instead");
  const next = parts.slice(at + 1).find(({ as }) => as !== "small");
  const before = parts.slice(0, Math.max(0, at)).filter(({ as }) => as !== "small");
  if (!next) return parts;
  const said = before.slice(before.findLastIndex(({ as }) => as !== "when") + 1);
  const behind = parts.slice(parts.indexOf(next));
  const other = behind.findIndex(({ as }) => as !== "when");
  const told = (other < 0 ? behind : behind.slice(0, other)).flatMap((part) => (part.as === "when" ? part.when : []));
  const isOfSame = (part: Part) => part.as === "when" && told.some(({ hours }) => !part.when.hours === !hours);
  const back = next.as === "when" ? said.filter(isOfSame) : before.slice(-1);
  return parts.filter((part) => !back.includes(part) || part.as !== next.as);
}

/** "Orgel eller korps", "Nes kirke eller Vik kirke", "bønn i Oslo eller andakt i Moss": one word with strokes between. */
function withEithers(parts: readonly Part[], words: readonly Word[]): Part[] {
  const done: Part[] = [];
  for (const part of parts) {
    const last = done.at(-1);
    const isStroke = words[part.from - 1]?.gap.includes("/");
    const isOr = last?.as === "small" && last.joins === "or";
    const one = isOr ? done.findLast(({ as }) => as !== "small" && as !== "place") : isStroke ? last : undefined;
    const isHouse = part.as === "word" && part.at && isOr && done.at(-2)?.as === "place";
    if (one?.as !== "word" || part.as !== "word" || isHouse || Boolean(one.at) !== Boolean(part.at)) {
      done.push(part);
      continue;
    }
    const either = one.word === part.word ? one.word : `${mainOf(one.word)}/${mainOf(part.word)}`;
    // Of two houses none tells where.
    const both: Part = { from: one.from, to: one.to, as: "word", word: either };
    if (isStroke || done.at(-2) === one) done.splice(done.indexOf(one), 2, { ...both, to: part.to });
    else done.splice(done.indexOf(one), 1, both, { from: part.from, to: part.to, as: "small" });
  }
  return done;
}

/** Of "Nes kirke", Nes; of "åpen barnehage", barnehage. */
const mainOf = (word: string): string => {
  const names = word.split(" ").filter((name) => !HOUSES.has(wordKey(name)));
  return names.reduce((longest, name) => (name.length > longest.length ? name : longest), "") || word;
};

function meaningOf(parts: readonly Part[], today: DayNumber) {
  const query = parts.flatMap((part) => ("word" in part && part.as !== "not" ? (part.word ?? []) : []));
  const whens = parts.flatMap((part) => (part.as === "when" ? [part.when] : []));
  return {
    query: [...new Set(query)].join(" "),
    not: parts.flatMap((part) => (part.as === "not" ? [part.word] : [])),
    time: withOwnHours(together(whens, today), whens),
  };
}
