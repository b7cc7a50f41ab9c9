export const ID_PATTERN = /^[\w-]{1,64}$/;

export const SAVED_IDS_PER_REQUEST = 500;

/** Of each kind, roughly. */
export const SAVED_IDS_PER_ACCOUNT = 5000;

export function portionsOf(ids: readonly string[]): string[][] {
  const portions = [];
  for (let from = 0; from < Math.max(1, ids.length); from += SAVED_IDS_PER_REQUEST) {
    portions.push(ids.slice(from, from + SAVED_IDS_PER_REQUEST));
  }
  return portions;
}
