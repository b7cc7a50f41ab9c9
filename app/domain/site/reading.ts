/** The day that the text pages were last reviewed, as YYYY-MM-DD; they name its month. */
export const REVIEWED_ON = "2026-11-01";

/** A section of a text page. */
export interface ReadingSection {
  heading: string;
  paragraphs?: string[];
  list?: string[];
  /** Terms and their explanations. */
  terms?: { term: string; text: string }[];
}

/** A page of text. */
export interface Reading {
  title: string;
  intro: string;
  sections: ReadingSection[];
  /** When it was last reviewed. */
  reviewed: string;
}

/** What the page of sources tells of, taken from the code and the database; numbers are finished texts. */
export interface SourceFacts {
  /** The address to write to. */
  contact: string;
  userAgent: string;
  /** Coming events: all, those of calendars, those of web pages, and those written here. */
  all: string;
  feeds: { sources: string; events: string };
  pages: { sources: string; events: string };
  written: string;
  adapters: { name: string; isOn: boolean; isPublished: boolean; sources: string; events: string }[];
}

/** The numbers and names in the privacy policy, taken from the code. */
export interface PolicyFacts {
  /** The address to write to. */
  contact: string;
  /** The prefix of cookies that hold secrets. */
  cookiePrefix: string;
  sessionDays: number;
  sessionAbsoluteDays: number;
  confirmDays: number;
  secondStepMinutes: number;
  reporterMonths: number;
  mismatchMonths: number;
  mismatchNetworkDays: number;
  reportNetworkDays: number;
  pairDecisionMonths: number;
  binDays: number;
  historyMonths: number;
  statisticsMonths: number;
  eventChangeMonths: number;
  mailOnItsWayDays: number;
  mailMonths: number;
  intakeDays: number;
  unconfirmedDays: number;
  unconfirmedLetterDays: number;
  endedLetterDays: number;
  silentDeviceMonths: number;
  /** Null where past events are never deleted. */
  pastEventsDays: number | null;
}
