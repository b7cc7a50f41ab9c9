import { type DescribedEvent, wordsSaid } from "./describe-event";
import { isToldApart } from "./fold-title";
import { type Nearness, nearnessOf } from "./nearness";
import { isExactlySamePlace } from "./place-names";
import { editRatio, hasSameMembers, intersection, isDisjoint, isSubset, jaccard } from "./text-likeness";

type LikenessReason =
  | "sameTitle"
  | "similarTitle"
  | "organizerNamed"
  | "sameStart"
  | "startsClose"
  | "wholeDay"
  | "samePlace"
  | "near"
  | "placeOpen"
  | "oneCancelled";

export interface Likeness {
  /** From 0 to 1; orders suggestions. */
  score: number;
  reasons: LikenessReason[];
  /** May be merged without asking: one organizer's own, and alike in everything. */
  isCertain: boolean;
}

export const MOST_MINUTES_APART = 60;

/** Short titles further apart are two events: "Dåp" at twelve and at one. */
const MINUTES_OF_ONE_START = 30;

/** With fewer words a title says too little where the place is uncertain. */
const WORDS_OF_LONG_TITLE = 4;

const WORDS_FOR_OTHER_START = 3;

/** A misspelled word is at least so like the right one. */
const LEAST_OF_MISSPELLED = 0.6;

/** On Norwegian church events, true pairs were at .76 or more, the closest false one at .57. */
const LEAST_TITLE_LIKENESS = 0.7;

const LEAST_OF_UNEQUAL_STARTS = 0.78;

export function likenessOf(a: DescribedEvent, b: DescribedEvent): Likeness | null {
  if (a.source === b.source) return null;
  const minutes = minutesApart(a, b);
  if (minutes === null || minutes > MOST_MINUTES_APART) return null;
  const isOneClock = !a.isAllDay && !b.isAllDay && minutes === 0;
  if (isToldApart(a.foldedTitle, b.foldedTitle, isOneClock || a.isAllDay || b.isAllDay)) return null;
  const place = nearnessOf(a, b);
  if (place === null) return null;
  const title = titleLikeness(a, b);
  if (!isLikely({ a, b, minutes, isOneClock, place, title })) return null;
  return {
    score: scoreOf(title, place, minutes),
    reasons: reasonsOf({ a, b, minutes, isOneClock, place, title }),
    isCertain: isCertain(a, b),
  };
}

function minutesApart(a: DescribedEvent, b: DescribedEvent): number | null {
  if (a.isAllDay || b.isAllDay) return a.day === b.day ? 0 : null;
  return Math.abs(a.start.getTime() - b.start.getTime()) / 60_000;
}

type TitleLikeness = ReturnType<typeof titleLikeness>;

function titleLikeness(a: DescribedEvent, b: DescribedEvent) {
  const [one, other] = [meaningsBesides(a, b), meaningsBesides(b, a)];
  const isSame = one.size > 0 && hasSameMembers(one, other);
  const value = Math.max(spelledAlike(one, other), jaccard(one, other), containment(one, other));
  return { value, isSame, namesOrganizer: namesOrganizerOf(a, b) || namesOrganizerOf(b, a) };
}

/** Letter by letter; 0 where a whole word stands for another: "for eldre", "for unge". */
function spelledAlike(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = intersection(a, b);
  const [one, other] = [a, b].map((words) => [...words].filter((word) => !common.has(word)).join(" ")) as [
    string,
    string,
  ];
  if (one && other && editRatio(one, other) < LEAST_OF_MISSPELLED) return 0;
  return editRatio([...a].join(" "), [...b].join(" "));
}

function meaningsBesides(event: DescribedEvent, other: DescribedEvent): Set<string> {
  const meanings = event.foldedTitle.meanings;
  const known = new Set([
    ...(event.foldedPlace?.proper ?? []),
    ...(event.foldedPlace?.kinds ?? []),
    ...(other.foldedPlace?.proper ?? []),
    ...(other.foldedPlace?.kinds ?? []),
    ...event.organizerWords,
    ...other.organizerWords,
  ]);
  const rest = meanings.filter((word) => !known.has(word));
  return new Set(rest.length > 0 ? rest : meanings);
}

/** One common word ("Konsert") says less than several. */
function containment(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [smaller, larger] = a.size <= b.size ? [a, b] : [b, a];
  if (smaller.size === 0) return 0;
  const share = intersection(smaller, larger).size / smaller.size;
  return share * (smaller.size === 1 ? 0.8 : 0.95);
}

/** "Julekonsert med Fjellklang". */
const namesOrganizerOf = (event: DescribedEvent, other: DescribedEvent) =>
  event.organizerId !== other.organizerId &&
  other.organizerWords.size > 0 &&
  isSubset(other.organizerWords, wordsSaid(event)) &&
  isDisjoint(other.organizerWords, event.foldedPlace?.proper ?? new Set());

interface Compared {
  a: DescribedEvent;
  b: DescribedEvent;
  minutes: number;
  isOneClock: boolean;
  place: Nearness;
  title: TitleLikeness;
}

function isLikely({ a, b, minutes, isOneClock, place, title }: Compared): boolean {
  const words = Math.min(a.foldedTitle.wordCount, b.foldedTitle.wordCount);
  if (minutes > MINUTES_OF_ONE_START && words < WORDS_FOR_OTHER_START) return false;
  if (words < WORDS_OF_LONG_TITLE && place !== "same" && place !== "plot") return false;
  if (title.namesOrganizer && place === "same" && minutes <= MINUTES_OF_ONE_START) return true;
  if (title.value < LEAST_TITLE_LIKENESS) return false;
  return isOneClock || title.value >= LEAST_OF_UNEQUAL_STARTS;
}

function scoreOf(title: TitleLikeness, place: Nearness, minutes: number): number {
  const places = { same: 1, plot: 0.8, near: 0.5, rooms: 0.4, open: 0.4 };
  return 0.6 * title.value + 0.25 * places[place] + 0.15 * (1 - minutes / MOST_MINUTES_APART);
}

function reasonsOf({ a, b, isOneClock, place, title }: Compared): LikenessReason[] {
  const places = { same: "samePlace", plot: "near", near: "near", rooms: "near", open: "placeOpen" } as const;
  return [
    title.isSame ? "sameTitle" : title.value >= LEAST_TITLE_LIKENESS ? "similarTitle" : "organizerNamed",
    isOneClock ? "sameStart" : a.isAllDay || b.isAllDay ? "wholeDay" : "startsClose",
    places[place],
    ...(a.foldedTitle.isCancelled === b.foldedTitle.isCancelled ? [] : (["oneCancelled"] as const)),
  ];
}

/** One organizer's, with the same words, start and place, and nothing that contradicts. */
function isCertain(a: DescribedEvent, b: DescribedEvent): boolean {
  const [one, other] = [a.foldedTitle, b.foldedTitle];
  return (
    a.organizerId === b.organizerId &&
    !a.isAllDay &&
    !b.isAllDay &&
    a.start.getTime() === b.start.getTime() &&
    endTogether(a, b) &&
    isExactlySamePlace(a.foldedPlace, b.foldedPlace) &&
    one.meanings.length > 0 &&
    hasSameMembers(new Set(one.meanings), new Set(other.meanings)) &&
    hasSameMembers(one.numbers, other.numbers) &&
    one.isCancelled === other.isCancelled &&
    (!a.speaker || !b.speaker || a.speaker.trim().toLowerCase() === b.speaker.trim().toLowerCase())
  );
}

const endTogether = (a: DescribedEvent, b: DescribedEvent) =>
  !a.end || !b.end || Math.abs(a.end.getTime() - b.end.getTime()) <= MOST_MINUTES_APART * 60_000;
