import { calendarDate, dayIn, dayNumber, type DayNumber, dayText } from "~/domain/time/calendar-days";
import { dayOf } from "~/domain/time/wall-clock";
import { looksPrivate } from "../private-words";
import type { Doubt, NotUnderstood, UnderstoodEvent } from "../understood";
import { type SaidTime, timesIn } from "./clocks";
import { type DayContext, daysIn, resolveDay, type SaidDays } from "./dates";
import { isPlaceName, placeIn } from "./place";
import { datesOfRule, mondayOfWeek, ruleIn, type SaidRule } from "./rules";
import { settleNumbers } from "./settle-numbers";
import { cancellationIn, cleanTitle, isProse, isRelative, withoutOtherMatter, withoutSpans } from "./text";
import { timeWordsOf, type Token } from "./tokens";

/** What a text was understood as. Every line that speaks of a time is in one of the two. */
export interface ProgrammeReading {
  events: UnderstoodEvent[];
  notUnderstood: NotUnderstood[];
}

/** More lines than any programme has, and longer ones. */
const MOST_LINES = 5000;
const LONGEST_LINE = 600;

/**
 * Reads a programme as people write it, line by line: "Søndag 9. august kl. 19.00 Kveldsmøte". Headings give years, months
 * and days to the lines below them. What has no readable date is listed, never guessed.
 */
export function readProgramme(text: string, now: Date): ProgrammeReading {
  const lines = text
    .normalize("NFC")
    .slice(0, MOST_LINES * LONGEST_LINE)
    .split(/\r\n?|\n/)
    .slice(0, MOST_LINES);
  const reader = new ProgrammeReader(dayNumber(dayOf(now)), hasLeadingDates(lines));
  lines.forEach((line, index) => reader.read(plainLine(line), index + 1));
  return reader.end();
}

const plainLine = (line: string) =>
  line
    .slice(0, LONGEST_LINE)
    .replace(/[\u00ad\u200b-\u200f\ufeff]/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** Whether lines begin with dates such as "27.08", so that "09.08" at the beginning of another is a date as well. */
const hasLeadingDates = (lines: string[]) =>
  lines.filter((line) => /^\s*\p{L}*\.?\s*(?:2[4-9]|3[01])\.(?:0?[1-9]|1[0-2])(?!\d)/u.test(line)).length >= 2;

/** "høsten 2026", "2026/27", "2026–2027". */
function yearsIn(line: string): number[] {
  const years = [...line.matchAll(/(?<![\d.])(20[2-4]\d)(?:\s?[/–-]\s?(?:20)?([2-4]\d)(?!\d))?(?!\d)/g)];
  return [
    ...new Set(
      years.flatMap(([, first, second]) => [Number(first), ...(second === undefined ? [] : [2000 + Number(second)])]),
    ),
  ];
}

/** How long a rule without an end is followed. */
const RULE_DAYS = 91;
/** How far ahead anything is believed. */
const FAR_AHEAD = 550;

/** Days that one event lasts, or a rule is followed, at most. */
const LONGEST_DAYS = 60;
const LONGEST_RULE = 400;

interface Span {
  day: DayNumber;
  last: DayNumber | null;
  doubts: Doubt[];
}

/** Days that a line names for itself or for the lines below it. */
interface Heading {
  spans: Span[];
  title: string;
  place: string | null;
  line: number;
  doubts: Doubt[];
  hasEvents: boolean;
  /** The line has an event of its own: that lines below it are of its day is likely, not sure. */
  isEvent: boolean;
}

class ProgrammeReader {
  #events: UnderstoodEvent[] = [];
  #notUnderstood: NotUnderstood[] = [];
  #context: DayContext;
  #monday: { day: DayNumber; doubts: Doubt[] } | null = null;
  #heading: Heading | null = null;
  /** The last line of mere text: it may be the title of what follows. */
  #title: string | null = null;
  /** The events of the line before, which take a title or a place from the lines below. */
  #latest: UnderstoodEvent[] = [];
  #blanks = 0;

  constructor(
    today: DayNumber,
    private readonly leadingDates: boolean,
  ) {
    this.#context = { years: [], month: null, today };
  }

  end(): ProgrammeReading {
    this.#closeHeading();
    this.#dropUntitled();
    return { events: this.#events, notUnderstood: this.#notUnderstood };
  }

  read(whole: string, number: number): void {
    if (!/[\p{L}\d]/u.test(whole)) return this.#blank();
    this.#blanks = 0;
    const line = withoutOtherMatter(whole);
    if (line === "") return;
    const { tokens, doubts } = settleNumbers(line, timeWordsOf(line), {
      hasDay: this.#heading !== null && !this.#heading.isEvent,
      leadingDates: this.leadingDates,
    });
    if (this.#isContext(line, tokens)) return;
    const times = timesIn(line, tokens);
    const days = daysIn(line, tokens);
    const rule = ruleIn(line, tokens);
    if (rule) this.#repeats(line, rule, days, times, tokens, number);
    else if (days.length > 0) this.#dated(line, days, times, doubts, number);
    else if (times.length > 0) this.#timed(line, times, tokens, doubts, number);
    else if (isRelative(line)) this.#refuse(line, number, "relative");
    else this.#text(line, tokens, number);
  }

  #blank() {
    this.#title = null;
    this.#latest = [];
    if (++this.#blanks >= 2) this.#closeHeading();
  }

  /** A line that says for those below it which year, month or week it is. */
  #isContext(line: string, tokens: Token[]): boolean {
    if (tokens.some(({ kind }) => kind !== "year" && kind !== "month" && kind !== "week")) return false;
    const years = yearsIn(line);
    const months = tokens.filter((token) => token.kind === "month");
    const week = tokens.find((token) => token.kind === "week");
    const rest = cleanTitle(withoutSpans(line, tokens));
    const isHeading = years.length > 0 || week !== undefined || (months.length > 0 && rest.split(" ").length <= 4);
    if (tokens.length === 0 || !isHeading || isProse(line)) return false;
    this.#closeHeading();
    this.#title = null;
    this.#latest = [];
    if (years.length > 0) this.#context = { ...this.#context, years, month: null };
    if (months.length === 1) this.#nextMonth(months[0]!.month, years.length > 0);
    else if (months.length > 1) this.#context = { ...this.#context, month: null };
    if (week) this.#monday = this.#weekOf(week.week);
    return true;
  }

  /** In a programme of one year, January after December is the next year's. */
  #nextMonth(month: number, isYearSaid: boolean) {
    const { years, month: before } = this.#context;
    const isNext = !isYearSaid && before !== null && month < before && years.length === 1;
    this.#context = { ...this.#context, month, years: isNext ? [years[0]! + 1] : years };
  }

  #weekOf(week: number) {
    const { years, today } = this.#context;
    const thisYear = calendarDate(today).year;
    const mondays = (years.length > 0 ? years : [thisYear, thisYear + 1]).map((year) =>
      mondayOfWeek(year, week, dayIn),
    );
    const next = mondays.find((monday) => monday >= today - 45) ?? mondays[0]!;
    return { day: next, doubts: years.length === 1 ? [] : (["year_guessed"] as Doubt[]) };
  }

  #dated(line: string, days: SaidDays[], times: SaidTime[], doubts: Doubt[], number: number) {
    if (isRelative(line)) return void this.#refuse(line, number, "relative");
    this.#monday = null;
    this.#closeHeading();
    this.#latest = [];
    const spans = this.#resolve(line, days, number);
    if (spans === null) return;
    const spoken = this.#wordsOf(line, [...days, ...times.map(spanOf)]);
    const heading: Heading = {
      ...spoken,
      spans,
      line: number,
      doubts: [...doubts, ...spoken.doubts],
      hasEvents: false,
      isEvent: false,
    };
    if (heading.title === "") heading.title = this.#takeTitle();
    if (times.length === 0) this.#heading = heading;
    else this.#add(heading, times);
    // Times below a line with a time of its own are still of its day.
    if (times.length > 0) this.#heading = { ...heading, title: "", hasEvents: true, isEvent: true };
  }

  /** Null, and said why, where one of a line's days cannot be told. */
  #resolve(line: string, days: SaidDays[], number: number, longest = LONGEST_DAYS): Span[] | null {
    const spans: Span[] = [];
    for (const { first, last } of days) {
      const start = resolveDay(first, this.#context);
      if (typeof start === "string") return this.#refuse(line, number, start);
      if (!last) {
        spans.push({ day: start.day, last: null, doubts: start.doubts });
        continue;
      }
      const end = resolveDay(last, {
        ...this.#context,
        years: [calendarDate(start.day).year, calendarDate(start.day).year + 1],
      });
      if (typeof end === "string" || end.day <= start.day || end.day - start.day > longest)
        return this.#refuse(line, number, typeof end === "string" ? end : "no_such_day");
      spans.push({ day: start.day, last: end.day, doubts: start.doubts });
    }
    return spans;
  }

  #timed(line: string, times: SaidTime[], tokens: Token[], doubts: Doubt[], number: number) {
    const weekdays = tokens.filter((token) => token.kind === "weekday");
    const spoken = this.#wordsOf(line, [...times.map(spanOf), ...weekdays]);
    if (weekdays.length === 1 && this.#monday) {
      const { day, doubts: guessed } = this.#monday;
      const heading = {
        ...spoken,
        spans: [{ day: day + weekdays[0]!.weekday, last: null, doubts: guessed }],
        line: number,
        hasEvents: false,
        isEvent: false,
      };
      heading.title ||= this.#takeTitle();
      return this.#add({ ...heading, doubts: [...doubts, ...spoken.doubts] }, times);
    }
    if (weekdays.length > 0 || !this.#heading)
      return void this.#refuse(line, number, "no_date");
    const heading = this.#heading;
    const title = spoken.title || this.#takeTitle() || heading.title;
    heading.hasEvents = true;
    this.#add(
      {
        ...heading,
        title,
        place: spoken.place ?? heading.place,
        line: number,
        doubts: [
          ...heading.doubts,
          ...(heading.isEvent ? (["day_from_above"] as const) : []),
          ...doubts,
          ...spoken.doubts,
        ],
      },
      times,
    );
  }

  #repeats(line: string, rule: SaidRule, days: SaidDays[], times: SaidTime[], tokens: Token[], number: number) {
    this.#closeHeading();
    this.#latest = [];
    const bounds = this.#resolve(line, days, number, LONGEST_RULE);
    if (bounds === null) return;
    if (times.length === 0) return this.#text(line, tokens, number);
    const { today } = this.#context;
    const before = days[0] ? line.slice(0, days[0].at) : "";
    const isUntil =
      bounds.length === 1 &&
      bounds[0]!.last === null &&
      /(?:til|t\.?o\.?m\.?|til og med|until)\s*(?:\p{L}+\s*)?$/iu.test(before);
    const from = isUntil ? today : (bounds[0]?.day ?? today);
    const end = bounds[0]?.last ?? (bounds.length === 2 ? bounds[1]!.day : isUntil ? bounds[0]!.day : null);
    const spoken = this.#wordsOf(line, [
      ...days,
      ...times.map(spanOf),
      ...tokens.filter(({ kind }) => RULE_WORDS.has(kind)),
    ]);
    const doubts: Doubt[] = [
      ...spoken.doubts,
      ...(end === null ? (["repeats_without_end"] as const) : []),
      ...(rule.hasExceptions || (rule.step > 1 && rule.isEven === null && bounds.length === 0)
        ? (["repeats_with_exceptions"] as const)
        : []),
    ];
    const dates = datesOfRule(rule, from, end ?? from + RULE_DAYS);
    const spans = dates.map((day) => ({ day, last: null, doubts: bounds[0]?.doubts ?? [] }));
    if (spans.length === 0) return void this.#refuse(line, number, "no_such_day");
    this.#add(
      {
        ...spoken,
        title: spoken.title || this.#takeTitle(),
        spans,
        line: number,
        doubts,
        hasEvents: true,
        isEvent: true,
      },
      times,
    );
  }

  #text(line: string, tokens: Token[], number: number) {
    const weekday = tokens.find((token) => token.kind === "weekday");
    const rest = weekday ? cleanTitle(withoutSpans(line, [weekday])) : line;
    if (weekday && this.#monday && rest.split(" ").length <= 1) {
      this.#closeHeading();
      const { day, doubts } = this.#monday;
      this.#heading = {
        spans: [{ day: day + weekday.weekday, last: null, doubts }],
        title: rest,
        place: null,
        line: number,
        doubts: [],
        hasEvents: false,
      };
      return;
    }
    const untitled = this.#latest.filter(({ title }) => title === "");
    const { place, rest: words } = placeIn(line);
    const isPlace = isPlaceName(line) || (place !== null && cleanTitle(words) === "");
    if (isPlace) return this.#setPlace(place ?? line);
    if (untitled.length > 0) {
      for (const event of untitled) this.#name(event, line, place);
      return;
    }
    if (this.#heading && !this.#heading.hasEvents && this.#heading.title === "" && !isProse(line)) {
      this.#heading.title = cleanTitle(line);
      this.#heading.place ??= place;
      return;
    }
    this.#title = isProse(line) ? null : cleanTitle(line);
  }

  #setPlace(place: string) {
    for (const event of this.#latest) event.place ??= cleanTitle(place);
    if (this.#latest.length === 0 && this.#heading) this.#heading.place ??= cleanTitle(place);
  }

  #name(event: UnderstoodEvent, line: string, place: string | null) {
    const { isCancelled, rest } = cancellationIn(line);
    event.title = cleanTitle(rest);
    event.place ??= place;
    event.isPrivate = looksPrivate(event.title);
    if (isCancelled) event.doubts.push("cancelled");
  }

  #takeTitle(): string {
    const title = this.#title ?? "";
    this.#title = null;
    return title;
  }

  /** What a line says besides its days and times. */
  #wordsOf(line: string, spans: readonly { at: number; end: number }[]) {
    const { isCancelled, rest } = cancellationIn(withoutSpans(line, spans));
    const { place, rest: words } = placeIn(rest);
    return { title: cleanTitle(words), place, doubts: (isCancelled ? ["cancelled"] : []) as Doubt[] };
  }

  #add({ spans, title, place, line, doubts }: Heading, times: (SaidTime | null)[]) {
    this.#latest = spans.flatMap((span) =>
      times.map((time) => {
        const isFar = span.day > this.#context.today + FAR_AHEAD;
        const event: UnderstoodEvent = {
          title,
          day: dayText(span.day),
          time: time?.start ?? null,
          endDay: span.last === null ? null : dayText(span.last),
          endTime: time?.end ?? null,
          place,
          address: null,
          url: null,
          image: null,
          description: null,
          doubts: [
            ...new Set([
              ...span.doubts,
              ...doubts,
              ...(time?.isVague ? (["morning_or_evening"] as const) : []),
              ...(isFar ? (["far_ahead"] as const) : []),
            ]),
          ],
          isPrivate: looksPrivate(title),
          line,
        };
        return event;
      }),
    );
    this.#events.push(...this.#latest);
  }

  /** A day with a title and no time: whole days where there are several, else its time is missing. */
  #closeHeading() {
    const heading = this.#heading;
    this.#heading = null;
    if (!heading || heading.hasEvents) return;
    if (heading.title === "") {
      if (heading.spans.length > 0) this.#notUnderstood.push({ line: heading.line, text: "", reason: "no_title" });
      return;
    }
    const isLong = heading.spans.every(({ last }) => last !== null);
    const latest = this.#latest;
    this.#add({ ...heading, doubts: isLong ? heading.doubts : [...heading.doubts, "no_time"] }, [null]);
    this.#latest = latest;
  }

  #dropUntitled() {
    for (const { line } of this.#events.filter(({ title }) => title === ""))
      this.#notUnderstood.push({ line, text: "", reason: "no_title" });
    this.#events = this.#events.filter(({ title }) => title !== "");
  }

  #refuse(text: string, line: number, reason: NotUnderstood["reason"]): null {
    this.#notUnderstood.push({ line, text, reason });
    this.#title = null;
    return null;
  }
}

const RULE_WORDS = new Set<Token["kind"]>(["every", "parity", "weekday"]);

const spanOf = ({ at, tokenEnd }: SaidTime) => ({ at, end: tokenEnd });
