import { MONTH } from "~/domain/plain-words/names";
import { isPlaceName } from "../programme/place";
import type { PageBlock } from "./page-parts";

const OF_MONTH = new RegExp(`^${MONTH}\\.?(?:\\s20\\d\\d)?$`, "iu");
/** "6. kl. 11 Høymesse 24. kl. 15 Julemesse". */
const ENTRY = /(?:^|(?<=\s))(\d{1,2})\.\s(?=kl|\d{1,2}[.:]\d\d|\p{Lu})/gu;
const FEWEST = 2;

/** Lines of a table whose columns are months, and whose rows are houses: each says its day, what and where. */
export function monthColumns(blocks: readonly PageBlock[]): Map<PageBlock, string[]> {
  const found = new Map<PageBlock, string[]>();
  let months: (string | null)[] = [];
  for (const block of blocks) {
    const [house = "", ...cells] = block.kind === "row" ? block.text.split("\t") : [];
    const named = cells.map((cell) => (OF_MONTH.test(cell) ? cell : null));
    if (named.filter((month) => month !== null).length >= FEWEST) {
      months = named;
      found.set(block, []);
    } else if (block.kind !== "row") months = [];
    else if (months.length > 0 && isPlaceName(house))
      found.set(
        block,
        cells.flatMap((cell, column) => entriesOf(cell, months[column] ?? null).map((entry) => `${entry}, ${house}`)),
      );
  }
  return found;
}

function entriesOf(cell: string, month: string | null): string[] {
  const starts = month === null ? [] : [...cell.matchAll(ENTRY)];
  return starts.map(({ index, 0: written, 1: date }, nth) => {
    const said = cell.slice(index + written.length, starts[nth + 1]?.index).trim();
    return `${date}. ${month} ${said}`;
  });
}
