/** Results are counted exactly up to this number; beyond it the count is "more than". */
export const COUNT_CAP = 500;

/** "Nearest first" sorts this many of the soonest events: sorting all would mean reading all. */
export const DISTANCE_POOL = 200;

export const RADII_KM = [10, 25, 50, 100, 200] as const;

export const DEFAULT_RADIUS_KM = 50;

/** Events on the first page, and added by "show more". */
export const PAGE_SIZE = 24;

/** A page grows to this many events; then "show more" begins a new page. */
export const MAX_SHOWN = PAGE_SIZE * 10;

/** Organizers on the first page, and added by "show more"; beyond the last of them a new page begins. */
export const ORGANIZER_PAGE_SIZE = 48;
export const MAX_ORGANIZERS_SHOWN = ORGANIZER_PAGE_SIZE * 5;

/** The front page's search parameters; its links are made from these only. */
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
