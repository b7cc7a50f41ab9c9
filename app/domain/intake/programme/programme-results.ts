import type { Doubt, NotUnderstood, NotUnderstoodReason } from "~/domain/sources/understood";
import { type DayNumber, dayText } from "~/domain/time/days-and-moments";
import { dayOfEvent, eventsOfOccasion, type KnownOccasion, type ReadEvent } from "./make-events";
import { PROGRAMME_LIMITS } from "./plain-lines";
import { NO_WORDS, placedBy, type PlaceSaid, type SaidWords } from "./said-words";
import type { SaidClock } from "./whens";
import { apartFrom, called, inTheirYears, isAlike, isUntitled, placedByOne, timedByOne } from "./whole-list";

/** Characters, as in an event's form. */
const LONGEST_DESCRIPTION = 5000;

const joined = (parts: readonly (string | null)[], by: string) => {
  const whole = parts.filter(Boolean).join(by);
  return whole === "" || whole.length > LONGEST_DESCRIPTION ? (parts[0] ?? null) : whole;
};

/** "Treffet 28. januar er avlyst": whatever it is called. */
const ANY_EVENT =
  /^(?:treff|møt|saml|øving|øvels|arrangement|program|meeting|merk|avlyst|dessverr|diverr|utgå)(?:e|r|et|a|en|ing|inga|ingen)?$/iu;

const dayOf = ({ span, clock }: ReadEvent): DayNumber => dayOfEvent(span, clock);

/** The latest events take titles, places and details from the lines below. */
export class ProgrammeResults {
  #events: ReadEvent[] = [];
  readonly #notUnderstood: NotUnderstood[] = [];
  #latest: readonly ReadEvent[] = [];
  #untitled: readonly ReadEvent[] = [];
  /** A further house within one block; with the events above it until something stands below. */
  #headed: { events?: readonly ReadEvent[]; said?: PlaceSaid; former?: PlaceSaid | null } | null = null;
  #placeOfAll: PlaceSaid | null = null;
  readonly #moves: { days: readonly DayNumber[]; title: string }[] = [];
  /** Of the event that the line read now has moved. */
  movedTitle: string | null = null;
  sectionPlace: PlaceSaid | null = null;
  /** In lines of their own, that are of no event above. */
  readonly lonePlaces: PlaceSaid[] = [];
  /** With no day beside them. */
  readonly loneClocks: { clock: SaidClock; words: SaidWords }[] = [];
  /** Of what has no clock of its own. */
  clockOfAll: SaidClock | null = null;
  /** Stands alone above, for what has no other title. */
  heading: SaidWords | null = null;

  get hasLatest(): boolean {
    return this.#latest.length > 0;
  }

  get latestTitle(): string | null {
    return this.#latest[0]?.words.title ?? null;
  }

  get hasUntitled(): boolean {
    return this.#latest.some(isUntitled);
  }

  /** A house stands right above the first of its events, so that the next house is above others. */
  get isHeadedByHouse(): boolean {
    const [{ line: own, words: { place, placeLine = own } } = { line: 0, words: NO_WORDS }] = this.#latest;
    return place !== null && placeLine < own && this.#events.some(({ line }) => line === placeLine + 1);
  }

  /** What has no place of its own. */
  placeAll(said: PlaceSaid) {
    this.#placeOfAll = said;
  }

  /** At an empty line: a house below which nothing stands is that of what stands above, and of no more. */
  placeAbove() {
    const { events, said, former } = this.#headed ?? {};
    for (const event of events ?? []) event.words = { ...event.words, ...said };
    if (this.#headed) this.sectionPlace = former ?? null;
    this.#headed = null;
  }

  headNext(said: PlaceSaid) {
    this.#headed = this.#headed ? {} : { events: this.#latest, said, former: this.sectionPlace };
    this.leave();
    this.sectionPlace = said;
  }

  add(occasion: KnownOccasion) {
    if (this.#headed) this.#headed = {};
    if (this.#events.length >= PROGRAMME_LIMITS.events) return;
    const above = occasion.words.isAsAbove ? this.#events.at(-1)?.words : undefined;
    const said = above
      ? placedBy({ ...occasion.words, title: above.title, line: above.line, isApart: true }, above)
      : occasion.words;
    const words = placedBy(said, this.sectionPlace);
    this.#latest = eventsOfOccasion({ ...occasion, words });
    this.#events.push(...this.#latest);
  }

  refuse(text: string, line: number, reason: NotUnderstoodReason, day: DayNumber | null = null) {
    this.#notUnderstood.push({ line, text, reason, ...(day !== null && { day: dayText(day) }) });
  }

  /** "Samme tid": of the latest that is called alike, else of the latest. */
  clocksLike(title: string): SaidClock[] {
    const found = this.#events.findLast(({ words }) => isAlike(words.title, title)) ?? this.#events.at(-1);
    return found?.clock ? [{ ...found.clock, line: found.clock.line ?? found.line }] : [];
  }

  /** Takes away what is on these days and is called alike, also further down; without days, what was read last. */
  moveAway(days: readonly DayNumber[], title: string) {
    const last = this.#events.at(-1);
    const isOfLast = days.length === 0 && last !== undefined && (title === "" || isAlike(last.words.title, title));
    const [only, ...more] =
      days.length > 0 || title === "" ? [] : this.#events.filter(({ words }) => isAlike(words.title, title));
    if (only && more.length === 0) this.#moves.push({ days: [dayOf(only)], title });
    if (isOfLast) this.#moves.push({ days: [dayOf(last)], title: title || last.words.title });
    else if (title !== "") this.#moves.push({ days, title });
    this.movedTitle = isOfLast ? last.words.title : title || null;
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

  /** "Lysmesse", right below a row that only its heading names. */
  nameInstead(words: SaidWords): boolean {
    const named = this.#latest.filter((event) => event.words.isOfHeading);
    for (const event of named) event.words = { ...event.words, title: words.title, isOfHeading: undefined };
    return named.length > 0;
  }

  name(words: SaidWords) {
    if (words.title === "") return;
    for (const event of this.#latest.filter(isUntitled)) {
      const description = event.words.description ?? words.description;
      event.words = { ...placedBy(words, event.words), description };
    }
  }

  /** "Sted: Nes kirke" says more than "på kirkegården" in the title does. */
  place(said: PlaceSaid, isLabelled = false) {
    for (const event of this.#latest) {
      const { place } = event.words;
      if (place === null || place === this.sectionPlace?.place || (isLabelled && /^\p{Ll}+$/u.test(place)))
        event.words = { ...event.words, ...said };
    }
  }

  endAt(day: DayNumber | undefined, time: string): boolean {
    const [event, ...others] = this.#latest;
    if (!event?.clock || others.length > 0 || event.span.last !== null || event.clock.start >= time) return false;
    if (day !== undefined && day !== dayOf(event)) return false;
    event.clock = { ...event.clock, end: time };
    return true;
  }

  address(address: string | null) {
    for (const event of this.#latest) event.address = address;
  }

  /** "Ikke 16. februar" or "ikke i skolens ferier", below what is on several days. */
  leaveDaysOut(): boolean {
    const isOnSeveral = this.#latest.length > 1;
    if (isOnSeveral) this.doubtLatest("repeats_with_exceptions");
    return isOnSeveral;
  }

  doubtLatest(doubt: Doubt) {
    for (const event of this.#latest) event.open = [...event.open, doubt];
  }

  describe(text: string, by = "\n") {
    for (const event of this.#latest)
      event.words = { ...event.words, description: joined([event.words.description, text], by) };
  }

  /** What is on these days and is called so, or is all that is on them where nothing is named. */
  #onDays(days: readonly number[], title: string): ReadEvent[] {
    const there = this.#events.filter((event) => days.includes(dayOf(event)));
    const alike = there.filter(({ words }) => isAlike(words.title, title));
    const isNamed = (title.match(/\p{L}{4,}/gu) ?? []).some((word) => !ANY_EVENT.test(word));
    return alike.length > 0
      ? alike
      : !isNamed && new Set(there.map(({ words }) => words.title)).size === 1
        ? there
        : [];
  }

  get hasListWithoutClocks(): boolean {
    return this.#withoutClocks.length > 1;
  }

  /** Of all bare dates above: the one title that they have; null where they have several. */
  get titleWithoutClocks(): string | null {
    const [first, ...others] = this.#withoutClocks;
    const title = first?.words.title ?? "";
    return title !== "" && others.length > 0 && others.every(({ words }) => words.title === title) ? title : null;
  }

  get #withoutClocks(): ReadEvent[] {
    return this.#events.filter(({ clock }) => clock === null);
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

  /** Events that have a title, before anybody decides what of them is sure. */
  end(lines: readonly string[]): { events: ReadEvent[]; notUnderstood: NotUnderstood[] } {
    this.leave();
    this.placeAbove();
    const textOf = ({ line }: ReadEvent) => lines[line - 1] ?? "";
    const isMoved = (event: ReadEvent) =>
      !event.open.includes("moved") &&
      this.#moves.some(({ days, title }) => days.includes(dayOf(event)) && isAlike(event.words.title, title));
    this.#takeOut(isMoved, "moved", ({ words }) => words.title);
    this.#events = inTheirYears(this.#events);
    const apart = new Set(apartFrom(this.#events));
    this.#takeOut((event) => apart.has(event), "weekday_differs", textOf);
    this.#events = timedByOne(this.#events, this.clockOfAll ? [] : this.loneClocks).map(called);
    this.#takeOut(isUntitled, "no_title", textOf);
    for (const event of this.#events) if (event.span.last === null) event.clock ??= this.clockOfAll;
    const timing = new Set(this.#events.map(({ clock }) => clock?.line));
    return {
      events: placedByOne(this.#events, this.#placeOfAll, this.lonePlaces).slice(0, PROGRAMME_LIMITS.events),
      notUnderstood: this.#notUnderstood.filter(({ line }) => !timing.has(line)).sort((a, b) => a.line - b.line),
    };
  }

  #takeOut(isOut: (event: ReadEvent) => boolean, reason: NotUnderstoodReason, textOf: (event: ReadEvent) => string) {
    const byLine = new Map(this.#events.filter(isOut).map((event) => [event.line, event]));
    for (const event of byLine.values()) this.refuse(textOf(event), event.line, reason);
    this.#events = this.#events.filter((event) => !isOut(event));
  }
}
