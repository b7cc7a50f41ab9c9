/** The last of some things, ordered by their moments, that is not after `moment`; found by halving, for there may be many. */
export function lastUpTo<T>(ordered: readonly T[], moment: number, momentOf: (one: T) => number): T | undefined {
  let [low, high] = [0, ordered.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (momentOf(ordered[middle]!) <= moment) low = middle + 1;
    else high = middle;
  }
  return ordered[low - 1];
}
