import { medianOf } from "~/domain/lists";
import { remembered } from "~/domain/values";
import type { ReadEvent } from "./make-events";
import type { ResolvedSpan } from "./resolve-day";
import { placedBy, type PlaceSaid, type SaidWords } from "./said-words";
import type { SaidClock } from "./whens";

const HALF_A_YEAR = 183;

/** "18.10", "1.11" and below them "29.11", read on the 28th: the first are not those of next year. */
export function inTheirYears(events: ReadEvent[]): ReadEvent[] {
  const inOrder = [...events].sort((one, other) => one.line - other.line);
  const hasBegun = inOrder.some(
    ({ span }, nth) =>
      span.past !== undefined && inOrder.slice(nth + 1).some((later) => span.day - later.span.day > HALF_A_YEAR),
  );
  const asPast = ({ past, day, last, ...span }: ResolvedSpan): ResolvedSpan =>
    past === undefined
      ? { ...span, day, last }
      : { ...span, day: past, last: last === null ? null : last - day + past };
  return hasBegun ? events.map((event) => ({ ...event, span: asPast(event.span) })) : events;
}

const FEWEST_DAYS = 4;
/** Days of one programme are no further apart. */
const ONE_PROGRAMME = 250;

/** Whose weekday fits only in another year than that of the others. */
export function apartFrom(events: readonly ReadEvent[]): ReadEvent[] {
  const middle = medianOf(events.map(({ span }) => span.day));
  return events.length < FEWEST_DAYS
    ? []
    : events.filter(({ span }) => span.how === "derived" && Math.abs(span.day - middle) > ONE_PROGRAMME);
}

/** Days of one list are no further from each other. */
const ONE_LIST = 200;

/** A list that runs upward tells the years: "8. desember 2026", and below it "15. desember". */
export function withYearsOfList(events: readonly ReadEvent[]): ReadEvent[] {
  const isToldBy = (other: ReadEvent, far: number) => other.span.how !== "guessed" && far >= 0 && far <= ONE_LIST;
  const told = [...events];
  const tell = (from: number, step: 1 | -1) => {
    const [event, other] = [told[from], told[from - step]];
    if (!event || !other || event.span.how !== "guessed" || event.span.isOfAnyMonth) return;
    // "Onsdag 12. og 20. august", which is no Wednesday.
    if (event.line === other.line && (event.span.day - other.span.day) % 7 !== 0) return;
    const far = (event.span.day - other.span.day) * step;
    if (isToldBy(other, far)) told[from] = { ...event, span: { ...event.span, how: "derived" } };
  };
  for (let nth = 1; nth < told.length; nth++) tell(nth, 1);
  for (let nth = told.length - 2; nth >= 0; nth--) tell(nth, -1);
  return told;
}

export const isUntitled = ({ words }: ReadEvent) => words.title === "";

const WEEK = 7;
const FEWEST_OF_LIST = 3;

/**
 * Days listed beside a rhythm are its only ones; the only clock that stands alone is that of a list without clocks.
 * Neither is sure.
 */
export function timedByOne(
  events: ReadEvent[],
  [lone, ...more]: readonly { clock: SaidClock; words: SaidWords }[],
): ReadEvent[] {
  const untimed = events.filter(({ clock, span }) => clock === null && span.last === null);
  if (untimed.length < FEWEST_OF_LIST) return events;
  const rhythms = events.filter(
    (event): event is ReadEvent & { clock: SaidClock } =>
      event.clock !== null && event.open.includes("repeats_without_end"),
  );
  const [rhythm] = rhythms;
  const isOne =
    rhythm && rhythms.every(({ line, clock }) => line === rhythm.line && clock.start === rhythm.clock.start);
  const ofIt = isOne ? untimed.filter(({ span }) => (span.day - rhythm.span.day) % WEEK === 0) : [];
  const isListed = isOne && ofIt.length >= FEWEST_OF_LIST && ofIt.length * 5 >= untimed.length * 4;
  const isAlone = lone && more.every(({ clock }) => clock.start === lone.clock.start);
  const told = isListed
    ? { clock: { ...rhythm.clock, line: rhythm.line }, words: rhythm.words }
    : isAlone
      ? lone
      : null;
  if (!told) return events;
  for (const event of isListed ? ofIt : untimed) {
    Object.assign(event, { clock: told.clock, open: [...event.open, "time_elsewhere"] });
    const { title, line } = told.words;
    if (isUntitled(event)) event.words = { ...placedBy(event.words, told.words), title, line, isApart: true };
  }
  return events.filter((event) =>
    isListed ? rhythms.every((one) => one !== event) : event.line !== told.clock.line || untimed.includes(event),
  );
}

/** By what its words say otherwise, where nothing else tells. */
export const called = (event: ReadEvent): ReadEvent =>
  isUntitled(event) && event.words.otherwise
    ? { ...event, words: { ...event.words, title: event.words.otherwise, isApart: true } }
    : event;

/** "Alt er på bedehuset", or a poster's only place, above its title or below its last line. */
export function placedByOne(
  events: ReadEvent[],
  ofAll: PlaceSaid | null,
  [only, ...more]: readonly PlaceSaid[],
): ReadEvent[] {
  const lone = [null, only?.place, ...more.map(({ place }) => place)];
  const isOfAll = ({ words: { place } }: ReadEvent) =>
    lone.includes(place) || (place !== null && /^\p{Ll}+$/u.test(place) && isAlike(place, ofAll?.place ?? ""));
  if (ofAll) return events.map((event) => (isOfAll(event) ? inPlaceOfAll(event, ofAll) : event));
  const isOnly = only && more.every(({ place }) => place === only.place);
  return isOnly && events.every(({ words }) => words.place === null)
    ? events.map((event) => inPlaceOfAll(event, only))
    : events;
}

const inPlaceOfAll = (event: ReadEvent, place: PlaceSaid): ReadEvent => ({
  ...event,
  words: { ...event.words, ...place, isPlaceOfAll: true },
});

const SHORTEST_ALIKE = 3;
const SMALL_WORD = /^(?:for|med|til|fra|frå|hos|ved|som|har|den|det|dei|the|and|alle|ikke|ikkje|vår|våre)$/;

const namesIn = remembered((text) =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter(
    (word) => word.length >= SHORTEST_ALIKE && !SMALL_WORD.test(word),
  ),
);

/** "Julekonsert" and "julekonserten". */
export function isAlike(one: string, other: string): boolean {
  return namesIn(one).some((a) => namesIn(other).some((b) => a.startsWith(b) || b.startsWith(a)));
}
