import { findSameCalendar } from "#db/queries/calendars/same-calendar";
import { hasCalendarSuffix } from "~/domain/calendars/feed-address";
import { removedKeys } from "~/domain/calendars/left-out";
import type { FeedProblem } from "~/domain/calendars/run";
import { KEYS_COMPARED } from "~/domain/calendars/same-calendar";
import { feedAddressOf, type LinkProblem } from "~/domain/calendars/sharing-links";
import { refuse, type Result, succeed } from "~/domain/values";
import type { FeedAnswer, FeedFetcher } from "~/gateways/feeds/feed-fetcher";
import type { CalendarDeps } from "./deps";
import { findKnown } from "./known-imports";

interface CalendarPreview {
  address: string;
  name: string | null;
  isEmpty: boolean;
  upcoming: number;
  /** Of the next events; they identify a calendar under another link. */
  keys: string[];
}

/** `suffix`: neither address nor content is a calendar's. */
export interface UnreadableCalendar {
  kind: "unreadable";
  link: LinkProblem | "suffix" | null;
  /** `empty`: a calendar in which nothing is to come. */
  feed: FeedProblem | "empty" | null;
  /** Set where the feed can be added anyway: it looks right and may be down, or be filled later. */
  addAnyway: string | null;
}

const PASSING: readonly FeedProblem[] = ["unreachable", "timed_out", "busy_server", "server_error"];

const NEW_CALENDAR = "";

/** What its first run would take. Stores nothing. */
export async function previewCalendar(
  pasted: string,
  organizerId: string,
  deps: Pick<CalendarDeps, "db" | "feeds" | "reader" | "now">,
): Promise<Result<CalendarPreview, UnreadableCalendar>> {
  const { feeds, reader, now } = deps;
  const address = feedAddressOf(pasted);
  if (!address.ok) return refuse({ kind: "unreadable", link: address.problem, feed: null, addAnyway: null });
  const answer = await feeds.fetchFeed(address.value, null);
  if (answer.kind !== "body")
    return refuse(unreadable(address.value, answer.kind === "failed" ? answer.problem : "server_error"));
  const reading = await reader.readFeed(answer.bytes, { now, contentType: answer.contentType });
  if (!reading.ok) return refuse(unreadable(address.value, reading.reason === "html" ? "web_page" : "not_a_calendar"));
  const known = await findKnown(NEW_CALENDAR, organizerId, deps);
  const removed = removedKeys(reading.toImport.events, known.removed, () => false);
  const { events } = await reader.decide(reading.toImport.events, {
    decisions: [],
    removed,
    stored: known.keys,
    holdsPrivate: true,
  });
  return succeed({
    address: address.value,
    name: reading.name,
    isEmpty: reading.toImport.events.length === 0,
    upcoming: events.length,
    keys: events.slice(0, KEYS_COMPARED).map(({ key }) => key),
  });
}

function unreadable(address: string, feed: FeedProblem): UnreadableCalendar {
  const isForbidden = feed === "private_address" || feed === "bad_address";
  if (isForbidden || hasCalendarSuffix(address))
    return { kind: "unreadable", link: null, feed, addAnyway: PASSING.includes(feed) ? address : null };
  return { kind: "unreadable", link: "suffix", feed, addAnyway: null };
}

/** A fresh link of a stored calendar was pasted. */
export interface SameCalendarFound {
  kind: "sameCalendar";
  calendar: { id: string; name: string };
  name: string;
  address: string;
}

/** A calendar that is stored already is not added again. `name`: as typed. */
export async function lookForNewCalendar(
  pasted: string,
  { organizerId, name }: { organizerId: string; name: string | null },
  deps: Pick<CalendarDeps, "db" | "feeds" | "reader" | "now">,
): Promise<Result<CalendarPreview, UnreadableCalendar | SameCalendarFound>> {
  const preview = await previewCalendar(pasted, organizerId, deps);
  if (!preview.ok) return preview;
  const same = await findSameCalendar(deps.db, organizerId, preview.value, deps.now);
  if (!same) return preview;
  const { id, calendar_name } = same;
  const { address } = preview.value;
  return refuse({
    kind: "sameCalendar",
    calendar: { id, name: calendar_name },
    name: name ?? preview.value.name ?? calendar_name,
    address,
  });
}

/** Fetches each whole feed once, so that what was looked at is imported. */
export function fetchOnce(feeds: FeedFetcher): FeedFetcher {
  const fetched = new Map<string, Promise<FeedAnswer>>();
  return {
    fetchFeed(address, known) {
      if (known) return feeds.fetchFeed(address, known);
      const answer = fetched.get(address) ?? feeds.fetchFeed(address, null);
      fetched.set(address, answer);
      return answer;
    },
  };
}
