/** `to` is excluded. */
export interface BlockRange {
  from: number;
  to: number;
}

/** Returns an index in `sorted`, whose items are in the order of their blocks. */
export function firstFrom(sorted: readonly { block: number }[], block: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]!.block < block) low = middle + 1;
    else high = middle;
  }
  return low;
}
