import type { NotUnderstood, ProgrammeReading, UnderstoodEvent } from "~/domain/sources/understood";
import { foldText } from "~/domain/text/fold";
import { isNoTitle } from "../no-title";
import { HEAD_QUOTED, linesOfProgramme, plainLine, withoutMailHeads } from "./plain-lines";
import { isWordless } from "./title";
import { monthsOfHeading, yearHeadingIn } from "./year-headings";

/**
 * Lines of a text that are no event, of none that is shown, and not told of otherwise: nothing that somebody pastes
 * vanishes without a word.
 */
export function unusedLines(text: string, { events, notUnderstood }: ProgrammeReading): NotUnderstood[] {
  const told = new Set([...notUnderstood.map(({ line }) => line), ...events.flatMap(linesOf)]);
  const shown = events.map(wordsShown);
  return withoutMailHeads(linesOfProgramme(text))
    .map((line, index) => ({ line: index + 1, text: plainLine(line), reason: "unused" as const }))
    .filter(({ line, text: own }) => !told.has(line) && !isSilent(own) && !shown.some(shows(own)));
}

/** What may be left out without a word: greetings, headings of the days below, rules and names of columns. */
export const isSilent = (line: string): boolean =>
  !/\p{L}{2}/u.test(line) ||
  isNoTitle(line) ||
  (isWordless(line) && !/\d/.test(line)) ||
  yearHeadingIn(line) !== null ||
  monthsOfHeading(line) !== null ||
  HEAD_QUOTED.test(line);

const linesOf = ({ line, evidence }: UnderstoodEvent): number[] => [
  line,
  ...[evidence?.title, evidence?.day, evidence?.clock, evidence?.place].flatMap(
    (known) => known?.quotes.map((quote) => quote.line) ?? [],
  ),
];

const wordsIn = (text: string) => foldText(text).match(/\p{L}{2,}|\d+/gu) ?? [];

const wordsShown = ({ title, place, address, url, description }: UnderstoodEvent) =>
  new Set(wordsIn([title, place, address, url, description].join(" ")));

function shows(line: string): (shown: ReadonlySet<string>) => boolean {
  const words = wordsIn(line);
  return (shown) => words.every((word) => shown.has(word));
}
