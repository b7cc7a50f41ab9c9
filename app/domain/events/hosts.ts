/** How another organizer takes part in an event: it holds it together with the organizer, or the event is at its place. */
export const HOST_PARTS = ["partner", "place"] as const;
export type HostPart = (typeof HOST_PARTS)[number];

/** What became of the question whether it does. */
export const HOST_STATES = ["asked", "accepted", "declined"] as const;
export type HostState = (typeof HOST_STATES)[number];

/** How many others an event names at most; those that have declined don't count. */
export const MOST_HOSTS = 5;

/** What a host answers. It may say no after it has said yes, and the other way round. */
export const HOST_ANSWERS = ["yes", "no"] as const;
export type HostAnswer = (typeof HOST_ANSWERS)[number];

export const STATE_AFTER = { yes: "accepted", no: "declined" } as const satisfies Record<HostAnswer, HostState>;

/** Which dates of a series are meant: one, or it and all that come later. */
export const HOST_SCOPES = ["this", "following"] as const;
export type HostScope = (typeof HOST_SCOPES)[number];

/** A host that has said yes. */
export interface AcceptedHost {
  id: string;
  name: string | null;
  logo_url: string | null;
  part: HostPart;
}

/** Returns the hosts of an event from their column: see ACCEPTED_HOSTS in db/queries/events/hosts.ts. */
export const parseHosts = (json: string): AcceptedHost[] => JSON.parse(json) as AcceptedHost[];

/** An organizer that is to be asked when an event is published, with its part. */
export interface ChosenHost {
  id: string;
  name: string;
  part: HostPart;
}

/** Returns those that an event's form names, as JSON; none where it is anything else. */
export function readChosenHosts(text = ""): ChosenHost[] {
  try {
    const given: unknown = JSON.parse(text);
    return Array.isArray(given) ? given.filter(isChosenHost).slice(0, MOST_HOSTS) : [];
  } catch {
    return [];
  }
}

const isChosenHost = (given: unknown): given is ChosenHost =>
  typeof given === "object" &&
  given !== null &&
  "id" in given &&
  typeof given.id === "string" &&
  "name" in given &&
  typeof given.name === "string" &&
  "part" in given &&
  HOST_PARTS.some((part) => part === given.part);

/** Returns whether hosts that had said yes are asked again, as event_hosts_asked_anew does: a yes is to the titles. */
export const isAskedAnew = (before: Titles, after: Titles, named: readonly { state: HostState }[]): boolean =>
  isOtherwiseNamed(before, after) && named.some(({ state }) => state === "accepted");

/** What an event is called; in another language too, where it is written in two. */
interface Titles {
  title: string;
  other_title: string | null;
}

/** A second title that goes away leaves nothing unasked. */
const isOtherwiseNamed = (before: Titles, after: Titles): boolean =>
  folded(before.title) !== folded(after.title) ||
  !["", folded(before.other_title ?? "")].includes(folded(after.other_title ?? ""));

/** As the database folds a title: it knows the letters A to Z. */
const folded = (title: string) => title.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase());
