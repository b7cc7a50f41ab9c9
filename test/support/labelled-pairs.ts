import { readFileSync } from "node:fs";
import { type ComparableEvent, describeEvent } from "~/domain/likeness/describe-event";
import { type Likeness, likenessOf } from "~/domain/likeness/likeness";
import type { PlaceAlias } from "~/domain/likeness/place-names";
import { momentAt, startOfNorwegianDay } from "~/domain/time/days-and-moments";

/** `start` by the Norwegian clock, a day alone for whole days. */
interface LabelledEvent {
  source: string;
  organizer: string;
  title: string;
  start: string;
  place: string | null;
  position: [lat: number, lng: number] | null;
}

/** With what a parish secretary says of them. Rules are tuned on those that are not `held_out`. */
interface LabelledPair {
  /** What makes it hard. */
  kind: string;
  same: boolean;
  held_out: boolean;
  a: LabelledEvent;
  b: LabelledEvent;
  aliases?: PlaceAlias[];
}

/** pairs.jsonl: one pair a line. */
export const labelledPairs = (): LabelledPair[] =>
  readFileSync("test/cases/likeness/pairs.jsonl", "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as LabelledPair);

export const judgePair = ({ a, b, aliases }: LabelledPair): Likeness | null =>
  likenessOf(describeEvent(comparable(a), aliases), describeEvent(comparable(b), aliases));

function comparable({ source, organizer, title, start, place, position }: LabelledEvent): ComparableEvent {
  const [day, time] = start.split("T") as [string, string?];
  return {
    source,
    organizerId: organizer,
    organizerName: organizer,
    title,
    start: time ? momentAt(day, time) : startOfNorwegianDay(day),
    end: null,
    isAllDay: !time,
    place,
    city: null,
    position: position && { lat: position[0], lng: position[1] },
    speaker: null,
  };
}

export function measure(pairs: readonly LabelledPair[], says: (likeness: Likeness) => boolean) {
  const said = pairs.filter((pair) => {
    const likeness = judgePair(pair);
    return likeness !== null && says(likeness);
  });
  const right = said.filter(({ same }) => same).length;
  const all = pairs.filter(({ same }) => same).length;
  return {
    right,
    /** Shares: of what was said that is right, and of what is right that was said. */
    precision: said.length === 0 ? 1 : right / said.length,
    recall: right / all,
  };
}
