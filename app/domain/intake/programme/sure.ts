import { cutText } from "~/domain/calendars/reader/html";
import { hasTimesLeft } from "~/domain/plain-words/times-said";
import { type Evidence, type How, type KnownBy, MOST_QUOTED } from "~/domain/sources/evidence";
import type { Doubt, UnderstoodEvent } from "~/domain/sources/understood";
import { shiftDay } from "~/domain/time/days-and-moments";
import { memoized } from "~/domain/values";
import { isAtClockChange } from "../clock-change";
import { IS_FOR_SOME, looksPrivate } from "../private-words";
import { isPutTogether, isUnsureTitle } from "../sure-title";
import { type ReadEvent, timesOfEvent } from "./make-events";
import { isPlaceName, placeAndAddress } from "./place";
import { SURNAME } from "./plain-texts";
import type { ResolvedSpan } from "./resolve-day";
import type { SaidClock } from "./whens";
import { withYearsOfList } from "./whole-list";

interface JudgedTitle {
  /** Where it stands, those of others stand too. */
  isConfirmed: boolean;
  /** In its line, as the town of the place is. */
  isBehindPlace: boolean;
  /** Of words that stand apart in its line. */
  isPutTogether?: boolean;
  /** Words of time that were not understood are left in it. */
  saysTime: boolean;
  /** Of an event of several days. */
  isPart: boolean;
  /** Of all that stands below it: a festival. */
  isWhole?: boolean;
}

/** Days of the church year, beside those whose dates are known, and no titles. */
const DAY_OF_CHURCH =
  /^(?:(?:kristi (?:åpenbarings|openberrings|forklarelses|konge)|maria budskaps?|bots- og be(?:de)?|bebudelses|apostel|stefanus|vår frelsers )dag(?:en)?|(?:såmanns|vingårds|doms|romjuls)s[øu]ndag(?:en)?|trinitatis|(?:\p{L}+ )?s[øu]ndag (?:i|etter|før) \p{L}+)$/iu;

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
      ...(!title.isPutTogether &&
      ((isTitleKnown(event) && !title.isBehindPlace) || (title.isConfirmed && !isUnsureTitle(event.words.title)))
        ? []
        : (["title_apart"] as const)),
      ...(times.open ? [times.open] : []),
      ...doubtsOfClock(times.day, clock),
      ...(title.saysTime ? (["unread"] as const) : []),
      ...(title.isWhole ? (["daily_or_throughout"] as const) : []),
      ...(title.isPart || span.isPart ? (["part_of_longer"] as const) : []),
      ...(clock?.isPastMidnight ? (["past_midnight"] as const) : []),
    ]),
  ];
}

const isStanding = ({ day, last }: ResolvedSpan) => last !== null && last - day >= STANDING_DAYS;

const isTitleKnown = ({ words: { title, isApart } }: ReadEvent): boolean => isApart !== true && !isUnsureTitle(title);

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

/** `lines` are those that were read, as they are shown. */
export function understoodEvents(events: readonly ReadEvent[], lines: readonly string[]): UnderstoodEvent[] {
  const [first] = events;
  if (!first) return [];
  const confirmed = withTitlesAlike(events);
  const isPrivate = memoized(looksPrivate);
  const saysTime = memoized((title) => hasTimesLeft(title, first.span.day));
  const camps = events.filter(({ span }) => span.isCamp === true);
  const understood = withYearsOfList(events).map((read, nth) => {
    const isElsewhere = ELSEWHERE.test(read.words.title) && !lines[read.line - 1]?.includes(read.words.place ?? "");
    const event = isElsewhere ? { ...read, words: { ...read.words, place: null } } : read;
    const { words, line, url } = event;
    const isConfirmed = confirmed.has(events[nth] ?? read);
    const isName = SURNAME.test(words.title);
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
        isConfirmed: isConfirmed && !isName,
        isPutTogether:
          DAY_OF_CHURCH.test(words.title) ||
          isPutTogether(words.title, lines[(words.line ?? line) - 1] ?? "", words.place),
        isBehindPlace: isName || isBehindPlace(event, lines),
        saysTime: saysTime(words.whole ?? words.title),
        isPart: isPartOf(event, camps) || events.some((other) => isWithin(event, other)),
        isWhole: event.clock === null && events.filter((other) => isPartOf(other, [event])).length > 2,
      }),
      evidence: evidenceOf(event, isConfirmed, lines),
      isPrivate: isPrivate(words.title) || IS_FOR_SOME.test(words.description ?? ""),
      line,
    };
  });
  return onlyOnce(understood);
}

/** A line says each once, and so does a text that is pasted twice. */
function onlyOnce(events: readonly UnderstoodEvent[]): UnderstoodEvent[] {
  const said = new Set<string>();
  return events.filter(({ line, day, time, title, endDay, endTime, place, address }) => {
    const keys = [
      [line, day, time, title],
      [day, time, title, endDay, endTime, place, address],
    ].map((values) => JSON.stringify(values));
    const isNew = keys.every((key) => !said.has(key));
    keys.forEach((key) => said.add(key));
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
  const day = known(span.how, ...new Set([dayLine, span.under ?? dayLine]));
  return {
    title: known(isTitleKnown(event) ? "said" : isTitleConfirmed ? "derived" : "guessed", words.line ?? line),
    day: {
      ...day,
      quotes: day.quotes.map((quote) =>
        span.isOnlyYear && quote.line !== dayLine ? { ...quote, isOnlyYear: true } : quote,
      ),
    },
    clock: clock && known(clock.isVague ? "guessed" : clockLine === line ? "said" : "inherited", clockLine),
    place: words.place === null ? null : known(words.isPlaceOfAll ? "inherited" : "said", words.placeLine ?? line),
  };
}

/** Records that have their titles in one place confirm each other's. */
const FEWEST_ALIKE = 2;

/** "Old Town Hall, Sundvik": the town of the place, and no title; nor is "Møteuke på Saron, Bryne, ved Ola". */
const isBehindPlace = ({ words: { title, place, line }, line: own }: ReadEvent, lines: readonly string[]): boolean =>
  place !== null && (title.includes(`${place}, `) || (lines[(line ?? own) - 1] ?? "").includes(`${place}, ${title}`));

/** The programme of a camp stands below its days. */
const isPartOf = ({ line, span: { day, last } }: ReadEvent, wholes: readonly ReadEvent[]): boolean =>
  wholes.some(
    ({ line: above, span }) => above < line && span.last !== null && span.day <= day && (last ?? day) <= span.last,
  );

/** "Aketur, oppmøte ved skiheisen" is not where the others are. */
const ELSEWHERE =
  /(?<!\p{L})(?:oppmøte|frammøte|avreise|avgang|møt)\s(?:på|ved|i|fr[aå])\s|turs?\s(?:i|på|til|rundt)\s/iu;

/** "Julemesse kl. 10–15", and below it in the same block "Åpning kl. 10". */
const isWithin = ({ line, dayLine = line, span, clock, words }: ReadEvent, other: ReadEvent): boolean =>
  other.line < line &&
  (other.dayLine ?? other.line) === dayLine &&
  other.span.day === span.day &&
  [null, words.place].includes(other.words.place) &&
  clock !== null &&
  clock.start >= (other.clock?.start ?? "") &&
  clock.start < (other.clock?.end ?? "");

/** Those whose title stands as far from them as those of at least two others; a sentence is none. */
function withTitlesAlike(events: readonly ReadEvent[]): ReadonlySet<ReadEvent> {
  const titles = new Map<number, Set<number>>();
  const farOf = ({ line, dayLine = line, words }: ReadEvent) => (words.line ?? line) - Math.min(line, dayLine);
  for (const event of events) {
    const far = farOf(event);
    titles.set(far, (titles.get(far) ?? new Set()).add(event.words.line ?? event.line));
  }
  const isPlain = ({ words: { title, isEither } }: ReadEvent) =>
    isEither !== true && !/\d|[.!?,]\s/.test(title) && !isPlaceName(title);
  return new Set(events.filter((event) => isPlain(event) && (titles.get(farOf(event))?.size ?? 0) > FEWEST_ALIKE));
}
