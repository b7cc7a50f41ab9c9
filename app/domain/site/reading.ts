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
  reportNetworkDays: number;
  pairDecisionMonths: number;
  mailOnItsWayDays: number;
  mailMonths: number;
  intakeDays: number;
  unconfirmedDays: number;
  /** Null where past events are never deleted. */
  pastEventsDays: number | null;
}
