import type { NotUnderstood, NotUnderstoodReason } from "~/domain/sources/understood";
import { type DayNumber, dayText } from "~/domain/time/days-and-moments";
import { remembered } from "~/domain/values";
import { dayOfEvent, eventsOfOccasion, type KnownOccasion, type ReadEvent } from "./make-events";
import { PROGRAMME_LIMITS } from "./plain-lines";
import { placedBy, type SaidWords } from "./title";
import type { SaidClock } from "./whens";
import { apartFrom, inTheirYears } from "./years-of-list";

/** Characters, as in an event's form. */
const LONGEST_DESCRIPTION = 5000;

const joined = (parts: readonly (string | null)[], by: string) => {
  const whole = parts.filter(Boolean).join(by);
  return whole === "" || whole.length > LONGEST_DESCRIPTION ? (parts[0] ?? null) : whole;
};

const dayOf = ({ span, clock }: ReadEvent): DayNumber => dayOfEvent(span, clock);

const isUntitled = ({ words }: ReadEvent) => words.title === "";

const WEEK = 7;
const FEWEST_OF_LIST = 3;
const SHORTEST_ALIKE = 3;
const SMALL_WORD = /^(?:for|med|til|fra|frå|hos|ved|som|har|den|det|dei|the|and|alle|ikke|ikkje|vår|våre)$/;

const namesIn = remembered((text) =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter(
    (word) => word.length >= SHORTEST_ALIKE && !SMALL_WORD.test(word),
  ),
);

/** "Julekonsert" and "julekonserten". */
function isAlike(one: string, other: string): boolean {
  return namesIn(one).some((a) => namesIn(other).some((b) => a.startsWith(b) || b.startsWith(a)));
}

/** The latest events take titles, places and details from the lines below. */
export class ProgrammeResults {
  #events: ReadEvent[] = [];
  readonly #notUnderstood: NotUnderstood[] = [];
  #latest: readonly ReadEvent[] = [];
  #untitled: readonly ReadEvent[] = [];
  readonly #moves: { days: readonly DayNumber[]; title: string }[] = [];
  /** Of the event that the line read now has moved. */
  movedTitle: string | null = null;
  sectionPlace: Pick<SaidWords, "place" | "placeLine"> | null = null;
  /** In lines of their own, that are of no event above. */
  readonly lonePlaces: Pick<SaidWords, "place" | "placeLine">[] = [];
  /** With no day beside them. */
  readonly loneClocks: { clock: SaidClock; words: SaidWords }[] = [];
  /** Of what has no clock of its own. */
  clockOfAll: SaidClock | null = null;
  /** Stands alone above, for what has no other title. */
  heading: SaidWords | null = null;

  get hasLatest(): boolean {
    return this.#latest.length > 0;
  }

  get hasUntitled(): boolean {
    return this.#latest.some(isUntitled);
  }

  add(occasion: KnownOccasion) {
    if (this.#events.length >= PROGRAMME_LIMITS.events) return;
    const words = placedBy(occasion.words, this.sectionPlace);
    this.#latest = eventsOfOccasion({ ...occasion, words });
    this.#events.push(...this.#latest);
  }

  refuse(text: string, line: number, reason: NotUnderstoodReason, day: DayNumber | null = null) {
    this.#notUnderstood.push({ line, text, reason, ...(day !== null && { day: dayText(day) }) });
  }

  /** "Samme tid": of the latest that is called alike, else of the latest. */
  clocksLike(title: string): SaidClock[] {
    const timed = this.#events.filter(({ clock }) => clock !== null);
    const found = timed.findLast(({ words }) => isAlike(words.title, title)) ?? timed.at(-1);
    return found?.clock ? [{ ...found.clock, line: found.clock.line ?? found.line }] : [];
  }

  /** Takes away what is on these days and is called alike, also further down; without days, what was read last. */
  moveAway(days: readonly DayNumber[], title: string) {
    const last = this.#events.at(-1);
    const isOfLast = days.length === 0 && last !== undefined && (title === "" || isAlike(last.words.title, title));
    const [only, ...more] =
      days.length > 0 || title === "" ? [] : this.#events.filter(({ words }) => isAlike(words.title, title));
    if (only && more.length === 0) this.#moves.push({ days: [dayOf(only)], title });
    if (isOfLast || title !== "")
      this.#moves.push({ days: isOfLast ? [dayOf(last)] : days, title: title || last!.words.title });
    this.movedTitle = isOfLast ? last.words.title : title || null;
  }

  /** What stands below tells nothing of the latest. */
  forget() {
    this.#untitled = [];
    this.#latest = [];
  }

  leave() {
    if (this.hasUntitled && this.heading) this.name({ ...this.heading, isApart: true });
    this.#untitled = this.#latest.filter(isUntitled);
    this.#latest = [];
  }

  /** What stands alone below an empty line may be the title of what was left without one. */
  nameBelow(words: SaidWords): boolean {
    if (this.#untitled.length === 0) return false;
    this.#latest = this.#untitled;
    this.#untitled = [];
    this.name({ ...words, isApart: true });
    return true;
  }

  name(words: SaidWords) {
    if (words.title === "") return;
    for (const event of this.#latest.filter(isUntitled)) {
      const description = event.words.description ?? words.description;
      event.words = { ...placedBy(words, event.words), description };
    }
  }

  place(said: Pick<SaidWords, "place" | "placeLine">) {
    for (const event of this.#latest)
      if (event.words.place === null || event.words.place === this.sectionPlace?.place)
        event.words = { ...event.words, ...said };
  }

  endAt(day: DayNumber | undefined, time: string): boolean {
    const [event, ...others] = this.#latest;
    const clock = event?.clock;
    if (!event || !clock || others.length > 0 || (clock.end ?? event.lastClock) !== null || clock.start >= time)
      return false;
    if (event.span.last !== null || (day !== undefined && day !== dayOf(event))) return false;
    event.clock = { ...clock, end: time };
    return true;
  }

  address(address: string | null) {
    for (const event of this.#latest) event.address = address;
  }

  /** "Ikke 16. februar" or "ikke i skolens ferier", below what is on several days. */
  leaveDaysOut(): boolean {
    const isOnSeveral = this.#latest.length > 1;
    if (isOnSeveral) for (const event of this.#latest) event.open = [...event.open, "repeats_with_exceptions"];
    return isOnSeveral;
  }

  describe(text: string, by = "\n") {
    for (const event of this.#latest)
      event.words = { ...event.words, description: joined([event.words.description, text], by) };
  }

  /** What is on these days and is called so, or is all that is on them where nothing is named. */
  #onDays(days: readonly number[], title: string): ReadEvent[] {
    const there = this.#events.filter((event) => days.includes(dayOf(event)));
    const alike = there.filter(({ words }) => isAlike(words.title, title));
    const isNamed = (title.match(/\p{L}{4,}/gu) ?? []).length > 0;
    return alike.length > 0
      ? alike
      : !isNamed && new Set(there.map(({ words }) => words.title)).size === 1
        ? there
        : [];
  }

  drop(days: readonly number[], title: string): boolean {
    const gone = this.#onDays(days, title);
    this.#events = this.#events.filter((event) => !gone.includes(event));
    return gone.length > 0;
  }

  /** Another end is not known then. */
  changeTime(day: number, title: string, clock: SaidClock): boolean {
    const found = this.#onDays([day], title);
    for (const event of found) Object.assign(event, { clock, lastClock: null, open: [...event.open, "moved"] });
    return found.length > 0;
  }

  cancel() {
    for (const { words, line } of this.#latest) this.refuse(words.title, line, "cancelled");
    this.#events = this.#events.filter((event) => !this.#latest.includes(event));
    this.leave();
  }

  /**
   * Days listed beside a rhythm are its only ones; the only clock that stands alone is that of a list without clocks.
   * Neither is sure.
   */
  #timeAll() {
    const untimed = this.#events.filter(({ clock, span }) => clock === null && span.last === null);
    if (untimed.length < FEWEST_OF_LIST) return;
    const rhythms = this.#events.filter(({ open, clock }) => clock !== null && open.includes("repeats_without_end"));
    const [rhythm] = rhythms;
    const isOne =
      rhythm && rhythms.every(({ line, clock }) => line === rhythm.line && clock!.start === rhythm.clock!.start);
    const ofIt = isOne ? untimed.filter(({ span }) => (span.day - rhythm.span.day) % WEEK === 0) : [];
    const isListed = isOne && ofIt.length >= FEWEST_OF_LIST && ofIt.length * 5 >= untimed.length * 4;
    const [lone, ...more] = this.loneClocks;
    const isAlone = lone && more.every(({ clock }) => clock.start === lone.clock.start);
    const told = isListed
      ? { clock: { ...rhythm.clock!, line: rhythm.line }, words: rhythm.words }
      : isAlone
        ? lone
        : null;
    if (!told) return;
    for (const event of isListed ? ofIt : untimed) {
      Object.assign(event, { clock: told.clock, open: [...event.open, "time_elsewhere"] });
      const { title, line } = told.words;
      if (isUntitled(event)) event.words = { ...placedBy(event.words, told.words), title, line, isApart: true };
    }
    const isUsed = (event: ReadEvent) => (isListed ? rhythms.includes(event) : event.line === told.clock.line);
    this.#events = this.#events.filter((event) => !isUsed(event));
  }

  /** A poster's only place, above its title or below its last line, is that of all. */
  #placeAll() {
    const [only] = this.lonePlaces;
    const isOnly = only && this.lonePlaces.every(({ place }) => place === only.place);
    if (isOnly && this.#events.every(({ words }) => words.place === null))
      for (const event of this.#events) event.words = { ...placedBy(event.words, only), isPlaceOfAll: true };
  }

  /** Events that have a title, before anybody decides what of them is sure. */
  end(lines: readonly string[]): { events: ReadEvent[]; notUnderstood: NotUnderstood[] } {
    this.leave();
    const isMoved = (event: ReadEvent) =>
      !event.open.includes("moved") &&
      this.#moves.some(({ days, title }) => days.includes(dayOf(event)) && isAlike(event.words.title, title));
    for (const { words, line } of this.#events.filter(isMoved)) this.refuse(words.title, line, "moved");
    this.#events = this.#events.filter((event) => !isMoved(event));
    this.#events = inTheirYears(this.#events);
    const apart = new Set(apartFrom(this.#events));
    for (const { line } of apart) this.refuse(lines[line - 1] ?? "", line, "weekday_differs");
    this.#events = this.#events.filter((event) => !apart.has(event));
    this.#timeAll();
    for (const event of this.#events) {
      const { title, otherwise } = event.words;
      if (title === "" && otherwise) event.words = { ...event.words, title: otherwise, isApart: true };
    }
    const untitled = new Set(this.#events.filter(isUntitled).map(({ line }) => line));
    for (const line of untitled) this.refuse(lines[line - 1] ?? "", line, "no_title");
    for (const event of this.#events) if (event.span.last === null) event.clock ??= this.clockOfAll;
    this.#placeAll();
    return {
      events: this.#events.filter((event) => !isUntitled(event)).slice(0, PROGRAMME_LIMITS.events),
      notUnderstood: this.#notUnderstood
        .filter(({ line }) => !this.#events.some(({ clock }) => clock?.line === line))
        .sort((a, b) => a.line - b.line),
    };
  }
}
