export type NonEmpty<Item> = [Item, ...Item[]];

export const lastOf = <Item>(list: NonEmpty<Item>): Item => list.at(-1) ?? list[0];

/** The upper of two; 0 of none. */
export const medianOf = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** Cuts a list where an item does not go on with those before it. */
export function runsOf<Item>(items: readonly Item[], goesOn: (item: Item, run: NonEmpty<Item>) => boolean) {
  const runs: NonEmpty<Item>[] = [];
  for (const item of items) {
    const run = runs.at(-1);
    if (run && goesOn(item, run)) run.push(item);
    else runs.push([item]);
  }
  return runs;
}

/** In parts each of whose sums of sizes is at most its `most`; an item that is larger is a part by itself. */
export function inParts<Item>(
  items: readonly Item[],
  most: readonly number[],
  sizesOf: (item: Item) => number[],
): Item[][] {
  const parts: Item[][] = [];
  let used: number[] = [];
  for (const item of items) {
    const sizes = sizesOf(item);
    const sums = sizes.map((size, at) => size + (used[at] ?? Infinity));
    const isFull = parts.length === 0 || sums.some((sum, at) => sum > (most[at] ?? 0));
    used = isFull ? sizes : sums;
    if (isFull) parts.push([item]);
    else parts.at(-1)?.push(item);
  }
  return parts;
}
