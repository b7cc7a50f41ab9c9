import type { Page as BrowserPage } from "playwright-core";
import type { Locale } from "~/domain/site/locales";
import type { Person as JourneyPerson } from "../journey-accounts";

/** A page's state that is looked at: photographed on the demo's data, read by axe on the journeys'. */
export interface Screen {
  /** The name of its pictures. */
  name: string;
  /** Only one of the two: pictures of what another state shows to axe already, and states without a picture. */
  only?: "pictures" | "axe";
  /** Its address, with ids and secrets by their names, "/event/{past}"; without parameters it is the route's own. */
  at?: string;
  as?: Person;
  /** The language of its pictures; axe reads it in each in turn. */
  locale?: Locale;
  /** The status, if not 200. */
  status?: number;
  /** More cookies, by name. */
  cookies?: Record<string, string>;
  /** Brings the page into the state, in whatever language where axe reads it; `feed` is the address of a calendar. */
  prepare?(page: BrowserPage, feed: string): Promise<unknown>;
  /** Complaints of the page that belong to the state. */
  complaints?: RegExp[];
  /** Has pictures that the calm view leaves out. */
  hasPictures?: "yes";
}

/** The demo's accounts that are signed in on pictures, and more for screens that those don't have. */
export const DEMO_PEOPLE = ["superadmin", "moderator", "owner", "second-owner", "editor", "viewer", "visitor"] as const;
export const NEW_PEOPLE = ["newcomer", "unverified", "beginner", "founder", "keyholder"] as const;
export type DemoPerson = (typeof DEMO_PEOPLE | typeof NEW_PEOPLE)[number];
export type Person = DemoPerson | JourneyPerson;

/** Returns the value of a signed-in person's session cookie. */
export const sessionTokenOf = (person: Person) => `session-of-${person}`;

/** Who stands for a person of the demo where the journeys' data are looked at. */
const IN_JOURNEYS: Partial<Record<Person, JourneyPerson>> = {
  "second-owner": "calendarkeeper",
  visitor: "follower",
  keyholder: "twofold",
};
export const inJourneys = (person: Person) => (IN_JOURNEYS[person] ?? person) as JourneyPerson;

/** Ids in the screens' addresses. */
export interface Ids {
  owners: string;
  importers: string;
  beginners: string;
  /** Made from the register, and nobody's. */
  unkept: string;
  event: string;
  imported: string;
  past: string;
  /** An event of the last days. */
  recent: string;
  /** An event of a series. */
  repeated: string;
  series: string;
  calendar: string;
  /** Events hidden by a moderator, without and with an objection. */
  hidden: string;
  objected: string;
}

/** Those of the journeys' rows. What only the demo has is named by no screen that axe reads. */
export const JOURNEY_IDS: Ids = {
  owners: "bykirken",
  importers: "fjellkirken",
  beginners: "stillekirken",
  unkept: "solsokn",
  event: "ungdomskveld",
  imported: "none",
  past: "i-fjor",
  recent: "dugnad",
  repeated: "gudstjeneste-0",
  series: "none",
  calendar: "none",
  hidden: "basar",
  objected: "none",
};

/** The secrets of link pages, in the form of real ones. */
export const TOKENS = {
  invitation: "i".repeat(43),
  confirm_email: "c".repeat(43),
  reset_password: "r".repeat(43),
  change_email: "e".repeat(43),
  second_step: "s".repeat(43),
  letters: "l".repeat(43),
  letters_unconfirmed: "n".repeat(43),
  preview: "p".repeat(43),
  unknown: "x".repeat(43),
};
