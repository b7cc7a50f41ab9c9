import { weekdayOf } from "~/domain/time/calendar-days";
import type { Doubt, NotUnderstoodReason } from "../understood";
import { isLate } from "./night";
import type { Occasion } from "./occasions";
import type { OpenDay } from "./open-day";
import { isPlaceName } from "./place";
import { isPersonName } from "./plain-texts";
import { ProgrammeContext } from "./programme-context";
import { ProgrammeResults } from "./programme-results";
import { type ResolvedSpan, resolveSpan } from "./resolve-day";
import type { LinesAround } from "./settle-numbers";
import type { SaidWords } from "./title";
import type { SaidClock } from "./whens";
import type { SaidDays } from "./said-days";

/** Days that one event lasts at most, and from how many on it is a standing one, such as an exhibition. */
export const LONGEST_DAYS = 400;
const STANDING_DAYS = 30;

/** Days that a list of single days goes over. */
const ONE_LIST = 330;

const NO_WORDS: SaidWords = { title: "", place: null, description: null };

export interface ProgrammeLayout extends Omit<LinesAround, "hasDay"> {
  /** Titles stand above the lines that say when. */
  titlesAbove: boolean;
}

/** What the lines of a programme have said so far to those below them. */
export class ProgrammeState {
  readonly results = new ProgrammeResults();
  readonly context: ProgrammeContext;
  day: OpenDay | null = null;
  /** Days in a row that a line named, whose weekdays may stand below it. */
  span: ResolvedSpan | null = null;
  /** The line of mere text right above: it may be the title of what follows. */
  above: (SaidWords & { years: number[] }) | null = null;
  isAfterBlank = true;
  isCancelledBelow = false;
  /** Below "Døpte" and the like. */
  isRegister = false;
  /** What lines without a title are, below "Gudstjenester". */
  service: string | null = null;
  /** "Fredager kl 19–23:" above a list of days: when those begin that say no clock. */
  usualClock: { weekdays: readonly number[]; clock: SaidClock } | null = null;
  /** The table that the row before was of, its days, and whether they have come to their evening. */
  table: { number: number; spans: ResolvedSpan[]; isLate: boolean } = { number: 0, spans: [], isLate: false };

  constructor(
    today: number,
    usual: number | null,
    readonly layout: ProgrammeLayout,
  ) {
    this.context = new ProgrammeContext(today, usual);
  }

  /** A blank line, or a heading. */
  leave() {
    this.above = null;
    this.results.leave();
    this.isAfterBlank = true;
    this.isRegister = false;
  }

  refuse(text: string, line: number, reason: NotUnderstoodReason) {
    this.above = null;
    this.results.leave();
    this.results.refuse(text, line, reason);
  }

  /** A day for the lines below, and an event where its own line has a clock. */
  open(day: Omit<OpenDay, "hasEvents" | "isEvent" | "isLate">, occasion: Occasion) {
    this.day = { ...day, hasEvents: false, isEvent: false, isLate: isLate(occasion.clocks) };
    if (occasion.clocks.length === 0) return;
    this.results.add({ ...occasion, ...day, words: this.asService(day.words) });
    this.day = { ...this.day, words: NO_WORDS, hasEvents: true, isEvent: true };
  }

  /** A day that has a title and no clock is an event of its own; no lines below are of it. */
  closeDay() {
    const { day } = this;
    this.day = null;
    if (!day || day.hasEvents) return;
    if (day.words.title === "") return this.results.refuse(day.text, day.line, "no_title");
    this.results.add({ ...day, clocks: this.#usualClocksOf(day), lastClock: null });
    this.results.leave();
  }

  #usualClocksOf({ spans }: OpenDay): SaidClock[] {
    const { usualClock } = this;
    const isUsual = spans.every(({ day, last }) => last === null && usualClock?.weekdays.includes(weekdayOf(day)));
    return usualClock && isUsual ? [usualClock.clock] : [];
  }

  /** The days that a line says; null, and its line is refused, where one of them cannot be told. */
  resolve(days: readonly SaidDays[], text: string, line: number): ResolvedSpan[] | null {
    const spans: ResolvedSpan[] = [];
    for (const said of days) {
      const found = resolveSpan(said, this.context.days, LONGEST_DAYS);
      if (typeof found === "string") {
        this.span = null;
        this.refuse(text, line, found);
        return null;
      }
      const span = likeFirst(found, spans[0], said);
      const isStanding = span.last !== null && span.last - span.day >= STANDING_DAYS;
      const doubts: Doubt[] = isStanding ? [...span.doubts, "standing"] : span.doubts;
      this.context.follow(span.last ?? span.day);
      spans.push({ ...span, doubts });
    }
    return spans;
  }

  /** The words of a line, or those of the line above where it has none. */
  titled(words: SaidWords): SaidWords {
    const { above } = this;
    this.above = null;
    if (words.title !== "" || above === null) return words;
    const { title, place, description } = above;
    return { title, place: words.place ?? place, description: words.description ?? description };
  }

  /** "Eksempelbygd kirke kl. 11" below "Gudstjenester". */
  asService(words: SaidWords): SaidWords {
    const isHouse = words.place === null && isPlaceName(words.title);
    const place = isHouse ? words.title : (words.place ?? this.results.sectionPlace);
    const isUntitled = isHouse || words.title === "" || isPersonName(words.title);
    if (this.service === null || place === null || !isUntitled) return words;
    const description = [isHouse ? "" : words.title, words.description].filter(Boolean).join(". ") || null;
    return { title: this.service, place: isHouse ? place : words.place, description };
  }
}

/** "Torsdag 27. aug., 24. sept. og 29. okt.": the first tells the year of those that are on its weekday. */
function likeFirst(span: ResolvedSpan, first: ResolvedSpan | undefined, { first: said }: SaidDays): ResolvedSpan {
  const isLike =
    first !== undefined &&
    first.doubts.length === 0 &&
    said.weekday === null &&
    span.last === null &&
    span.day > first.day &&
    span.day < first.day + ONE_LIST &&
    weekdayOf(span.day) === weekdayOf(first.day);
  return isLike ? { ...span, doubts: span.doubts.filter((doubt) => doubt !== "year_guessed") } : span;
}
