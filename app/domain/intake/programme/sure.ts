import { cutText } from "~/domain/calendars/reader/html";
import { hasTimesLeft } from "~/domain/plain-words/times-said";
import { type Evidence, type How, type KnownBy, MOST_QUOTED } from "~/domain/sources/evidence";
import type { Doubt, UnderstoodEvent } from "~/domain/sources/understood";
import { shiftDay } from "~/domain/time/days-and-moments";
import { memoized } from "~/domain/values";
import { isAtClockChange } from "../clock-change";
import { looksPrivate } from "../private-words";
import { type ReadEvent, timesOfEvent } from "./make-events";
import { isPlaceName, placeAndAddress } from "./place";
import { isSurname } from "./plain-texts";
import type { ResolvedSpan } from "./resolve-day";
import type { SaidClock } from "./whens";

interface JudgedTitle {
  /** Where it stands, those of others stand too. */
  isConfirmed: boolean;
  /** In its line, as the town of the place is. */
  isBehindPlace: boolean;
  /** Words of time that were not understood are left in it. */
  saysTime: boolean;
  /** Of an event of several days. */
  isPart: boolean;
}

/** `lines` are those that were read, as they are shown. */
export function understoodEvents(events: readonly ReadEvent[], lines: readonly string[]): UnderstoodEvent[] {
  const confirmed = withTitlesAlike(events);
  const isPrivate = memoized(looksPrivate);
  const saysTime = memoized((title) => hasTimesLeft(title, events[0]!.span.day));
  const camps = events.filter(({ span }) => span.isCamp === true);
  const understood = withYearsOfList(events).map((event, nth) => {
    const { words, line, url } = event;
    const isConfirmed = confirmed.has(events[nth]!);
    const { open: _, ...times } = timesOfEvent(event);
    const place = event.address === null && words.place !== null ? placeAndAddress(words.place) : null;
    return {
      title: words.title,
      ...times,
      place: words.place,
      address: event.address,
      ...place,
      url,
      image: null,
      description: words.description,
      doubts: doubtsOf(event, {
        isConfirmed,
        isBehindPlace: isBehindPlace(event, lines),
        saysTime: saysTime(words.title),
        isPart: isPartOf(event, camps),
      }),
      evidence: evidenceOf(event, isConfirmed, lines),
      isPrivate: isPrivate(words.title),
      line,
    };
  });
  return onlyOnce(understood);
}

function onlyOnce(events: readonly UnderstoodEvent[]): UnderstoodEvent[] {
  const said = new Set<string>();
  return events.filter(({ line, day, time, title }) => {
    const key = JSON.stringify([line, day, time, title]);
    const isNew = !said.has(key);
    said.add(key);
    return isNew;
  });
}

function evidenceOf(event: ReadEvent, isTitleConfirmed: boolean, lines: readonly string[]): Evidence {
  const { span, clock, words, line, dayLine = line } = event;
  const known = (how: How, ...at: number[]): KnownBy => ({
    how,
    quotes: at.map((one) => ({ line: one, words: cutText(lines[one - 1] ?? "", MOST_QUOTED) })),
  });
  const clockLine = clock?.line ?? line;
  return {
    title: known(isTitleKnown(event) ? "said" : isTitleConfirmed ? "derived" : "guessed", words.line ?? line),
    day: known(span.how, ...new Set([dayLine, span.under ?? dayLine])),
    clock: clock && known(clock.isVague ? "guessed" : clockLine === line ? "said" : "inherited", clockLine),
    place: words.place === null ? null : known(words.isPlaceOfAll ? "inherited" : "said", words.placeLine ?? line),
  };
}

/** Records that have their titles in one place confirm each other's. */
const FEWEST_ALIKE = 2;

/** Of one event, from which on it is a standing one, such as an exhibition. */
const STANDING_DAYS = 30;

/** The one place that decides what is sure: what this returns is asked about, and an event without any is sure. */
export function doubtsOf(event: ReadEvent, title: JudgedTitle): Doubt[] {
  const { span, clock } = event;
  const times = timesOfEvent(event);
  return [
    ...new Set([
      ...(span.how === "guessed" ? (["year_guessed"] as const) : []),
      ...(isStanding(span) ? (["standing"] as const) : []),
      ...event.open,
      ...((isTitleKnown(event) && !title.isBehindPlace) || title.isConfirmed ? [] : (["title_apart"] as const)),
      ...(times.open ? [times.open] : []),
      ...doubtsOfClock(times.day, clock),
      ...(title.saysTime ? (["unread"] as const) : []),
      ...(title.isPart || span.isPart ? (["part_of_longer"] as const) : []),
      ...(span.last === null && clock?.isPastMidnight ? (["past_midnight"] as const) : []),
    ]),
  ];
}

const isStanding = ({ day, last }: ResolvedSpan) => last !== null && last - day >= STANDING_DAYS;

function isTitleKnown({ words: { title, isApart } }: ReadEvent): boolean {
  return isApart !== true && !isSurname(title) && !isClause(title) && !isHouse(title);
}

const LONGEST_HOUSE = 3;

/** "Kroken kirke". */
const isHouse = (title: string): boolean => title.split(" ").length <= LONGEST_HOUSE && isPlaceName(title);

/** "Old Town Hall, Sundvik": the town of the place, and no title. */
const isBehindPlace = ({ words: { title, place, line }, line: own }: ReadEvent, lines: readonly string[]): boolean =>
  place !== null && (lines[(line ?? own) - 1] ?? "").includes(`${place}, ${title}`);

/** The programme of a camp stands below its days. */
const isPartOf = ({ line, span }: ReadEvent, camps: readonly ReadEvent[]): boolean =>
  camps.some(
    (other) =>
      other.line < line && other.span.day <= span.day && (span.last ?? span.day) <= (other.span.last ?? other.span.day),
  );

/** "Peisestua, og så øver vi i kirka". */
const isClause = (title: string): boolean =>
  /^(?:vi|me|we)(?:$|(?:\s\S+){5})|^(?:jeg|eg|dere|har du|har dere|vil du|kan du|husk|lever)(?:\s\p{Ll}|$)/iu.test(
    title,
  ) ||
  /(?<!\p{L})(?:samme (?:sted|tid)|same (?:stad|tid|place|time)|(?:we|vi|me) (?:meet|møtes|møtest|treffes|treffest))(?!\p{L})/iu.test(
    title,
  ) ||
  /^(?:neste gang|når|da|hvis|dersom)\s.*,\s(?:er|blir|vert|har)\s/iu.test(title) ||
  /,\s(?:og|men|så|der|som|hvor)\s(?:\p{L}+\s){0,4}(?:vi|me|jeg|eg|de|det|du|dere)(?:\s|$)/iu.test(title);

function doubtsOfClock(day: string, clock: SaidClock | null): Doubt[] {
  if (clock === null) return [];
  const isChanged =
    isAtClockChange(day, clock.start) || (clock.end !== null && endsAtClockChange(day, clock.start, clock.end));
  return [
    ...(clock.isVague ? (["morning_or_evening"] as const) : []),
    ...(clock.isZoned ? (["zone_claimed"] as const) : []),
    ...(clock.isAbout ? (["about"] as const) : []),
    ...(isChanged ? (["clock_change"] as const) : []),
  ];
}

const endsAtClockChange = (day: string, start: string, end: string) =>
  isAtClockChange(end > start ? day : shiftDay(day, 1), end);

/** Days of one list are no further from each other. */
const ONE_LIST = 300;

/** A list that runs upward tells the years: "8. desember 2026", and below it "15. desember". */
function withYearsOfList(events: readonly ReadEvent[]): ReadEvent[] {
  const isToldBy = (other: ReadEvent, far: number) => other.span.how !== "guessed" && far >= 0 && far <= ONE_LIST;
  const told = [...events];
  const tell = (from: number, step: 1 | -1) => {
    const [event, other] = [told[from]!, told[from - step]];
    if (event.span.how !== "guessed" || event.span.isOfAnyMonth || !other) return;
    // "Onsdag 12. og 20. august", which is no Wednesday.
    if (event.line === other.line && (event.span.day - other.span.day) % 7 !== 0) return;
    const far = (event.span.day - other.span.day) * step;
    if (isToldBy(other, far)) told[from] = { ...event, span: { ...event.span, how: "derived" } };
  };
  for (let nth = 1; nth < told.length; nth++) tell(nth, 1);
  for (let nth = told.length - 2; nth >= 0; nth--) tell(nth, -1);
  return told;
}

/** Those whose title stands as far from them as those of at least two others; a sentence is none. */
function withTitlesAlike(events: readonly ReadEvent[]): ReadonlySet<ReadEvent> {
  const titles = new Map<number, Set<number>>();
  const farOf = ({ line, dayLine = line, words }: ReadEvent) => (words.line ?? line) - Math.min(line, dayLine);
  for (const event of events) {
    const far = farOf(event);
    titles.set(far, (titles.get(far) ?? new Set()).add(event.words.line ?? event.line));
  }
  const isPlain = ({ words }: ReadEvent) => !/\d|[.!?,]\s/.test(words.title);
  return new Set(events.filter((event) => isPlain(event) && titles.get(farOf(event))!.size > FEWEST_ALIKE));
}
