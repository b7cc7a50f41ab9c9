/** Blocks from the first to the one before `to`. */
export interface BlockRange {
  from: number;
  to: number;
}

/** The index of the first of some things, in the order of their blocks, that stands at a block or after it. */
export function firstFrom(sorted: readonly { block: number }[], block: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]!.block < block) low = middle + 1;
    else high = middle;
  }
  return low;
}
