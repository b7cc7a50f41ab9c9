/** Why somebody may report an event or an organizer, in the order offered. */
export const REPORT_CATEGORIES = ["spam", "inappropriate", "misleading", "offensive", "other"] as const;

export type ReportCategory = (typeof REPORT_CATEGORIES)[number];
