import type { Likeness } from "~/domain/likeness/likeness";
import { judgePair, labelledPairs, type LabelledPair, measure } from "./pairs";

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
