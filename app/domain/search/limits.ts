/** A result is counted exactly up to this; beyond it only that there are more. */
export const COUNT_CAP = 500;

/** "Nearest first" puts this many of the soonest events in order: all of them would have to be read to sort them all. */
export const DISTANCE_POOL = 200;

export const RADII_KM = [10, 25, 50, 100, 200] as const;

export const DEFAULT_RADIUS_KM = 50;

/** Events shown at first, and added by "show more". */
export const PAGE_SIZE = 24;

/** A page grows to this many events; beyond it, "show more" begins a new page. */
export const MAX_SHOWN = PAGE_SIZE * 10;

/** Organizers shown at first, and added by "show more"; beyond the last of them a new page begins. */
export const ORGANIZER_PAGE_SIZE = 48;
export const MAX_ORGANIZERS_SHOWN = ORGANIZER_PAGE_SIZE * 5;

/** What a search consists of, as parameters of the front page: its links are made from these and no others. */
export const SEARCH_PARAMETERS = [
  "q",
  "type",
  "when",
  "from",
  "to",
  "lat",
  "lng",
  "near",
  "radius_km",
  "sort",
] as const;
