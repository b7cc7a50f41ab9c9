import { looksPrivate } from "../private-words";
import type { Doubt, NotUnderstood, NotUnderstoodReason, UnderstoodEvent } from "../understood";
import { eventsOf } from "./make-events";
import type { Occasion } from "./occasions";
import { isCancelled } from "./other-matter";
import { isPlaceName } from "./place";
import { PROGRAMME_LIMITS } from "./plain-lines";
import { ProgrammeContext } from "./programme-context";
import type { ProgrammeReading } from "./read-programme";
import { daysOfRepetition } from "./repeat";
import { type ResolvedSpan, resolveSpan } from "./resolve-day";
import { type SaidLine, sayLine } from "./said-line";
import type { Row } from "./table";
import { cleanTitle, isProse, type SaidWords, wordsOf } from "./title";
import type { SaidDays } from "./whens";

/** Days that one event lasts at most. */
const LONGEST_DAYS = 31;

interface Layout {
  leadingDates: boolean;
  titlesAbove: boolean;
}

/** A day that a line names for those below it. */
interface OpenDay {
  spans: ResolvedSpan[];
  words: SaidWords;
  doubts: Doubt[];
  url: string | null;
  line: number;
  text: string;
  hasEvents: boolean;
  /** Its line has an event of its own: that those below are of its day is likely, not sure. */
  isEvent: boolean;
}

/** Goes through the lines of a programme and gives each what those above it have said. */
export class ProgrammeReader {
  #events: UnderstoodEvent[] = [];
  readonly #notUnderstood: NotUnderstood[] = [];
  readonly #context: ProgrammeContext;
  #day: OpenDay | null = null;
  /** The line of mere text right above: it may be the title of what follows. */
  #above: SaidWords | null = null;
  /** The events of the line before, which take a title, a place or details from the lines below. */
  #latest: UnderstoodEvent[] = [];
  #isAfterBlank = true;
  #isCancelledBelow = false;
  /** Below "Døpte" and the like. */
  #isRegister = false;
  #table = 0;
  #tableSpans: ResolvedSpan[] = [];

  constructor(
    today: number,
    usual: number | null,
    private readonly layout: Layout,
  ) {
    this.#context = new ProgrammeContext(today, usual);
  }

  end(): ProgrammeReading {
    this.#closeDay();
    const untitled = this.#events.filter(({ title }) => title === "");
    for (const line of new Set(untitled.map((event) => event.line))) this.#refuse("", line, "no_title");
    const events = this.#events.filter(({ title }) => title !== "").slice(0, PROGRAMME_LIMITS.events);
    return { events, notUnderstood: this.#notUnderstood.sort((a, b) => a.line - b.line) };
  }

  blank() {
    this.#above = null;
    this.#latest = [];
    this.#isAfterBlank = true;
    this.#isRegister = false;
  }

  tooLong(text: string, line: number) {
    this.#refuse(text, line, "too_long");
  }

  line(alone: SaidLine, line: number) {
    const isOpen = alone.doubts.includes("date_or_time") && this.#day !== null && !this.#day.isEvent;
    const said = isOpen ? sayLine(alone.text, { hasDay: true, leadingDates: this.layout.leadingDates }) : alone;
    if (this.#context.takes(said)) this.#closeContext();
    else if (said.repeats || said.occasions.length > 0) this.#timed(said, line);
    else this.#text(said, line);
    this.#isAfterBlank = false;
  }

  #closeContext() {
    this.#closeDay();
    this.blank();
  }

  #timed(said: SaidLine, line: number) {
    const cancelledAbove = this.#isCancelledBelow;
    this.#isCancelledBelow = false;
    const hindrance = said.hindrance ?? (this.#isRegister ? "no_event" : cancelledAbove ? "cancelled" : null);
    if (hindrance !== null) {
      if (hindrance === "relative" || said.occasions.some(({ days }) => days.length > 0)) this.#closeDay();
      this.#above = null;
      this.#latest = [];
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
    this.#latest = [];
    const { clocks, words } = repeats!;
    const found = daysOfRepetition(repeats!, this.#context.days);
    if (typeof found === "string") return this.#refuse(text, line, found);
    if (clocks.length === 0) return this.#refuse(text, line, "no_date");
    this.#add({
      ...found,
      clocks,
      lastClock: null,
      words: this.#titled(words),
      url,
      line,
      doubts: [...doubts, ...found.doubts],
    });
  }

  #dated(occasion: Occasion, said: SaidLine, line: number) {
    this.#closeDay();
    this.#latest = [];
    const spans = this.#resolve(occasion.days, said.text, line);
    if (!spans) return;
    const doubts = [...said.doubts, ...occasion.doubts];
    const isTitleAbove =
      this.layout.titlesAbove || /^(?:når|tid|dato|tidspunkt|when|date|dag|kvar tid)\s?:/i.test(said.text);
    const words = isTitleAbove ? this.#titled(occasion.words) : occasion.words;
    this.#above = null;
    const day = { spans, words, doubts, url: said.url, line, text: said.text, hasEvents: false, isEvent: false };
    this.#day = day;
    if (occasion.clocks.length === 0) return;
    this.#add({ ...occasion, ...day });
    this.#day = { ...day, words: NO_WORDS, hasEvents: true, isEvent: true };
  }

  #resolve(days: readonly SaidDays[], text: string, line: number): ResolvedSpan[] | null {
    const spans: ResolvedSpan[] = [];
    for (const said of days) {
      const span = resolveSpan(said, this.#context.days, LONGEST_DAYS);
      if (typeof span === "string") {
        this.#above = null;
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
    const ofWeek = weekday === null ? null : this.#context.dayOfWeek(weekday);
    if (weekday !== null && ofWeek) {
      this.#closeDay();
      const day = { spans: [ofWeek], words: occasion.words, doubts: said.doubts, url: said.url, line, text: said.text };
      this.#day = { ...day, hasEvents: clocks.length > 0, isEvent: clocks.length > 0 };
      this.#latest = [];
      if (clocks.length > 0)
        this.#add({
          ...occasion,
          ...day,
          words: this.#titled(occasion.words),
          doubts: [...said.doubts, ...occasion.doubts],
        });
      return;
    }
    if (clocks.length === 0) return this.#text(said, line);
    const day = this.#day;
    if (!day || (weekday !== null && !isOfWeekday(day, weekday))) {
      if (weekday !== null) this.#closeDay();
      this.#above = null;
      this.#latest = [];
      return this.#refuse(said.text, line, "no_date");
    }
    const own = this.#titled(occasion.words);
    const words = own.title === "" && !day.hasEvents ? { ...day.words, place: own.place ?? day.words.place } : own;
    day.hasEvents = true;
    this.#add({
      ...occasion,
      spans: day.spans,
      words: { ...words, place: words.place ?? day.words.place },
      doubts: [
        ...day.doubts,
        ...said.doubts,
        ...occasion.doubts,
        ...(day.isEvent ? (["day_from_above"] as const) : []),
        ...(day.spans.length > 1 ? (["several_times"] as const) : []),
      ],
      url: said.url ?? day.url,
      line,
    });
  }

  /** A row of a table: its day may stand in a row above. */
  row(row: Row, text: string, line: number) {
    if (row.table !== this.#table) this.#tableSpans = [];
    this.#table = row.table;
    this.#closeDay();
    const said = sayLine(row.when, { hasDay: this.#tableSpans.length > 0, leadingDates: true });
    const words = { ...wordsOf(row.title), description: row.description };
    words.place = row.place ?? words.place;
    if (isCancelled(text)) return this.#refuse(text, line, "cancelled");
    if (row.when === "") return this.#continueRow(row);
    this.#latest = [];
    const url = row.url ?? said.url;
    if (said.repeats) return this.#repeated({ ...said, text, url, repeats: { ...said.repeats, words } }, line);
    const [occasion] = said.occasions;
    const doubts: Doubt[] = [
      ...said.doubts,
      ...(occasion?.doubts ?? []),
      ...(said.occasions.length > 1 ? (["several_times"] as const) : []),
    ];
    if (!occasion || said.hindrance !== null || words.title === "")
      return this.#refuse(text, line, said.hindrance ?? (occasion ? "no_title" : "no_date"));
    const spans = occasion.days.length > 0 ? this.#resolve(occasion.days, text, line) : this.#tableSpans;
    this.#tableSpans = spans ?? [];
    if (!spans) return;
    if (spans.length === 0) return this.#refuse(text, line, "no_date");
    this.#add({ ...occasion, spans, words, doubts, url, line });
    for (const event of this.#latest) event.address = row.address;
  }

  /** A row without a day and a clock goes on with what the row above says. */
  #continueRow({ title, place, description }: Row) {
    const more = [title, description].filter(Boolean).join(". ");
    for (const event of this.#latest) {
      event.place ??= place;
      event.description = [event.description, more].filter(Boolean).join(". ") || null;
    }
  }

  #text(said: SaidLine, line: number) {
    const { text, hindrance } = said;
    if (hindrance === "cancelled") return this.#cancel(text, line);
    if (hindrance !== null) {
      if (hindrance === "relative") this.#closeDay();
      this.#above = null;
      return void (said.tokens.length > 0 && this.#refuse(text, line, hindrance));
    }
    if (REGISTER.test(text)) {
      this.#closeDay();
      this.#isRegister = true;
      return;
    }
    const isDayOver = this.#isAfterBlank && this.#day !== null && (this.#day.hasEvents || this.#day.words.title !== "");
    if (isDayOver) this.#closeDay();
    const words = wordsOf(text);
    if (isPlaceName(text) || (words.title === "" && words.place !== null))
      return this.#setPlace(words.place ?? cleanTitle(text));
    const untitled = this.#latest.filter(({ title }) => title === "");
    if (untitled.length > 0) return untitled.forEach((event) => nameEvent(event, words));
    if (DETAIL.test(text) && this.#latest.length > 0) return this.#describe(text);
    const day = this.#day;
    if (day && !day.hasEvents && day.words.title === "" && !isProse(text)) {
      day.words = { ...words, place: words.place ?? day.words.place };
      return;
    }
    if (day && day.isEvent && !this.layout.titlesAbove) this.#describe(text);
    this.#above = isProse(text) ? null : words;
  }

  #cancel(text: string, line: number) {
    const isOfAbove = this.#latest.length > 0 || (this.#day !== null && !this.#day.hasEvents);
    if (!isOfAbove) this.#isCancelledBelow = this.#isAfterBlank;
    for (const event of this.#latest) this.#refuse(event.title, event.line, "cancelled");
    this.#events = this.#events.filter((event) => !this.#latest.includes(event));
    if (this.#day && !this.#day.hasEvents) this.#refuse(this.#day.text, this.#day.line, "cancelled");
    if (isOfAbove) this.#day = null;
    else this.#refuse(text, line, "cancelled");
    this.#latest = [];
    this.#above = null;
  }

  #setPlace(place: string) {
    for (const event of this.#latest) event.place ??= place;
    if (this.#day && !this.#day.hasEvents)
      this.#day.words = { ...this.#day.words, place: this.#day.words.place ?? place };
  }

  #describe(text: string) {
    for (const event of this.#latest) {
      const whole = [event.description, text].filter(Boolean).join("\n");
      if (whole.length <= 1000) event.description = whole;
    }
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

  #add(occasion: Parameters<typeof eventsOf>[0]) {
    this.#latest = eventsOf(occasion);
    if (this.#events.length < PROGRAMME_LIMITS.events) this.#events.push(...this.#latest);
  }

  /** A day with a title and no clock. */
  #closeDay() {
    const day = this.#day;
    this.#day = null;
    if (!day || day.hasEvents) return;
    if (day.words.title === "") return this.#refuse(day.text, day.line, "no_title");
    const latest = this.#latest;
    this.#add({ ...day, clocks: [], lastClock: null });
    this.#latest = latest;
  }

  #refuse(text: string, line: number, reason: NotUnderstoodReason): void {
    this.#notUnderstood.push({ line, text, reason });
  }
}

const NO_WORDS: SaidWords = { title: "", place: null, description: null };

const REGISTER =
  /^(?:døpte?|døypte|døde|døydde|døde og gravlagte|viede|vigde|vigd|gravlagte|gravlagde|gravferder|begravede|slekters gang|slekters gang|livets gang|ættar gang|slekt skal følge slekters gang|døpte og døde|minneord|in memoriam|fødselsdager|bursdager|jubilanter)\s?:?$/iu;

const DETAIL =
  /^(?:tal(?:er|ar|e)|ved\s|v\/|preken|preik|prest|liturg|forkynn(?:er|ar)|sang|song|musikk|organist|kantor|offer|ofring|kollekt|tema|tekst|enkel servering|servering|kaffe|kyrkjekaffi|kirkekaffe|bevertning|arr(?:angør)?[.:]|møteled\p{L}+|møtelei\p{L}+|ansvarlig|velkommen|velkomen|alle er|gratis|inngang|åpent for|medvirkende|medverkande|nattverd|dåp)/iu;

/** Whether an open day is that weekday: 1 January 1970 was a Thursday. */
const isOfWeekday = ({ spans }: OpenDay, weekday: number) =>
  spans.length === 1 && spans[0]!.last === null && (((spans[0]!.day + 3) % 7) + 7) % 7 === weekday;

function nameEvent(event: UnderstoodEvent, { title, place, description }: SaidWords) {
  event.title = title;
  event.place ??= place;
  event.description ??= description;
  event.isPrivate = looksPrivate(title);
}
