/** `partner` holds the event too; `place`: it is at their place. */
export const HOST_PARTS = ["partner", "place"] as const;
export type HostPart = (typeof HOST_PARTS)[number];

export const HOST_STATES = ["asked", "accepted", "declined"] as const;
export type HostState = (typeof HOST_STATES)[number];

/** Those that have declined don't count. */
export const MOST_HOSTS = 5;

export const HOST_ANSWERS = ["yes", "no"] as const;
export type HostAnswer = (typeof HOST_ANSWERS)[number];

export const STATE_AFTER = { yes: "accepted", no: "declined" } as const satisfies Record<HostAnswer, HostState>;

export const HOST_SCOPES = ["this", "following"] as const;
export type HostScope = (typeof HOST_SCOPES)[number];

export interface AcceptedHost {
  id: string;
  name: string | null;
  logo_url: string | null;
  part: HostPart;
}

export const parseHosts = (json: string): AcceptedHost[] => JSON.parse(json) as AcceptedHost[];

export interface ChosenHost {
  id: string;
  name: string;
  part: HostPart;
}

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

/** As the trigger event_hosts_asked_anew does: a yes is to the titles. */
export const isAskedAnew = (before: Titles, after: Titles, named: readonly { state: HostState }[]): boolean =>
  isOtherwiseNamed(before, after) && named.some(({ state }) => state === "accepted");

interface Titles {
  title: string;
  other_title: string | null;
}

/** A second title that goes away asks nobody anew. */
const isOtherwiseNamed = (before: Titles, after: Titles): boolean =>
  folded(before.title) !== folded(after.title) ||
  !["", folded(before.other_title ?? "")].includes(folded(after.other_title ?? ""));

/** As SQLite's lower(), which knows the letters A to Z. */
const folded = (title: string) => title.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase());
