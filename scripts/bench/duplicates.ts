import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ComparableEvent, describeEvent } from "~/domain/likeness/describe-event";
import { type Likeness, likenessOf } from "~/domain/likeness/likeness";
import type { PlaceAlias } from "~/domain/likeness/place-names";
import { momentAt, startOfNorwegianDay } from "~/domain/time/days-and-moments";

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

const line = (cells: (string | number)[]) =>
  console.info(cells.map((cell, at) => (at === 0 ? String(cell).padEnd(44) : String(cell).padStart(11))).join(""));

/** With each pair that the rules get wrong. */
export async function printDuplicates(root: string) {
  const pairs = labelledPairs(root);
  const sets: [name: string, pairs: LabelledPair[]][] = [
    ["all", pairs],
    ["held out", pairs.filter((pair) => pair.held_out)],
  ];
  const verdicts: [name: string, says: (likeness: Likeness) => boolean][] = [
    ["suggested", () => true],
    ["merged by itself", ({ isCertain }) => isCertain],
  ];
  line(["the same event twice", "pairs", "right", "wrong", "missed", "precision", "recall"]);
  for (const [verdict, says] of verdicts) {
    for (const [name, some] of sets) {
      const { right, wrong, missed, precision, recall } = measure(some, says);
      line([`${verdict}, ${name}`, some.length, right, wrong, missed, percent(precision), percent(recall)]);
    }
  }
  for (const pair of pairs) {
    const suggested = judgePair(pair) !== null;
    if (suggested === pair.same) continue;
    const held = pair.held_out ? " (held out)" : "";
    console.info(`${suggested ? "wrong" : "missed"}${held}, ${pair.kind}: ${textOf(pair.a)} | ${textOf(pair.b)}`);
  }
}

const textOf = ({ title, start, place, source }: LabelledPair["a"]) =>
  `${title}, ${start.slice(5)}, ${place ?? "no place"} [${source}]`;

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
export const labelledPairs = (root: string): LabelledPair[] =>
  readFileSync(join(root, "test/cases/likeness/pairs.jsonl"), "utf8")
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
    wrong: said.length - right,
    missed: all - right,
    /** Shares: of what was said that is right, and of what is right that was said. */
    precision: said.length === 0 ? 1 : right / said.length,
    recall: right / all,
  };
}
