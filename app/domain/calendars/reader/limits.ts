/** Of one calendar: the largest known has some thousand events; a hostile one takes under a second, some dozen MB. */
export const ICAL_LIMITS = {
  /** Bytes, or UTF-16 units of a text. */
  bodyLength: 16 * 1024 * 1024,
  /** Events with a date, and those without; more are counted, not read. */
  events: 20_000,
  /** Further calendars count as the last one, further zones are left out. */
  calendars: 1_000,
  feedZones: 1_000,
  /** Different zone names; more count as unknown. */
  zones: 100,
  textLength: 100_000,
  /** Characters stored of a title or place, and of a description. */
  shortText: 500,
  longText: 20_000,
  tags: 20,
  tagLength: 60,
  /** More than one an hour is not an event. */
  occurrencesPerEvent: 10_000,
  /** The most frequent events are left out first. */
  occurrencesPerFeed: 50_000,
  /** Steps each event's rules get first: a year of any usual rule. A candidate is one step, a day a quarter. */
  stepsAtOnce: 500,
  /** Steps of expensive rules in two further rounds, each alone and all together. */
  stepsLater: [20_000, 250_000],
  stepsPerFeed: 3_000_000,
  stepsPerZone: 100_000,
  zoneParts: 500,
  zoneOnsets: 1_000,
  skippedDescribed: 200,
} as const;
