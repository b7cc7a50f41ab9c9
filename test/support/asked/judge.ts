import { townNamed } from "#demo/seed/towns";
import type { EventType } from "~/domain/events/types";
import { factsIn, type FactValues } from "~/domain/facts/facts";
import { distanceKm, type Position } from "~/domain/places/position";
import { dayNumber, wallClockAt, weekdayOf } from "~/domain/time/days-and-moments";
import type { Asked, LatLng } from "./asked";

/** An event as its reader sees it. */
export interface Shown {
  title: string;
  description: string;
  type: EventType;
  tags: readonly string[];
  organizer: string;
  /** Its own, or its organizer's. */
  city: string | null;
  position: Position | null;
  facts: FactValues;
  starts: Date;
  ends: Date | null;
}

/** What the search said it did without. */
export interface LetGo {
  what: "inside" | "hours" | "circle" | "days" | "time" | "kind" | "word" | "place";
}

type Criterion = "near" | "days" | "hours" | "kind" | "word";

export interface Judged {
  verdict: "answered" | "wrong" | "empty";
  /** Of each that is not what was asked for: what it fails. */
  wrong: { title: string; fails: Criterion[] }[];
}

/** A list shows so many before anybody scrolls. */
export const FIRST = 6;

const WITHIN_KM = 25;
/** Of a town whose own events were too few. */
const AROUND_KM = 60;

const FORGIVEN: Record<LetGo["what"], readonly Criterion[]> = {
  inside: [],
  circle: ["near"],
  place: ["near"],
  days: ["days"],
  time: ["days", "hours"],
  hours: ["hours"],
  kind: ["kind", "word"],
  word: ["kind", "word"],
};

/** Of the first six of an answer at most one may be something else, of fewer none. */
export function judge(asked: Asked, events: readonly Shown[], letGo: readonly LetGo[] = []): Judged {
  const first = events.slice(0, FIRST);
  const forgiven = new Set(letGo.flatMap(({ what }) => FORGIVEN[what]));
  const within = letGo.some(({ what }) => what === "inside") ? AROUND_KM : WITHIN_KM;
  const wrong = first.flatMap((event) => {
    const fails = failsOf({ within, ...asked }, event).filter((criterion) => !forgiven.has(criterion));
    return fails.length > 0 ? [{ title: event.title, fails }] : [];
  });
  if (first.length === 0) return { verdict: "empty", wrong };
  return { verdict: wrong.length <= Math.floor(first.length / FIRST) ? "answered" : "wrong", wrong };
}

/** It is wholly what was asked for. */
export const isAsked = (asked: Asked, event: Shown): boolean =>
  CRITERION_NAMES.every((criterion) => CRITERIA[criterion](asked, event));

const CRITERIA: Record<Criterion, (asked: Asked, event: Shown) => boolean> = {
  near: ({ near, within }, event) => near === undefined || isNear(near, within ?? WITHIN_KM, event),
  days: isOnDay,
  hours: ({ hours }, event) => {
    if (!hours || spanOf(event).length > 1) return true;
    const [hour, minutes] = wallClockAt(event.starts).time.split(":").map(Number) as [number, number];
    const begins = hour + minutes / 60;
    return begins >= hours[0] && begins < hours[1];
  },
  kind: ({ types, facts = [], age }, event) =>
    (types?.includes(event.type) ?? true) &&
    facts.every((fact) => factsIn(event.facts).includes(fact)) &&
    (age === undefined || suits(age, event.facts)),
  word: ({ title, what, not }, event) =>
    (title?.test(headOf(event)) ?? true) && (what?.test(textOf(event)) ?? true) && !not?.test(headOf(event)),
};

const CRITERION_NAMES = Object.keys(CRITERIA) as Criterion[];

const failsOf = (asked: Asked, event: Shown): Criterion[] =>
  CRITERION_NAMES.filter((criterion) => !CRITERIA[criterion](asked, event));

function isNear(near: NonNullable<Asked["near"]>, within: number, { position, city }: Shown): boolean {
  if (!position) return city === near;
  return positionsOf(near).some(([lat, lng]) => distanceKm({ lat, lng }, position) <= within);
}

function positionsOf(near: NonNullable<Asked["near"]>): readonly LatLng[] {
  if (typeof near !== "string") return near;
  const { lat, lng } = townNamed(near);
  return [[lat, lng]];
}

/** What lasts for days is on each of them. */
function isOnDay({ days, weekdays }: Asked, event: Shown): boolean {
  if (days === undefined && weekdays === undefined) return true;
  const [from, to] = days === undefined ? ["0000", "9999"] : typeof days === "string" ? [days, days] : days;
  return spanOf(event).some(
    (day) => day >= from && day <= to && (weekdays?.includes(weekdayOf(dayNumber(day))) ?? true),
  );
}

const NIGHT_HOURS = 12;

const spans = new WeakMap<Shown, string[]>();

/** Kept: hundreds of sentences ask each event. */
function spanOf(event: Shown): string[] {
  const known = spans.get(event) ?? daysFrom(event);
  spans.set(event, known);
  return known;
}

/** An evening that ends after midnight has one day. */
function daysFrom({ starts, ends }: Shown): string[] {
  const days = [wallClockAt(starts).day];
  if (!ends || ends.getTime() - starts.getTime() < NIGHT_HOURS * 3_600_000) return days;
  const lastMoment = new Date(ends.getTime() - 1);
  for (let moment = starts.getTime(); moment <= lastMoment.getTime(); moment += 3_600_000)
    days.push(wallClockAt(new Date(moment)).day);
  return [...new Set([...days, wallClockAt(lastMoment).day])];
}

const suits = (age: number, { age_from = 0, age_to = Infinity }: FactValues): boolean =>
  age >= age_from && age <= age_to;

const headOf = ({ title, tags, type }: Shown): string => [title, ...tags, `type:${type}`].join("\n");

function textOf(event: Shown): string {
  const { description, organizer, facts } = event;
  const said = factsIn(facts).map((fact) => `fact:${fact}`);
  const named = (["family", "language", "interpretation"] as const).map((name) => `${name}:${facts[name] ?? ""}`);
  return [headOf(event), description, organizer, ...said, ...named].join("\n");
}
