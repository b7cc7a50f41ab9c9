/** Beyond this the count is "more than". */
export const COUNT_CAP = 500;

/** Of a count that stopped before the end: "over 400", never "over 436". */
export const roundBelow = (count: number): number => count - (count % (count >= 100 ? 100 : count >= 10 ? 10 : 1));

/** "Nearest first" sorts so many of the soonest events: sorting all means reading all. */
export const DISTANCE_POOL = 200;

/** So many events of one hour are sorted by distance at a time. */
export const NEAREST_OF = 72;

/** A narrowed month is counted to MONTH_WALK; otherwise each day to MONTH_DAY_CAP. */
export const MONTH_WALK = 300;
export const MONTH_DAY_CAP = 20;

/** A month of a search with words, anywhere and near a place. */
export const MONTH_WORDS_WALK = 10_000;
export const MONTH_WORDS_WALK_NEAR = 5_000;

export const TITLES_A_DAY = 3;

export const MONTH_RUNNING = 100;

export const WEEKEND_DAY = 80;
export const WEEKEND_SPECIALS = 24;

export const FEAST_EVENTS = 160;

export const RADII_KM = [10, 25, 50, 100, 200] as const;

export const DEFAULT_RADIUS_KM = 50;

/** Around a town that is named in words. */
export const NAMED_RADIUS_KM = 25;

export const PAGE_SIZE = 24;

export const MAX_SHOWN = PAGE_SIZE * 10;

export const ORGANIZER_PAGE_SIZE = 48;
export const MAX_ORGANIZERS_SHOWN = ORGANIZER_PAGE_SIZE * 5;

export const FACT_PARAMETERS = ["family", "fact", "language"] as const;

/** The front page's links are made from these only. */
export const SEARCH_PARAMETERS = [
  "q",
  "exact",
  "type",
  "when",
  "from",
  "to",
  "weekday",
  "lat",
  "lng",
  "near",
  "radius_km",
  "sort",
  "each",
  "view",
  "bbox",
  ...FACT_PARAMETERS,
  "month",
  "day",
] as const;

export const SEARCH_VIEWS = ["list", "map", "month"] as const;
export type SearchView = (typeof SEARCH_VIEWS)[number];

export const FEED_ENTRIES = 500;
