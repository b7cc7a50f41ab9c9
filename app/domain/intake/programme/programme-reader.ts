import type { Doubt } from "../understood";
import { dayOfSpan, isOfWeekday, type OpenDay, toldByYear } from "./open-day";
import type { Occasion } from "./occasions";
import { isCancelled } from "./other-matter";
import { isPlaceName } from "./place";
import { isDetail, isPersonName, isRegister, serviceNamedIn } from "./plain-texts";
import { ProgrammeContext } from "./programme-context";
import { ProgrammeResults } from "./programme-results";
import type { ProgrammeReading } from "./read-programme";
import { daysOfRepetition } from "./repeat";
import { type ResolvedSpan, resolveSpan } from "./resolve-day";
import { type SaidLine, sayLine } from "./said-line";
import type { LinesAround } from "./settle-numbers";
import type { Row } from "./table";
import { cleanTitle, isProse, type SaidWords, wordsOf } from "./title";
import type { SaidDays } from "./whens";

/** Days that one event lasts at most. */
const LONGEST_DAYS = 31;

const NO_WORDS: SaidWords = { title: "", place: null, description: null };
const WHEN_LABEL = /^(?:når|tid|dato|tidspunkt|when|date|dag|kva tid)\s?:/i;

/** Goes through the lines of a programme and gives each what those above it have said. */
export class ProgrammeReader {
  readonly #results = new ProgrammeResults();
  readonly #context: ProgrammeContext;
  #day: OpenDay | null = null;
  /** Days in a row that a line named, whose weekdays may stand below it. */
  #span: ResolvedSpan | null = null;
  /** The line of mere text right above: it may be the title of what follows. */
  #above: (SaidWords & { years: number[] }) | null = null;
  #isAfterBlank = true;
  #isCancelledBelow = false;
  /** Below "Døpte" and the like. */
  #isRegister = false;
  /** What lines without a title are, below "Gudstjenester". */
  #service: string | null = null;
  #table = { number: 0, spans: [] as ResolvedSpan[] };

  constructor(
    today: number,
    usual: number | null,
    private readonly layout: Omit<LinesAround, "hasDay"> & { titlesAbove: boolean },
  ) {
    this.#context = new ProgrammeContext(today, usual);
  }

  end(): ProgrammeReading {
    this.#closeDay();
    return this.#results.end();
  }

  blank() {
    this.#above = null;
    this.#results.leave();
    this.#isAfterBlank = true;
    this.#isRegister = false;
  }

  tooLong(text: string, line: number) {
    this.#results.refuse(text, line, "too_long");
  }

  line(alone: SaidLine, line: number) {
    const mayBeClock = alone.hasOpenNumber && this.#day !== null && !this.#day.isEvent;
    const said = mayBeClock ? sayLine(alone.text, { ...this.layout, hasDay: true }) : alone;
    if (this.#context.takes(said)) this.#closeContext(said.text);
    else if (said.repeats || said.occasions.length > 0) this.#timed(said, line);
    else this.#text(said, line);
    this.#isAfterBlank = false;
  }

  #closeContext(text: string) {
    this.#closeDay();
    this.#span = null;
    this.#service = serviceNamedIn(text) ?? this.#service;
    this.blank();
  }

  #timed(said: SaidLine, line: number) {
    const hindrance = said.hindrance ?? (this.#isRegister ? "no_event" : this.#isCancelledBelow ? "cancelled" : null);
    this.#isCancelledBelow = false;
    if (hindrance !== null) {
      if (hindrance === "relative" || said.occasions.some(({ days }) => days.length > 0)) this.#closeDay();
      return this.#refuse(said.text, line, hindrance);
    }
    if (said.repeats) return this.#repeated(said, line);
    for (const occasion of said.occasions) {
      if (occasion.days.length > 0) this.#dated(occasion, said, line);
      else this.#clocked(occasion, said, line);
    }
  }

  #repeated({ repeats, doubts, text, url }: SaidLine, line: number) {
    this.#closeDay();
    const { clocks, words } = repeats!;
    const found = daysOfRepetition(repeats!, this.#context.days);
    if (typeof found === "string") return this.#refuse(text, line, found);
    if (clocks.length === 0) return this.#refuse(text, line, "no_date");
    const titled = this.#titled(words);
    this.#results.add({
      spans: found.spans,
      clocks,
      lastClock: null,
      words: titled,
      url,
      line,
      doubts: [...doubts, ...found.doubts],
    });
  }

  #dated(occasion: Occasion, said: SaidLine, line: number) {
    this.#closeDay();
    this.#results.leave();
    const isTitleAbove = this.layout.titlesAbove || WHEN_LABEL.test(said.text);
    const years = [...said.years, ...((isTitleAbove && this.#above?.years) || [])];
    const words = isTitleAbove ? this.#titled(occasion.words) : occasion.words;
    this.#above = null;
    const spans = this.#resolve(occasion.days, said.text, line)?.map((span) => toldByYear(span, years));
    if (!spans) return;
    const doubts = [...said.doubts, ...occasion.doubts];
    const day = { spans, words, doubts, url: said.url, line, text: said.text, hasEvents: false, isEvent: false };
    this.#span = spans.length === 1 && occasion.clocks.length === 0 ? spans[0]! : null;
    this.#open(day, occasion);
  }

  /** A day for the lines below, and an event where its own line has a clock. */
  #open(day: OpenDay, occasion: Occasion) {
    this.#day = day;
    if (occasion.clocks.length === 0) return;
    this.#results.add({ ...occasion, ...day, words: this.#asService(day.words) });
    this.#day = { ...day, words: NO_WORDS, hasEvents: true, isEvent: true };
  }

  #resolve(days: readonly SaidDays[], text: string, line: number): ResolvedSpan[] | null {
    const spans: ResolvedSpan[] = [];
    for (const said of days) {
      const span = resolveSpan(said, this.#context.days, LONGEST_DAYS);
      if (typeof span === "string") {
        this.#span = null;
        this.#refuse(text, line, span);
        return null;
      }
      this.#context.follow(span.last ?? span.day);
      spans.push(span);
    }
    return spans;
  }

  /** A line with clocks or a weekday, and no date of its own. */
  #clocked(occasion: Occasion, said: SaidLine, line: number) {
    const { weekday, clocks } = occasion;
    const found = weekday === null ? null : this.#dayOfWeekday(weekday);
    if (found) {
      this.#closeDay();
      const doubts = [...said.doubts, ...occasion.doubts];
      const words = clocks.length > 0 ? this.#titled(occasion.words) : occasion.words;
      const day = {
        spans: [found],
        words,
        doubts,
        url: said.url,
        line,
        text: said.text,
        hasEvents: false,
        isEvent: false,
      };
      this.#results.leave();
      return this.#open(day, occasion);
    }
    if (clocks.length === 0) return this.#text(said, line);
    const day = this.#day;
    if (!day || (weekday !== null && !isOfWeekday(day, weekday))) {
      if (weekday !== null) this.#closeDay();
      return this.#refuse(said.text, line, "no_date");
    }
    const own = this.#titled(occasion.words);
    const words = own.title === "" && !day.hasEvents ? { ...day.words, place: own.place ?? day.words.place } : own;
    day.hasEvents = true;
    const doubts: Doubt[] = [...day.doubts, ...said.doubts, ...occasion.doubts];
    if (day.isEvent) doubts.push("day_from_above");
    if (day.spans.length > 1) doubts.push("several_times");
    const titled = this.#asService({ ...words, place: words.place ?? day.words.place });
    this.#results.add({ ...occasion, spans: day.spans, words: titled, doubts, url: said.url ?? day.url, line });
  }

  #dayOfWeekday(weekday: number): ResolvedSpan | null {
    const ofSpan = this.#span && dayOfSpan(this.#span, weekday);
    if (ofSpan && this.#day?.spans[0] === this.#span) this.#day!.hasEvents = true;
    return ofSpan ?? this.#context.dayOfWeek(weekday);
  }

  /** A row of a table: its day may stand in a row above. */
  row(row: Row, text: string, line: number) {
    if (row.table !== this.#table.number) this.#table = { number: row.table, spans: [] };
    this.#closeDay();
    if (row.when === "") return this.#continueRow(row);
    const said = sayLine(row.when, { ...this.layout, hasDay: this.#table.spans.length > 0, leadingDates: true });
    const own = wordsOf(row.title);
    const words = this.#asService({
      title: own.title,
      place: row.place ?? own.place,
      description: row.description ?? own.description,
    });
    const url = row.url ?? said.url;
    const hindrance = isCancelled(text) ? "cancelled" : said.hindrance;
    if (hindrance !== null) return this.#refuse(text, line, hindrance);
    if (said.repeats) return this.#repeated({ ...said, text, url, repeats: { ...said.repeats, words } }, line);
    const [occasion, ...others] = said.occasions;
    if (!occasion || words.title === "") return this.#refuse(text, line, occasion ? "no_title" : "no_date");
    const spans = occasion.days.length > 0 ? this.#resolve(occasion.days, text, line) : this.#table.spans;
    this.#table.spans = spans ?? [];
    if (!spans) return;
    if (spans.length === 0) return this.#refuse(text, line, "no_date");
    const doubts: Doubt[] = [...said.doubts, ...occasion.doubts];
    if (others.length > 0) doubts.push("several_times");
    this.#results.add({ ...occasion, spans, words, doubts, url, line });
    this.#results.address(row.address);
  }

  /** A row without a day and a clock goes on with what the row above says. */
  #continueRow({ title, place, description }: Row) {
    if (place !== null) this.#results.place(place);
    for (const text of [title, description]) if (text) this.#results.describe(text, ". ");
  }

  #text(said: SaidLine, line: number) {
    const { text, hindrance } = said;
    if (hindrance === "cancelled") return this.#cancel(text, line);
    if (hindrance !== null) {
      if (hindrance === "relative") this.#closeDay();
      this.#above = null;
      if (said.tokens.length > 0 || said.hasOtherTimes) this.#results.refuse(text, line, hindrance);
      return;
    }
    this.#isRegister ||= isRegister(text);
    const isDayOver = this.#isAfterBlank && this.#day !== null && (this.#day.hasEvents || this.#day.words.title !== "");
    if (isDayOver || this.#isRegister) this.#closeDay();
    if (this.#isAfterBlank && !isPlaceName(text)) this.#results.sectionPlace = null;
    this.#service = serviceNamedIn(text) ?? this.#service;
    this.#ofText(text, wordsOf(text), said.years);
  }

  #ofText(text: string, words: SaidWords, years: number[]) {
    if (isPlaceName(text) || (words.title === "" && words.place !== null))
      return this.#setPlace(words.place ?? cleanTitle(text), text.endsWith(":"));
    if (this.#results.hasUntitled) return this.#results.name(words);
    if (isDetail(text) && this.#results.hasLatest) return this.#results.describe(text);
    const day = this.#day;
    if (day && !day.hasEvents && day.words.title === "" && !isProse(text)) {
      day.words = { ...words, place: words.place ?? day.words.place };
      return;
    }
    if (day?.isEvent && !this.layout.titlesAbove) this.#results.describe(text);
    this.#above = isProse(text) ? null : { ...words, years };
  }

  #cancel(text: string, line: number) {
    const { hasLatest } = this.#results;
    const day = this.#day?.hasEvents ? null : this.#day;
    this.#above = null;
    this.#results.cancel();
    if (day) this.#results.refuse(day.text, day.line, "cancelled");
    if (hasLatest || day) this.#day = null;
    else {
      this.#isCancelledBelow = this.#isAfterBlank;
      this.#results.refuse(text, line, "cancelled");
    }
  }

  /** A house below what takes place in it, or above a list. */
  #setPlace(place: string, isHeading: boolean) {
    const day = this.#day?.hasEvents ? null : this.#day;
    if (day && !isHeading) day.words = { ...day.words, place: day.words.place ?? place };
    if (isHeading || (!day && !this.#results.hasLatest)) {
      this.#closeDay();
      this.#results.leave();
      this.#results.sectionPlace = place;
    } else this.#results.place(place);
  }

  /** The words of a line, or those of the line above where it has none. */
  #titled(words: SaidWords): SaidWords {
    const above = this.#above;
    this.#above = null;
    if (words.title !== "" || above === null) return words;
    return {
      title: above.title,
      place: words.place ?? above.place,
      description: words.description ?? above.description,
    };
  }

  /** "Eksempelbygd kirke kl. 11" below "Gudstjenester". */
  #asService(words: SaidWords): SaidWords {
    const place = words.place ?? this.#results.sectionPlace;
    if (this.#service === null || place === null || !(words.title === "" || isPersonName(words.title))) return words;
    const description = [words.title, words.description].filter(Boolean).join(". ") || null;
    return { ...words, title: this.#service, description };
  }

  /** A day with a title and no clock. */
  #closeDay() {
    const day = this.#day;
    this.#day = null;
    if (!day || day.hasEvents) return;
    if (day.words.title === "") return this.#results.refuse(day.text, day.line, "no_title");
    this.#results.add({ ...day, clocks: [], lastClock: null });
    this.#results.leave();
  }

  #refuse(text: string, line: number, reason: Parameters<ProgrammeResults["refuse"]>[2]) {
    this.#above = null;
    this.#results.leave();
    this.#results.refuse(text, line, reason);
  }
}
