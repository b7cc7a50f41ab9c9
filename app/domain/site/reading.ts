/** YYYY-MM-DD; text pages name its month. */
export const REVIEWED_ON = "2026-11-01";

export interface ReadingSection {
  heading: string;
  paragraphs?: string[] | undefined;
  list?: string[] | undefined;
  terms?: { term: string; text: string }[] | undefined;
}

export interface Reading {
  title: string;
  intro: string;
  sections: ReadingSection[];
  reviewed: string;
}

/** From the code and the database; numbers are finished texts. */
export interface SourceFacts {
  contact: string;
  userAgent: string;
  /** Coming events: all, from calendars, from web pages, and written here. */
  all: string;
  feeds: { sources: string; events: string };
  pages: { sources: string; events: string };
  written: string;
  /** Pages of organizers: kept by them, and made from the register. */
  kept: string;
  unkept: string;
  /** Websites of pages that nobody keeps: looked at, and published unconfirmed. */
  found: { lookedAt: string; sources: string; events: string };
  adapters: { name: string; isOn: boolean; isPublished: boolean; sources: string; events: string }[];
}

export interface PolicyFacts {
  contact: string;
  /** Of cookies that hold secrets. */
  cookiePrefix: string;
  sessionDays: number;
  sessionAbsoluteDays: number;
  confirmDays: number;
  secondStepMinutes: number;
  bookmarkMinutes: number;
  reporterMonths: number;
  mismatchMonths: number;
  mismatchNetworkDays: number;
  reportNetworkDays: number;
  pairDecisionMonths: number;
  binDays: number;
  historyMonths: number;
  backupMonths: number;
  statisticsMonths: number;
  eventChangeMonths: number;
  mailOnItsWayDays: number;
  mailMonths: number;
  intakeDays: number;
  unconfirmedDays: number;
  unconfirmedLetterDays: number;
  claimDays: number;
  endedLetterDays: number;
  silentDeviceMonths: number;
  /** Null where past events are never deleted. */
  pastEventsDays: number | null;
}
