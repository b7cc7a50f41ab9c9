/** A part of a page that is only read. */
export interface ReadingSection {
  heading: string;
  paragraphs?: string[];
  list?: string[];
  /** Things and what is said of them. */
  terms?: { term: string; text: string }[];
}

/** A page that is only read. */
export interface Reading {
  title: string;
  intro: string;
  sections: ReadingSection[];
  /** When it was last gone through. */
  reviewed: string;
}

/** The numbers and names that the privacy policy tells, from where the code has them. */
export interface PolicyFacts {
  /** Whom to write to. */
  contact: string;
  /** What the names of cookies that hold secrets begin with. */
  cookiePrefix: string;
  sessionDays: number;
  sessionAbsoluteDays: number;
  confirmDays: number;
  secondStepMinutes: number;
  reporterMonths: number;
  reportNetworkDays: number;
  mailOnItsWayDays: number;
  mailMonths: number;
  unconfirmedDays: number;
  /** Null where events are kept for ever. */
  pastEventsDays: number | null;
}
