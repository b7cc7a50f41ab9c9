import { LONG_WEEKDAY, MONTH, WEEKDAY, weekdayNamed } from "~/domain/plain-words/names";
import { daysFromElsewhere } from "~/domain/plain-words/times-said";
import { type DayNumber, nextWeekday } from "~/domain/time/days-and-moments";
import { FEAST_DAYS } from "~/domain/time/feast-days";
import { memoized } from "~/domain/values";
import { isCancelled, isNoEvent, isRelative } from "./other-matter";
import { isForAll } from "./read-below";
import { BETWEEN_SENTENCES } from "./said-beside";
import type { SaidLine } from "./said-line";
import { dayToken, type GivenWords, type Letters } from "./time-words";
import { isProse } from "./title";

/** A number, also in words, or the name of a day, a month or a feast. */
export const MAY_SAY = new RegExp(
  `\\d|dag|day|(?<!\\p{L})(?:halv|kvart|kl|klokk\\p{L}*|${WEEKDAY}|${MONTH}|${FEAST_DAYS.map(({ names }) => names).join("|")})(?!\\p{L})`,
  "iu",
);

export const saysDay = ({ occasions }: SaidLine): boolean => occasions.some(({ days }) => days.length > 0);

/** "Søndag kl. 11 gudstjeneste". */
const saysWeekday = ({ occasions }: SaidLine): boolean =>
  occasions.some(({ weekday, clocks, words }) => weekday !== null && clocks.length > 0 && words.title !== "");

const ENDS_WITH_NUMBER = /(?<!\d)\d{1,2}\.$/;
const NAMES_TIME = new RegExp(`^(?:${LONG_WEEKDAY}|${MONTH})(?!\\p{L})`, "iu");
const MOST = 40;
/** What somebody writes before the announcement: "Her kommer det jeg lovet til nettsida." */
const TALKS =
  /^(?:her (?:er|kommer|kjem)|(?:just )?(?:a )?quick |here (?:is|are|comes)|(?:jeg|eg|vi|me|dere|de) (?:\p{L}+)|litt info|som (?:dere|de|du) |forresten|til slutt|og så|det (?:er|var|ble|vart) |(?:nå|no) )/iu;

const AND_ON = /,\s(?=(?:og|samt|mens|and)\s)/iu;

/** "Torsdag 10. blir det bønn, og søndag 13. synger vi": each says a day and what is on it. */
function clausesOf(sentence: string, say: (text: string) => SaidLine): string[] {
  const clauses: string[] = [];
  for (const part of sentence.split(AND_ON))
    if (clauses.length === 0 || saysDay(say(part))) clauses.push(part.replace(/^(?:og|samt|mens|and)\s/iu, ""));
    else clauses[clauses.length - 1] += `, ${part}`;
  const isTold = ({ occasions }: SaidLine) =>
    occasions.some(({ days, words }) => days.length > 0 && (words.title !== "" || words.otherwise !== undefined));
  return clauses.length > 1 && clauses.every((clause) => isTold(say(clause))) ? clauses : [sentence];
}

/** How a row of a list begins: with its date. */
const DATE = `(?:${WEEKDAY}\\.?,?\\s)?(?:den\\s)?(?:\\d{1,2}\\.\\s?${MONTH}(?!\\p{L})|\\d{1,2}[./]\\d{1,2}(?![\\d:])|\\d{1,2}\\.(?=\\s\\p{Lu}\\p{Ll}))`;
const ROW = `(?:${DATE}|kl\\.?\\s?\\d{1,2}(?:[.:]\\d\\d)?\\s\\p{L})`;
const HEAD_OF_ROWS = new RegExp(`^([^:]{3,80}(?:\\d[.:]\\d{2}[^:]{0,20})?:)\\s+(${ROW}.*)$`, "iu");
const BETWEEN_ROWS = new RegExp(
  `(?<=[.;!,])(?<!(?<!\\p{L})(?:kl|ca|nr|sal|den)\\.)\\s+(?=${ROW})|\\s(?:og|and)\\s(?=${WEEKDAY}\\.?\\s\\d)`,
  "iu",
);

/** "… 6. januar på Elim. Kl. 18", behind them: of all. */
const HOUR_OF_ALL = /\.\s+(?:(?:alle|alltid|begge|alt)\s)?(kl\.?\s?\d{1,2}(?:[.:]\d\d)?)\P{L}*$/iu;

/** "Orgelmusikk i Haug kirke: 9. januar Ola Berg. 23. januar Duo Sol": a list within a line, below its heading. */
function rowsIn(line: string): string[] {
  const [behind = "", hour] = HOUR_OF_ALL.exec(line) ?? [];
  const [, heading = "", list = ""] = HEAD_OF_ROWS.exec(line.slice(0, line.length - behind.length)) ?? [];
  const rows = list.split(BETWEEN_ROWS);
  const areRows = rows.length > 1 && rows.every((row) => /\p{L}{3}/u.test(row.replace(NAMES_DATE, "")));
  const head = hour === undefined ? heading : `${heading.slice(0, -1)} ${hour}:`;
  return !areRows ? [] : NAMES_TIME.test(head) ? [head, ...rows] : rows.map((row) => `${head} ${row}`);
}
const NAMES_DATE = new RegExp(`^(?:${DATE}|kl)`, "iu");

/** "Klubb 15/1, 29/1 og 12/2. 12/2 er avlyst", "11.00 Høymesse. Messen kl. 18 utgår": what is off, by itself. */
const OFF = new RegExp(`(?<=\\p{L}{3}|\\d)\\.\\s+(?=(?:${DATE}|\\p{L}{3,} kl\\. ?\\d{1,2})(?:[^.]|\\.(?! ))*$)`, "iu");
function withoutCancelled(line: string): string[] {
  const [head = "", off = "", ...more] = line.split(OFF);
  return more.length === 0 && isCancelled(off) && !isCancelled(head) ? [head, off] : [];
}

/** Splits running text into sentences that each say a day, with those after them; a programme's line stays whole. */
export function sentencesOf(line: string, say: (text: string) => SaidLine): string[] {
  const rows = rowsIn(line);
  if (rows.length > 0) return rows;
  const [head, off] = withoutCancelled(line);
  if (head !== undefined && off !== undefined) return [...sentencesOf(head, say), off];
  const parts = line.split(BETWEEN_SENTENCES);
  const isRhythm = (part: string) => MAY_SAY.test(part) && (say(part).repeats?.words.title ?? "") !== "";
  if (parts.length > 1 && parts.length < MOST && parts.every(isRhythm)) return parts;
  if (!isProse(line)) return [line];
  const sentences: string[] = [];
  for (const part of [...parts.slice(0, MOST), parts.slice(MOST).join(" ")].filter(Boolean)) {
    const last = sentences.at(-1);
    const isSame = last !== undefined && ENDS_WITH_NUMBER.test(last) && NAMES_TIME.test(part);
    if (isSame) sentences[sentences.length - 1] = `${last} ${part}`;
    else sentences.push(part);
  }
  const all = sentences.flatMap((sentence) => clausesOf(sentence, say));
  const isDated = memoized(
    (sentence) =>
      MAY_SAY.test(sentence) && (saysDay(say(sentence)) || isForAll(say(sentence)) || saysByDayAbove(sentence)),
  );
  const isOwn = all.some(isDated) ? isDated : memoized((sentence) => saysWeekday(say(sentence)));
  const own = all.filter(isOwn).length;
  const talks = ([first = ""]: readonly string[]) => !isOwn(first) && (TALKS.test(first) || isNoEvent(first));
  if (own < 2 && !(own === 1 && talks(all))) return [line];
  while (all.length > 1 && talks(all)) all.shift();
  const groups: string[] = [];
  let hasOwn = false;
  for (const sentence of all) {
    if (groups.length === 0 || (isOwn(sentence) && hasOwn)) groups.push(sentence);
    else groups[groups.length - 1] += ` ${sentence}`;
    hasOwn ||= isOwn(sentence);
  }
  return groups;
}

/** Nor a question: "Hva er nåde i dag?" */
const PAST = /(?<!\p{L})(?:i går|forrige|førre|yesterday|var|hadde|ble|vart)(?!\p{L})|\?$/iu;
/** "På onsdag", "førstkommende onsdag", without a date. */
const ON_WEEKDAY = new RegExp(
  `(?<!\\p{L})(?:(?:nå\\s|no\\s)?på|førstkommende|f[øy]rstkomande|kommende|komande|denne)\\s(${LONG_WEEKDAY})(?:en)?(?!\\p{L}|,?\\s(?:den\\s)?\\d{1,2}[./])`,
  "giu",
);

const DATED = new RegExp(`\\d\\.?\\s?${MONTH}(?!\\p{L})|(?<!\\d)\\d{1,2}[./](?:0?[1-9]|1[0-2])(?!\\d)`, "iu");

const NOTHING: GivenWords = { tokens: [], told: [] };

/** "I morgen", "torsdag neste uke", of somebody who tells it now. */
export function nearDays(line: string, today: DayNumber): GivenWords {
  if (!isRelative(line)) return NOTHING;
  let at = 0;
  const near = line.split(BETWEEN_SENTENCES).map((sentence) => {
    at = line.indexOf(sentence, at);
    const { tokens, told } = PAST.test(sentence) || DATED.test(sentence) ? NOTHING : nearIn(sentence, today);
    const moved = <Span extends Letters>(span: Span) => ({ ...span, at: span.at + at, end: span.end + at });
    return { tokens: tokens.map(moved), told: told.map(moved) };
  });
  return { tokens: near.flatMap(({ tokens }) => tokens), told: near.flatMap(({ told }) => told) };
}

const GOES_ON =
  "(?=[,.:]|$|\\s(?:kl|er|blir|vert|har|inviterer|inviterar|holder|held|tar|feirer|spiller|synger|syng|\\d))";
const OF_LATEST = new RegExp(
  `(?<!\\p{L})(?:(?:på\\s)?sam[mae]{1,2}\\s(?:dag|kveld|ettermiddag)(?:en)?(?!\\p{L})|(?:(${LONG_WEEKDAY})|dag|kveld)en\\s(etter|før)${GOES_ON})`,
  "iu",
);

/** Says a day by the one that the sentence before names. */
const saysByDayAbove = (sentence: string): boolean => OF_LATEST.test(sentence) && !DATED.test(sentence);

/** "Samme kveld kl 18", "søndagen etter", by the day that stands above; null where it says no such thing. */
export function dayByAbove(line: string, above: DayNumber): GivenWords | null {
  const found = OF_LATEST.exec(line);
  if (!found || DATED.test(line)) return null;
  const [said, name, way] = found;
  const isBefore = way?.toLowerCase() === "før";
  const beside = above + (isBefore ? -1 : 1);
  const named = name === undefined ? beside : nextWeekday(isBefore ? above - 7 : beside, weekdayNamed(name));
  const span = { at: found.index, end: found.index + said.length };
  return { tokens: [dayToken(span, way === undefined ? above : named)], told: [] };
}

function nearIn(sentence: string, today: DayNumber): GivenWords {
  const named = [...sentence.matchAll(ON_WEEKDAY)].map(({ 0: words, 1: name = "", index }) =>
    dayToken({ at: index, end: index + words.length }, nextWeekday(today + 1, weekdayNamed(name))),
  );
  const { said = [], days = null } = (named.length === 0 && daysFromElsewhere(sentence, today)) || {};
  const [first, ...told] = said;
  return first && days ? { tokens: [dayToken(first, ...days)], told } : { tokens: named, told: [] };
}
