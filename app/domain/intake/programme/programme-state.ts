import type { NotUnderstoodReason } from "~/domain/sources/understood";
import { type DayNumber, weekdayOf } from "~/domain/time/days-and-moments";
import type { TitlesStand } from "./layout";
import { isLate } from "./make-events";
import type { Occasion } from "./occasions";
import { isPlaceName } from "./place";
import { isPersonName } from "./plain-texts";
import { type OpenDay, ProgrammeContext } from "./programme-context";
import { ProgrammeResults } from "./programme-results";
import { dayAsDated, type ResolvedSpan, resolveSpan } from "./resolve-day";
import type { SaidDays } from "./said-days";
import { described, NO_WORDS, onlyPlaced, placedBy, type SaidWords } from "./said-words";
import type { LinesAround } from "./settle-numbers";
import type { SaidClock } from "./whens";

export interface ProgrammeLayout extends Omit<LinesAround, "hasDay"> {
  titles: TitlesStand;
  /** What stands further below may be of it too. */
  hasOneDay: boolean;
}

export class ProgrammeState {
  readonly results = new ProgrammeResults();
  readonly context: ProgrammeContext;
  day: OpenDay | null = null;
  /** Days in a row, whose weekdays may stand below. */
  span: ResolvedSpan | null = null;
  /** The text right above, which may be the title of what follows. */
  above: (SaidWords & { years: number[] }) | null = null;
  isAfterBlank = true;
  linesOfBlock = 0;
  /** The first line of the block, where it may be a title and only words stand below it. */
  first: SaidWords | null = null;
  isCancelledBelow = false;
  /** Of the latest row that is no event. */
  refusedLine = -1;
  isRegister = false;
  service: string | null = null;
  /** Below "Faste samlinger": the weekdays of the line read last, each of every week; null elsewhere. */
  weekly: number[] | null = null;
  /** "Fredager kl 19–23:" above a list of days without clocks. */
  usual: { weekdays: readonly number[]; clock: SaidClock; words: SaidWords } | null = null;
  /** Of the row before; `isLate`: its days have come to their evening. */
  table: { number: number; spans: ResolvedSpan[]; isLate: boolean } = { number: 0, spans: [], isLate: false };

  constructor(
    today: number,
    /** Of the line that is read. */
    public layout: ProgrammeLayout,
  ) {
    this.context = new ProgrammeContext(today);
  }

  /** An empty line. What stood alone above it may be the title of what follows. */
  endBlock() {
    const { results, first } = this;
    if (this.day && this.linesOfBlock === 1 && !this.day.hasEvents && this.day.words.title === "")
      this.day.isHeading = true;
    this.leave();
    results.placeAbove();
    results.movedTitle = null;
    const before = results.heading;
    if (first) results.heading = { ...first, isApart: first.isApart || this.linesOfBlock > 1 };
    else if (before && this.linesOfBlock > 0) results.heading = { ...before, isApart: true };
    this.linesOfBlock = 0;
    this.first = null;
  }

  leave() {
    this.above = null;
    this.results.leave();
    this.isAfterBlank = true;
    this.isRegister = false;
  }

  refuse(text: string, line: number, reason: NotUnderstoodReason, day: DayNumber | null = null) {
    this.above = null;
    this.refusedLine = line;
    this.results.leave();
    this.results.refuse(text, line, reason, day);
  }

  open(day: Omit<OpenDay, "hasEvents" | "isEvent" | "isLate">, occasion: Occasion) {
    this.day = { ...day, hasEvents: false, isEvent: false, isLate: isLate(occasion.clocks) };
    if (occasion.clocks.length === 0) return;
    this.results.add({ ...occasion, ...day, words: this.asService(day.words) });
    this.day = { ...this.day, words: NO_WORDS, hasEvents: true, isEvent: true };
  }

  /** A day with a title and no clock is an event, if no lines below are of it. */
  closeDay() {
    const { day } = this;
    this.day = null;
    if (!day || day.hasEvents) return;
    const usual = this.usualOf(day.spans);
    const own = this.titled(day.words);
    const words =
      usual && own.title === ""
        ? placedBy({ ...own, title: usual.words.title, line: usual.words.line }, usual.words)
        : own;
    this.results.add({ ...day, words, clocks: usual ? [usual.clock] : [], lastClock: null });
  }

  /** Null where one of the days is on another weekday. */
  usualOf(spans: readonly ResolvedSpan[]): ProgrammeState["usual"] {
    const { usual } = this;
    const isOf = ({ day, last }: ResolvedSpan) => last === null && usual?.weekdays.includes(weekdayOf(day));
    return spans.every(isOf) ? usual : null;
  }

  resolve(days: readonly SaidDays[], text: string, line: number): ResolvedSpan[] | null {
    const spans: ResolvedSpan[] = [];
    for (const said of days) {
      const found = resolveSpan(said, this.context.days);
      if (typeof found === "string") {
        this.refuse(text, line, found, dayAsDated(said, this.context.days));
        return null;
      }
      const isBelow = found.how === "inherited" || (said.first.month === null && said.first.feast === null);
      const isOnlyYear = said.first.month !== null || said.first.feast !== null;
      const span = { ...found, under: isBelow ? this.context.line : null, isOnlyYear };
      this.context.follow(span.last ?? span.day);
      spans.push(span);
    }
    return spans;
  }

  get isTitleAbove(): boolean {
    return this.layout.titles === "above" || this.layout.titles === "either";
  }

  titled(words: SaidWords, isTitleAbove = this.isTitleAbove): SaidWords {
    const above = this.above ?? (isTitleAbove ? this.results.heading : null);
    this.above = null;
    if (words.title !== "" || above === null) return words;
    this.results.heading ??= { ...above, isApart: true };
    const description = words.description ?? above.description;
    const isEither = this.layout.titles === "either";
    return { ...onlyPlaced(above, words), description, isApart: above.isApart || isEither, isEither };
  }

  /** "Eksempelbygd kirke kl. 11" below "Gudstjenester". */
  asService(words: SaidWords): SaidWords {
    const isHouse = words.place === null && isPlaceName(words.title);
    const place = isHouse ? words.title : (words.place ?? this.results.sectionPlace?.place ?? null);
    const isUntitled = isHouse || words.title === "" || isPersonName(words.title);
    if (this.service === null || place === null || !isUntitled) return words;
    const more = described(isHouse ? "" : words.title, words.description);
    return { ...words, title: this.service, place: isHouse ? place : words.place, ...more, isOfHeading: true };
  }
}
