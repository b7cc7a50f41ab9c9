import { calendarToCome, type ImportedEvent } from "~/domain/calendars/imported-events";
import { KEYS_COMPARED } from "~/domain/calendars/same-calendar";
import { daysToRead } from "~/domain/calendars/horizon";
import type { SkippedGroup } from "~/domain/calendars/run-report";
import { hasCalendarSuffix } from "~/domain/feeds/feed-address";
import type { FeedProblem } from "~/domain/feeds/feed-problem";
import { feedAddressOf, type LinkProblem } from "~/domain/feeds/shared-links";
import { readCalendar } from "~/domain/ical/read-calendar";
import { refuse, type Result, succeed } from "~/domain/result";
import type { FeedFetcher } from "~/gateways/feeds/feed-fetcher";

/** What adding a calendar would bring. */
export interface CalendarPreview {
  /** Of the feed, as it would be stored. */
  address: string;
  name: string | null;
  upcoming: number;
  /** The first of them. */
  next: ImportedEvent[];
  /** Events that are over. */
  past: number;
  skipped: SkippedGroup[];
  /** Of the next events: by them a calendar is known under another link. */
  keys: string[];
}

/** Why a calendar can't be shown. `suffix`: it neither says in its address that it is a calendar nor turned out to be one. */
export interface PreviewProblem {
  link: LinkProblem | "suffix" | null;
  feed: FeedProblem | null;
  /** The feed's address, where it may be added in spite of everything: it looks right and may be down for the moment. */
  addAnyway: string | null;
}

const SHOWN = 5;

const PASSING: readonly FeedProblem[] = ["unreachable", "timed_out", "server_error"];

/** Fetches and reads the calendar behind whatever was pasted, and saves nothing. */
export async function previewCalendar(pasted: string, { feeds, now }: { feeds: FeedFetcher; now: Date }): Promise<Result<CalendarPreview, PreviewProblem>> {
  const address = feedAddressOf(pasted);
  if (!address.ok) return refuse({ link: address.problem, feed: null, addAnyway: null });
  const answer = await feeds.fetchFeed(address.value, null);
  if (answer.kind !== "body") return refuse(problemOf(address.value, answer.kind === "failed" ? answer.problem : "server_error"));
  const reading = readCalendar(answer.bytes, { now, days: daysToRead(now), contentType: answer.contentType });
  if (!reading.ok) return refuse(problemOf(address.value, reading.reason === "html" ? "web_page" : "not_a_calendar"));
  const { events, skipped } = calendarToCome(reading, now);
  return succeed({ address: address.value, name: reading.name, upcoming: events.length, next: events.slice(0, SHOWN), past: reading.pastEvents, skipped, keys: events.slice(0, KEYS_COMPARED).map(({ key }) => key) });
}

function problemOf(address: string, feed: FeedProblem): PreviewProblem {
  const isForbidden = feed === "private_address" || feed === "bad_address";
  if (isForbidden || hasCalendarSuffix(address)) return { link: null, feed, addAnyway: PASSING.includes(feed) ? address : null };
  return { link: "suffix", feed, addAnyway: null };
}
