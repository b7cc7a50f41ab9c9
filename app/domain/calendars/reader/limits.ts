/**
 * The most that reading one calendar may cost. Generous for any real calendar (the largest known have some thousand
 * events), small enough that a hostile one takes well under a second and a few dozen megabytes.
 */
export const ICAL_LIMITS = {
  /** Bytes, or UTF-16 units of a text. */
  bodyLength: 16 * 1024 * 1024,
  /** Events with a date in one body, and those without; more are counted, not read. */
  events: 20_000,
  /** Calendars and zones in one body; further calendars count as the last one, further zones are left out. */
  calendars: 1_000,
  feedZones: 1_000,
  /** Different zone names that are looked up; more count as unknown. */
  zones: 100,
  /** Characters that are read of one text (title, description, place). */
  textLength: 100_000,
  /** Characters that are stored of a title or place, and of a description. */
  shortText: 500,
  longText: 20_000,
  tags: 20,
  tagLength: 60,
  /** Occurrences of one event in the window: more than one an hour is not an event. */
  occurrencesPerEvent: 10_000,
  /** Occurrences of a whole calendar; its most frequent events are left out first. */
  occurrencesPerFeed: 50_000,
  /** Steps that each event's rules get first (a candidate is one step, a day a quarter): a year of any usual rule. */
  stepsAtOnce: 500,
  /** Steps that expensive rules get in two further rounds, each alone and all together. */
  stepsLater: [20_000, 250_000],
  stepsPerFeed: 3_000_000,
  /** Steps for the rules of one zone in a feed, and how many parts, rules and dates such a zone may have. */
  stepsPerZone: 100_000,
  zoneParts: 500,
  zoneOnsets: 1_000,
  /** Skipped events that are described one by one; the others are only counted. */
  skippedDescribed: 200,
} as const;
