/** `to` is excluded. */
export interface BlockRange {
  from: number;
  to: number;
}

export function firstFrom(sorted: readonly { block: number }[], block: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.block ?? block) < block) low = middle + 1;
    else high = middle;
  }
  return low;
}
