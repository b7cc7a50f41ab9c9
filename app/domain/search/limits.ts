/** Results are counted exactly up to this number; beyond it the count is "more than". */
export const COUNT_CAP = 500;

/** "Nearest first" sorts this many of the soonest events: sorting all would mean reading all. */
export const DISTANCE_POOL = 200;

/** "Nearest first in each day" sorts this many events of a day at a time. */
export const NEAREST_OF = 72;

/** A month of a narrowed search is counted exactly up to MONTH_WALK; otherwise each day is, up to MONTH_DAY_CAP. */
export const MONTH_WALK = 300;
export const MONTH_DAY_CAP = 20;

/** The most events that a month of a search with words is counted by, anywhere and near a place. */
export const MONTH_WORDS_WALK = 10_000;
export const MONTH_WORDS_WALK_NEAR = 5_000;

/** How many events a day of the front page's month names. */
export const TITLES_A_DAY = 3;

/** The most events of several days that are laid on a month's later days. */
export const MONTH_RUNNING = 30;

/** Events of a day of the weekend, and the special ones that stand before them. */
export const WEEKEND_DAY = 80;
export const WEEKEND_SPECIALS = 24;

export const RADII_KM = [10, 25, 50, 100, 200] as const;

export const DEFAULT_RADIUS_KM = 50;

/** Events on the first page, and added by "show more". */
export const PAGE_SIZE = 24;

/** A page grows to this many events; then "show more" begins a new page. */
export const MAX_SHOWN = PAGE_SIZE * 10;

/** Organizers on the first page, and added by "show more"; beyond the last of them a new page begins. */
export const ORGANIZER_PAGE_SIZE = 48;
export const MAX_ORGANIZERS_SHOWN = ORGANIZER_PAGE_SIZE * 5;

/** The search parameters that ask for facts: see app/domain/facts/. */
export const FACT_PARAMETERS = ["family", "fact", "language"] as const;

/** The front page's search parameters; its links are made from these only. */
export const SEARCH_PARAMETERS = [
  "q",
  "exact",
  "type",
  "when",
  "from",
  "to",
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

/** The faces of one search; the first is shown unless another is asked for. */
export const SEARCH_VIEWS = ["list", "map", "month"] as const;
export type SearchView = (typeof SEARCH_VIEWS)[number];

/** The most events in a feed. */
export const FEED_ENTRIES = 500;
