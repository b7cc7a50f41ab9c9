import { inferEventType } from "~/domain/calendars/reader/event-type";
import type { County } from "~/domain/places/counties";
import { hasTimesLeft } from "~/domain/plain-words/times-said";
import { dayNumber, wallClockAt } from "~/domain/time/days-and-moments";
import { HOUR_NAMED } from "../programme/beside-number";
import { IS_FOR_HELPERS, ownMatterOf } from "../programme/other-matter";
import { linesOfProgramme, plainSigns } from "../programme/plain-lines";
import { type DayContext, NOTHING_ABOVE } from "../programme/resolve-day";
import { type SaidEventLine, sayEventLine } from "../programme/said-event-line";
import type { LinesAround } from "../programme/settle-numbers";
import type { Letters, Token } from "../programme/time-words";
import { wordsOf } from "../programme/title";
import type { SaidClock } from "../programme/whens";
import { isUnsureIn, saysDays } from "../sure-title";
import { type DatedLine, withDaysFromToday } from "./days-from-today";
import { takeDuration, timeAfter } from "./duration";
import { factsSaidIn, takeEntry, takeLink } from "./entry";
import { houseOfLine } from "./house-of-line";
import { placeOfLine } from "./place-of-line";
import { quote, quoteWords } from "./quote";
import { readRhythm } from "./rhythm";
import { type LineContext, type LineDoubt, type LineReading, READ_AT_ONCE, type Said, type SaidEvent } from "./said";
import { isWhere, titleAndDescription } from "./title-of-line";
import { firstPossible, inHalf, NO_DAY, timesOn, type Today, whenOfOccasion } from "./when-of-line";

/** "Hvem kan koke kaffe søndag?" */
const ASKS_SOMEBODY =
  /^(?:(?:hvem|kven) kan|(?:er det )?(?:noen|nokon) som|kan (?:noen|nokon)|who can|can any(?:one|body))(?!\p{L})/iu;

const ALONE: LinesAround = {
  hasDay: false,
  leadingDates: false,
  mayHaveMonthFirst: false,
  isAlone: true,
  noEventIn: (text) => (IS_FOR_HELPERS.test(text) || ASKS_SOMEBODY.test(text) ? "no_event" : null),
};

/**
 * One event as a secretary would write it for the parish letter ("Konsert 12/12 kl 19, 200 kr"), by the readers of the
 * intake. What is not said is null, and what is in doubt says why.
 */
export function readOneLine(text: string, context: LineContext): LineReading {
  const [written = "", ...rest] = partsOf(text.trim()).map((part) =>
    linesOfProgramme(part).map(plainSigns).filter(Boolean).join(" | "),
  );
  if (!/\p{L}/u.test(written)) return { kind: "nothing" };
  const { day, time } = wallClockAt(context.now);
  const today: Today = { day: dayNumber(day), time };
  const link = takeLink(written);
  const entry = takeEntry(link.line);
  const length = takeDuration(entry.line);
  const dated = withDaysFromToday(length.line, today.day);
  const { line } = dated;
  const said = sayEventLine(line, { ...ALONE, given: () => dated });
  const count = rest.reduce((sum, part) => sum + countOf(sayEventLine(part, ALONE)), countOf(said));
  if (count > 1) return { kind: "several", count };
  const told = said.repeats?.words ?? said.occasions[0]?.words ?? wordsOf(ownMatterOf(line).line);
  const house = houseOfLine(line, said.tokens, told);
  const more = [house?.more, told.description].filter(Boolean).join(", ");
  const words = { ...told, ...house, description: more === "" ? null : more };
  const place = placeOfLine(words.place, line, context.places);
  const beside = ownMatterOf(line).others.map(({ at, end }) => line.slice(at, end));
  const { title, description, address } = titleAndDescription(
    { ...words, place: words.place ?? place?.from ?? null },
    beside,
  );
  const type = inferEventType(title?.value ?? "", description?.value ?? null);
  const times = withLength(timesOf(said, dated, written, today, context.county ?? null), length.said);
  const around = { written, place: place?.value.name ?? null, tellsMore: description !== null };
  const doubtsOf = (words: string): LineDoubt[] =>
    hasTimesLeft(line.includes(words) ? words : `${words.charAt(0).toLowerCase()}${words.slice(1)}`, today.day) ||
    (!times.when?.value.time && ENDS_WITH_HOUR.test(words))
      ? ["unread"]
      : said.hindrance === "no_event" ||
          isUnsureIn(words, { ...around, day: times.when?.value.day ?? null }) ||
          isWhere(words, line)
        ? ["title_apart"]
        : [];
  const { rhythm } = times;
  const isUnread = times.when === null && hasTimesLeft(`${title?.value}. ${description?.value}`, today.day);
  const when = isUnread ? { value: NO_DAY.when, from: "", doubts: NO_DAY.doubts } : times.when;
  const quoted = <Value>(said: Said<Value> | null) => said && { ...said, from: quoteWords(said.from, written) };
  const named = quoted(title && { ...title, doubts: doubtsOf(title.value) });
  const isTimeLeft =
    saysDays(title?.value ?? "") ||
    (when?.value.time === null && [title, description].some((said) => HOUR_LEFT.test(said?.value ?? "")));
  // Neither its hour is said nor what it is called: nothing tells that it takes place.
  const isNothing = when?.value.time === null && named?.doubts.includes("title_apart") === true;
  return {
    kind: "event",
    event: {
      title: named,
      when: when && {
        ...when,
        doubts: [
          ...when.doubts,
          ...(isTimeLeft ? (["unread"] as const) : []),
          ...(isNothing ? (["no_event"] as const) : []),
        ],
      },
      rhythm,
      place: quoted(
        place && { ...place, value: { ...place.value, address: place.value.known === null ? address : null } },
      ),
      type: quoted(type === "other" || title === null ? null : { value: type, from: title.from, doubts: [] }),
      description: quoted(withRest(description, /[.!?]$/.test(written), rest)),
      facts: factsSaidIn(written),
      entry: entry.said,
      link: link.said,
    },
  };
}

/** In an English line, without the weekday: April, or December. */
const EITHER_MONTH =
  /(?<!day,? |[\d/])0?(\d|1[0-2])\/(?!0?\1\D)0?(?:\d|1[0-2])\s.*?(?:(?<!\p{L})(?:at|in the)\s|\d ?[ap]\.?m)/iu;

/** "Annenhver mandag" does not say which. */
const beginsOpen = ({ rule, bounds }: NonNullable<SaidEventLine["repeats"]>): boolean =>
  bounds.beginsAbout || (rule.step > 1 && rule.isEven === null && bounds.from === null && bounds.others.length === 0);

/** "Fest lørdag 17", "fra seks". */
const HOUR_LEFT = new RegExp(
  `(?:dag|fra|frå|til|kl\\.?|klokk[aeoå]n?|from|at)\\s(?:\\d{1,2}|${HOUR_NAMED})(?![\\d\\p{L}])|\\p{L}\\s(?:[7-9]|1\\d|2[0-3])(?=[,.!]|$)`,
  "iu",
);

const ENDS_WITH_HOUR = /\s\d{1,2}$/;

function withLength(times: Pick<SaidEvent, "when" | "rhythm">, minutes: number | null): typeof times {
  const { when, rhythm } = times;
  if (minutes === null || !when || when.value.time === null || when.value.endTime !== null) return times;
  return { when: { ...when, value: { ...when.value, endTime: timeAfter(when.value.time, minutes) } }, rhythm };
}

/** Whole words each, because the readers take no longer texts. */
function partsOf(text: string): string[] {
  if (text.length <= READ_AT_ONCE) return [text];
  const end = text.slice(0, READ_AT_ONCE + 1).search(/\s\S*$/);
  const at = end > 0 ? end : READ_AT_ONCE;
  return [text.slice(0, at), ...partsOf(text.slice(at).trimStart())];
}

/** What is too long to be read tells more of the event, as it was written. */
function withRest(description: Said<string> | null, isSentence: boolean, rest: readonly string[]): typeof description {
  const more = rest.join(" ").replaceAll(" | ", " ");
  if (more === "") return description;
  const begun = description?.value.replace(isSentence ? "" : /\.$/, "");
  return { value: [begun, more].filter(Boolean).join(" "), from: description?.from ?? "", doubts: [] };
}

/** Days times clocks of all that the line tells. */
const countOf = ({ repeats, occasions }: SaidEventLine): number =>
  repeats
    ? Math.max(1, repeats.clocks.length)
    : occasions.reduce((sum, { days, clocks }) => sum + Math.max(1, days.length) * Math.max(1, clocks.length), 0);

function timesOf(
  said: SaidEventLine,
  dated: DatedLine,
  written: string,
  today: Today,
  county: County | null,
): Pick<SaidEvent, "when" | "rhythm"> {
  const context: DayContext = { ...NOTHING_ABOVE, today: today.day };
  const { hindrance: other } = said;
  const hindrance: LineDoubt | null = other === "relative" ? "unread" : other;
  const either: LineDoubt[] = EITHER_MONTH.test(written) ? ["month_or_day"] : [];
  const doubts = [...said.open, ...dated.doubts, ...either, ...(hindrance ? [hindrance] : [])];
  const quoted = (isOf: (token: Token) => boolean, others: readonly Letters[] = []) =>
    quote(written, [...said.tokens.filter(isOf), ...others, ...dated.said, ...dated.unread]);
  const from = quoted(({ kind }) => kind !== "every" && kind !== "parity");
  if (said.repeats) {
    const clocks = said.repeats.clocks.map((clock) => inHalf(clock, dated.half));
    const {
      first,
      rhythm,
      beginsOff,
      doubts: own,
    } = readRhythm(said.repeats, context, {
      from: firstPossible(clocks, today),
      county,
    });
    const isOpen = beginsOff || beginsOpen(said.repeats);
    const day = first === null ? null : { day: first, last: null, how: "derived" as const };
    return {
      when: {
        ...whenOfSeries(day, clocks, isOpen ? [...doubts, "begins_about"] : doubts, today),
        from,
      },
      rhythm: rhythm && {
        value: rhythm,
        from: quoted(({ kind }) => kind !== "clock", said.repeats.bounds.spans),
        doubts: own,
      },
    };
  }
  const [told] = said.occasions;
  if (!told && dated.unread.length === 0) return { when: null, rhythm: null };
  const occasion = told && { ...told, clocks: told.clocks.map((clock) => inHalf(clock, dated.half)) };
  const { when, doubts: own } = occasion ? whenOfOccasion(occasion, context, today) : NO_DAY;
  return { when: { value: when, from, doubts: [...new Set([...own, ...doubts])] }, rhythm: null };
}

function whenOfSeries(
  first: Parameters<typeof timesOn>[0] | null,
  clocks: readonly SaidClock[],
  doubts: LineDoubt[],
  today: Today,
): Omit<Said<NonNullable<SaidEvent["when"]>["value"]>, "from"> {
  if (first === null) {
    const { start = null, end = null } = clocks[0] ?? {};
    return { value: { day: null, time: start, endDay: null, endTime: end }, doubts: [...doubts, "no_such_day"] };
  }
  const { when, doubts: own } = timesOn(first, clocks, null, doubts, today);
  return { value: when, doubts: own };
}
