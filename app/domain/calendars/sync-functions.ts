/** The functions that sync calendars, by the names that programs call them. The second only tries the reading. */
export const SYNC_FUNCTIONS = ["sync-ical-calendar", "sync-google-calendar"] as const;
export type SyncFunction = (typeof SYNC_FUNCTIONS)[number];
