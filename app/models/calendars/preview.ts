import { withoutRemoved } from "~/domain/calendars/events-to-import";
import { hasCalendarSuffix } from "~/domain/calendars/feed-address";
import type { ImportedEvent } from "~/domain/calendars/imported-event";
import type { FeedProblem, SkippedGroup } from "~/domain/calendars/run";
import { KEYS_COMPARED } from "~/domain/calendars/same-calendar";
import { feedAddressOf, type LinkProblem } from "~/domain/calendars/sharing-links";
import { withDecisions } from "~/domain/review/decisions";
import { refuse, type Result, succeed } from "~/domain/values";
import type { FeedAnswer, FeedFetcher } from "~/gateways/feeds/feed-fetcher";
import type { CalendarDeps } from "./deps";
import { findKnown } from "./known-imports";

export interface CalendarPreview {
  address: string;
  name: string | null;
  upcoming: number;
  next: ImportedEvent[];
  past: number;
  skipped: SkippedGroup[];
  /** Of the next events; they identify a calendar under another link. */
  keys: string[];
}

/** `suffix`: neither address nor content is a calendar's. */
export interface UnreadableCalendar {
  kind: "unreadable";
  link: LinkProblem | "suffix" | null;
  feed: FeedProblem | null;
  /** Set where the feed can be added anyway: it looks right and may be down. */
  addAnyway: string | null;
}

const SHOWN = 5;

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
  const { removed, keys: stored } = await findKnown(NEW_CALENDAR, organizerId, deps);
  const allowed = withoutRemoved(reading.toImport, removed, () => false);
  const { events, skipped } = withDecisions(allowed, [], { holdsPrivate: true, stored });
  return succeed({
    address: address.value,
    name: reading.name,
    upcoming: events.length,
    next: events.slice(0, SHOWN),
    past: reading.pastEvents,
    skipped,
    keys: events.slice(0, KEYS_COMPARED).map(({ key }) => key),
  });
}

function unreadable(address: string, feed: FeedProblem): UnreadableCalendar {
  const isForbidden = feed === "private_address" || feed === "bad_address";
  if (isForbidden || hasCalendarSuffix(address))
    return { kind: "unreadable", link: null, feed, addAnyway: PASSING.includes(feed) ? address : null };
  return { kind: "unreadable", link: "suffix", feed, addAnyway: null };
}

/** Fetches each whole feed once, so that what was previewed is imported. */
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
