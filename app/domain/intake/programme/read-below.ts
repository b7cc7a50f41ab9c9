import type { Doubt } from "~/domain/sources/understood";
import { isLate, throughNight } from "./night";
import type { Occasion } from "./occasions";
import { type OpenDay, withYearTold } from "./open-day";
import { BEGINNING, isPart, readPart } from "./parts-of-event";
import { isPlaceName } from "./place";
import type { ProgrammeState } from "./programme-state";
import { openOf, type SaidLine } from "./said-line";
import { described, onlyPlaced, placedBy, type SaidWords } from "./said-words";

/** "17.00 Internasjonal samling" right below a row of its day. */
export function readBelowRow(state: ProgrammeState, occasion: Occasion, said: SaidLine, line: number): boolean {
  const { spans, isLate: isEvening } = state.table;
  if (state.day !== null || state.isAfterBlank || spans.length !== 1 || occasion.words.title === "") return false;
  const clocks = throughNight(occasion.clocks, isEvening);
  state.results.add({
    ...occasion,
    clocks,
    spans,
    words: state.asService(occasion.words),
    open: openOf(said, occasion),
    url: said.url,
    line,
  });
  return true;
}

/** "11.00 Eksempelbygd kirke", below a day with a title, says where it is. */
const placeBelow = (above: SaidWords, own: SaidWords): SaidWords =>
  above.title !== "" && own.place === null && isPlaceName(own.title)
    ? { ...own, title: "", place: own.title, placeLine: own.line }
    : own;

/** "Kvintetten Fem på flukt. Kl. 18." below its title. */
const SENTENCE_AHEAD = /^\p{L}[^\d]*\p{L}{2}\.\s+kl\.?\s?\d/iu;

export function readBelowDay(state: ProgrammeState, day: OpenDay, occasion: Occasion, said: SaidLine, line: number) {
  if (isPart(day, occasion.words.title)) return readPart(state, day, occasion, said, line);
  const isUntitled = state.isTitleAbove && day.words.title === "" && !day.hasEvents;
  const own = placeBelow(day.words, state.titled(occasion.words, isUntitled));
  const isMore = SENTENCE_AHEAD.test(said.text);
  const isOfDay =
    !day.hasEvents && (own.title === "" || (day.words.title !== "" && (isMore || BEGINNING.test(own.title))));
  const words = isOfDay
    ? onlyPlaced(isMore ? { ...day.words, ...described(day.words.description, own.title) } : day.words, own)
    : own;
  const clocks = throughNight(occasion.clocks, day.isLate && occasion.weekday === null);
  day.hasEvents = true;
  day.isLate ||= isLate(clocks);
  const isUnclear = occasion.isUnclear || day.spans.length > 1;
  const open: Doubt[] = [...day.open, ...openOf(said, { isUnclear })];
  if (day.isEvent) open.push("day_from_above");
  state.results.add({
    ...occasion,
    clocks,
    spans: occasion.weekday === null ? day.spans : day.spans.map(withYearTold),
    words: state.asService(placedBy(words, day.words)),
    open,
    url: said.url ?? day.url,
    line,
    dayLine: day.line,
  });
}
