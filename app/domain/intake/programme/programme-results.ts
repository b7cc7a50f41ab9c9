import type {
  NotUnderstood,
  NotUnderstoodReason,
  ProgrammeReading,
  UnderstoodEvent,
} from "~/domain/sources/understood";
import { type DayNumber, dayNumber, dayText } from "~/domain/time/days-and-moments";
import { looksPrivate } from "../private-words";
import { eventsOfOccasion, type KnownOccasion } from "./make-events";
import { placeAndAddress } from "./place";
import { PROGRAMME_LIMITS } from "./plain-lines";
import { isSurname } from "./plain-texts";
import type { SaidWords } from "./title";
import type { SaidClock } from "./whens";

/** Characters, as in an event's form. */
const LONGEST_DESCRIPTION = 5000;

const joined = (parts: readonly (string | null)[], by: string) => {
  const whole = parts.filter(Boolean).join(by);
  return whole === "" || whole.length > LONGEST_DESCRIPTION ? (parts[0] ?? null) : whole;
};

function onlyOnce(events: readonly UnderstoodEvent[]): UnderstoodEvent[] {
  const said = new Set<string>();
  return events.filter(({ line, day, time, title }) => {
    const key = JSON.stringify([line, day, time, title]);
    const isNew = !said.has(key);
    said.add(key);
    return isNew;
  });
}

const withAddress = (event: UnderstoodEvent): UnderstoodEvent =>
  event.place === null || event.address !== null ? event : { ...event, ...placeAndAddress(event.place) };

function inheritClock(event: UnderstoodEvent, { start, end, isVague, isAbout }: SaidClock): void {
  if (event.time !== null || event.endDay !== null) return;
  const of = [...(isVague ? (["morning_or_evening"] as const) : []), ...(isAbout ? (["about"] as const) : [])];
  Object.assign(event, {
    time: start,
    endTime: end,
    doubts: [...event.doubts.filter((one) => one !== "no_time"), ...of],
  });
}

const SHORTEST_ALIKE = 4;

/** "Julekonsert" and "julekonserten". */
function isAlike(one: string, other: string): boolean {
  const words = (text: string) =>
    (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length >= SHORTEST_ALIKE);
  return words(one).some((a) => words(other).some((b) => a.startsWith(b) || b.startsWith(a)));
}

/** The latest events take titles, places and details from the lines below. */
export class ProgrammeResults {
  #events: UnderstoodEvent[] = [];
  readonly #notUnderstood: NotUnderstood[] = [];
  #latest: readonly UnderstoodEvent[] = [];
  #untitled: readonly UnderstoodEvent[] = [];
  readonly #moves: { days: readonly DayNumber[]; title: string }[] = [];
  /** Of the event that the line read now has moved. */
  movedTitle: string | null = null;
  sectionPlace: string | null = null;
  /** Of what has no clock of its own. */
  clockOfAll: SaidClock | null = null;
  /** Stands alone above, for what has no other title. */
  heading: SaidWords | null = null;

  get hasLatest(): boolean {
    return this.#latest.length > 0;
  }

  get hasUntitled(): boolean {
    return this.#latest.some(({ title }) => title === "");
  }

  add(occasion: KnownOccasion) {
    if (this.#events.length >= PROGRAMME_LIMITS.events) return;
    const place = occasion.words.place ?? this.sectionPlace;
    this.#latest = eventsOfOccasion({ ...occasion, words: { ...occasion.words, place } });
    this.#events.push(...this.#latest);
  }

  refuse(text: string, line: number, reason: NotUnderstoodReason, day: DayNumber | null = null) {
    this.#notUnderstood.push({ line, text, reason, ...(day !== null && { day: dayText(day) }) });
  }

  /** Takes away what is on these days and is called alike, also further down; without days, what was read last. */
  moveAway(days: readonly DayNumber[], title: string) {
    const last = this.#events.at(-1);
    const isOfLast = days.length === 0 && last !== undefined && (title === "" || isAlike(last.title, title));
    const [only, ...more] =
      days.length > 0 || title === "" ? [] : this.#events.filter((event) => isAlike(event.title, title));
    if (only && more.length === 0) this.#moves.push({ days: [dayNumber(only.day)], title });
    if (isOfLast || title !== "")
      this.#moves.push({ days: isOfLast ? [dayNumber(last.day)] : days, title: title || last!.title });
    this.movedTitle = isOfLast ? last.title : title || null;
  }

  leave() {
    if (this.hasUntitled && this.heading) this.name({ ...this.heading, isApart: true });
    this.#untitled = this.#latest.filter(({ title }) => title === "");
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

  name({ title, place, description, isApart }: SaidWords) {
    for (const event of this.#latest) {
      if (event.title !== "") continue;
      event.title = title;
      if (isApart || isSurname(title)) event.doubts.push("title_apart");
      event.isPrivate = looksPrivate(title);
      event.place = place ?? event.place;
      event.description ??= description;
    }
  }

  place(place: string) {
    for (const event of this.#latest)
      if (event.place === null || event.place === this.sectionPlace) event.place = place;
  }

  endAt(day: DayNumber | undefined, time: string): boolean {
    const [event, ...others] = this.#latest;
    if (!event || others.length > 0 || event.time === null || event.endTime !== null || event.time >= time)
      return false;
    if (event.endDay !== null || (day !== undefined && dayText(day) !== event.day)) return false;
    event.endTime = time;
    return true;
  }

  address(address: string | null) {
    for (const event of this.#latest) event.address = address;
  }

  /** "Ikke 16. februar" or "ikke i skolens ferier", below what is on several days. */
  leaveDaysOut(): boolean {
    const isOnSeveral = this.#latest.length > 1;
    if (isOnSeveral)
      for (const event of this.#latest)
        event.doubts = [...new Set([...event.doubts, "repeats_with_exceptions" as const])];
    return isOnSeveral;
  }

  describe(text: string, by = "\n") {
    for (const event of this.#latest) event.description = joined([event.description, text], by);
  }

  /** What is on these days and is called so, or is all that is on them where nothing is named. */
  #onDays(days: readonly number[], title: string): UnderstoodEvent[] {
    const there = this.#events.filter(({ day }) => days.includes(dayNumber(day)));
    const alike = there.filter((event) => isAlike(event.title, title));
    const isNamed = (title.match(/\p{L}{4,}/gu) ?? []).length > 0;
    return alike.length > 0 ? alike : !isNamed && new Set(there.map((event) => event.title)).size === 1 ? there : [];
  }

  drop(days: readonly number[], title: string): boolean {
    const gone = this.#onDays(days, title);
    this.#events = this.#events.filter((event) => !gone.includes(event));
    return gone.length > 0;
  }

  /** Another end is not known then. */
  changeTime(day: number, title: string, { start, end }: SaidClock): boolean {
    const found = this.#onDays([day], title);
    for (const event of found) Object.assign(event, { time: start, endTime: end, doubts: [...event.doubts, "moved"] });
    return found.length > 0;
  }

  cancel() {
    for (const { title, line } of this.#latest) this.refuse(title, line, "cancelled");
    this.#events = this.#events.filter((event) => !this.#latest.includes(event));
    this.leave();
  }

  end(lines: readonly string[]): ProgrammeReading {
    this.leave();
    const isMoved = ({ title, day, doubts }: UnderstoodEvent) =>
      !doubts.includes("moved") &&
      this.#moves.some(({ days, title: moved }) => days.includes(dayNumber(day)) && isAlike(title, moved));
    for (const { title, line } of this.#events.filter(isMoved)) this.refuse(title, line, "moved");
    this.#events = this.#events.filter((event) => !isMoved(event));
    const untitled = new Set(this.#events.filter(({ title }) => title === "").map(({ line }) => line));
    for (const line of untitled) this.refuse(lines[line - 1] ?? "", line, "no_title");
    if (this.clockOfAll) for (const event of this.#events) inheritClock(event, this.clockOfAll);
    return {
      events: onlyOnce(this.#events.filter(({ title }) => title !== ""))
        .slice(0, PROGRAMME_LIMITS.events)
        .map(withAddress),
      notUnderstood: this.#notUnderstood.sort((a, b) => a.line - b.line),
    };
  }
}
