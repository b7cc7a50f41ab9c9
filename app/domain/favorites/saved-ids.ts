/** What the ids of events and organizers are made of. */
export const ID_PATTERN = /^[\w-]{1,64}$/;

/** So many saved ids of a kind are asked about at once; whoever has more asks again. */
export const SAVED_IDS_PER_REQUEST = 500;

/** An account keeps about so many of each kind. */
export const SAVED_IDS_PER_ACCOUNT = 5000;

/** Ids in portions that may be asked about at once; one empty portion for none. */
export function portionsOf(ids: readonly string[]): string[][] {
  const portions = [];
  for (let from = 0; from < Math.max(1, ids.length); from += SAVED_IDS_PER_REQUEST) {
    portions.push(ids.slice(from, from + SAVED_IDS_PER_REQUEST));
  }
  return portions;
}
