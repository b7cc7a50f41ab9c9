import type {
  NotUnderstood,
  NotUnderstoodReason,
  ProgrammeReading,
  UnderstoodEvent,
} from "~/domain/sources/understood";
import { type DayNumber, dayText } from "~/domain/time/calendar-days";
import { looksPrivate } from "../private-words";
import { eventsOfOccasion, type KnownOccasion } from "./make-events";
import { placeAndAddress } from "./place";
import { PROGRAMME_LIMITS } from "./plain-lines";
import type { SaidWords } from "./title";

const LONGEST_DESCRIPTION = 1000;

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

/** The latest events take titles, places and details from the lines below. */
export class ProgrammeResults {
  #events: UnderstoodEvent[] = [];
  readonly #notUnderstood: NotUnderstood[] = [];
  #latest: readonly UnderstoodEvent[] = [];
  #untitled: readonly UnderstoodEvent[] = [];
  sectionPlace: string | null = null;
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

  refuse(text: string, line: number, reason: NotUnderstoodReason) {
    this.#notUnderstood.push({ line, text, reason });
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
      if (isApart) event.doubts.push("title_apart");
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

  describe(text: string, by = "\n") {
    for (const event of this.#latest) event.description = joined([event.description, text], by);
  }

  cancel() {
    for (const { title, line } of this.#latest) this.refuse(title, line, "cancelled");
    this.#events = this.#events.filter((event) => !this.#latest.includes(event));
    this.leave();
  }

  end(lines: readonly string[]): ProgrammeReading {
    this.leave();
    const untitled = new Set(this.#events.filter(({ title }) => title === "").map(({ line }) => line));
    for (const line of untitled) this.refuse(lines[line - 1] ?? "", line, "no_title");
    return {
      events: onlyOnce(this.#events.filter(({ title }) => title !== ""))
        .slice(0, PROGRAMME_LIMITS.events)
        .map(withAddress),
      notUnderstood: this.#notUnderstood.sort((a, b) => a.line - b.line),
    };
  }
}
