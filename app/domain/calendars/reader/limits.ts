/**
 * What reading one calendar may cost at most. Generous for any real calendar (the largest known hold some thousand
 * events), small enough that a hostile one is done with in well under a second and a few dozen megabytes.
 */
export const ICAL_LIMITS = {
  /** Bytes, or UTF-16 units where text is handed in. */
  bodyLength: 16 * 1024 * 1024,
  /** Events with a date in one body, and those without; further ones are counted, not read. */
  events: 20_000,
  /** Calendars and zones in one body; further ones are taken for the last, or left out. */
  calendars: 1_000,
  feedZones: 1_000,
  /** Different zone names that are looked up; further ones count as unknown. */
  zones: 100,
  /** Characters of one text (title, description, place) that are looked at. */
  textLength: 100_000,
  /** Characters that are kept of a title or place, and of a description. */
  shortText: 500,
  longText: 20_000,
  tags: 20,
  tagLength: 60,
  /** Occurrences of one event inside the window: more than one an hour, day and night, is no event. */
  occurrencesPerEvent: 10_000,
  /** Occurrences of a whole calendar: its most frequent events go first. */
  occurrencesPerFeed: 50_000,
  /** Steps of one event's rules that are its own (a candidate is one, a day looked at a quarter): a year of any usual rule. */
  stepsAtOnce: 500,
  /** What those that need more may take in two further rounds, each and all together. */
  stepsLater: [20_000, 250_000],
  stepsPerFeed: 3_000_000,
  /** Steps for the rules of one zone that a feed describes; how many parts such a zone may have, and rules and dates in them. */
  stepsPerZone: 100_000,
  zoneParts: 500,
  zoneOnsets: 1_000,
  /** Skipped events that are described one by one; the others are only counted. */
  skippedDescribed: 200,
} as const;
