import { LONG_WEEKDAY, MONTH, WEEKDAY } from "~/domain/plain-words/names";
import { FEAST_DAYS } from "~/domain/time/feast-days";
import { memoized } from "~/domain/values";
import { saysByDayAbove } from "./near-days";
import { isForAll } from "./parts-of-event";
import type { SaidLine } from "./said-line";
import { BETWEEN_SENTENCES } from "./sentence-ends";
import { isProse } from "./title";

/** A number, also in words, or the name of a day, a month or a feast. */
export const MAY_SAY = new RegExp(
  `\\d|dag|day|(?<!\\p{L})(?:halv|kvart|kl|klokk\\p{L}*|${WEEKDAY}|${MONTH}|${FEAST_DAYS.map(({ names }) => names).join("|")})(?!\\p{L})`,
  "iu",
);

export const saysDay = ({ occasions }: SaidLine): boolean => occasions.some(({ days }) => days.length > 0);

const ENDS_WITH_NUMBER = /(?<!\d)\d{1,2}\.$/;
const GOES_ON = new RegExp(`^(?:${LONG_WEEKDAY}|${MONTH})(?!\\p{L})`, "iu");
const MOST = 40;
/** What somebody writes before the announcement: "Her kommer det jeg lovet til nettsida." */
const TALKS =
  /^(?:her (?:er|kommer|kjem)|(?:just )?(?:a )?quick |here (?:is|are|comes)|(?:jeg|eg|vi|me|dere|de) (?:\p{L}+)|litt info|som (?:dere|de|du) |forresten|til slutt|og så|det (?:er|var|ble|vart) |(?:nå|no) )/iu;

const AND_ON = new RegExp(`,\\s(?:og|samt|mens|and)\\s(?=(?:på\\s)?${LONG_WEEKDAY}\\s(?:den\\s)?\\d)`, "iu");

/** "Torsdag 10. blir det bønn, og søndag 13. synger vi": each says a day and what is on it. */
function clausesOf(sentence: string, say: (text: string) => SaidLine): string[] {
  const clauses = sentence.split(AND_ON);
  const isTold = ({ occasions }: SaidLine) =>
    occasions.some(({ days, words }) => days.length > 0 && (words.title !== "" || words.otherwise !== undefined));
  return clauses.length > 1 && clauses.every((clause) => isTold(say(clause))) ? clauses : [sentence];
}

/** Splits running text into sentences that each say a day, with those after them; a programme's line stays whole. */
export function sentencesOf(line: string, say: (text: string) => SaidLine): string[] {
  if (!isProse(line)) return [line];
  const sentences: string[] = [];
  const parts = line.split(BETWEEN_SENTENCES);
  for (const part of [...parts.slice(0, MOST), parts.slice(MOST).join(" ")].filter(Boolean)) {
    const last = sentences.at(-1);
    const isSame = last !== undefined && ENDS_WITH_NUMBER.test(last) && GOES_ON.test(part);
    if (isSame) sentences[sentences.length - 1] = `${last} ${part}`;
    else sentences.push(part);
  }
  const all = sentences.flatMap((sentence) => clausesOf(sentence, say));
  const isOwn = memoized(
    (sentence) =>
      MAY_SAY.test(sentence) && (saysDay(say(sentence)) || isForAll(say(sentence)) || saysByDayAbove(sentence)),
  );
  const own = all.filter(isOwn).length;
  if (own < 2 && !(own === 1 && TALKS.test(all[0] ?? ""))) return [line];
  while (all.length > 1 && !isOwn(all[0] ?? "") && TALKS.test(all[0] ?? "")) all.shift();
  const groups: string[] = [];
  let hasOwn = false;
  for (const sentence of all) {
    if (groups.length === 0 || (isOwn(sentence) && hasOwn)) groups.push(sentence);
    else groups[groups.length - 1] += ` ${sentence}`;
    hasOwn ||= isOwn(sentence);
  }
  return groups;
}
