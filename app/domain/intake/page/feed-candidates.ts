import { daysToRead } from "~/domain/calendars/events-to-import";
import { hasCalendarSuffix, parseFeedAddress } from "~/domain/calendars/feed-address";
import type { Occurrence } from "~/domain/calendars/reader/event-content";
import { readCalendar } from "~/domain/calendars/reader/read-calendar";
import { feedAddressOf } from "~/domain/calendars/sharing-links";
import { percentDecoded } from "~/domain/text/links";
import { parseUrl } from "~/domain/text/parse-url";
import { shiftDay } from "~/domain/time/days-and-moments";
import type { PageFeed, PageParts } from "./page-parts";
import { NOTHING_SAID, type StructuredEvent } from "./structured-event";

export interface FeedCandidate {
  address: string;
  as: "alternate" | "frame" | "link";
}

const FRAMES_OF_CALENDARS =
  /(?:^|\.)(?:calendar\.google\.com|google\.com|outlook\.[a-z0-9]+\.com|outlook\.com|teamup\.com|icloud\.com|tockify\.com|lu\.ma|luma\.com)$/i;
const MOST = 20;

/** Best first: those in the head, those shown in frames, those linked to. */
export function feedCandidates({ feeds, frames, base }: PageParts): FeedCandidate[] {
  const heads = feeds
    .filter((feed) => feed.as === "alternate")
    .map(({ address }) => candidate(address, "alternate", base));
  const shown = frames.map((address) => frameCandidate(address, base));
  const links = feeds.filter((feed) => feed.as === "link").map(({ address }) => candidate(address, "link", base));
  const subscribed = (one: FeedCandidate | null) => (one && hasCalendarSuffix(one.address) ? 0 : 1);
  const all = [...heads, ...shown, ...links.sort((a, b) => subscribed(a) - subscribed(b))].filter(
    (one) => one !== null,
  );
  return all.filter(({ address }, index) => all.findIndex((one) => one.address === address) === index).slice(0, MOST);
}

/** That the page names in its head or shows in a frame; without events of its own also one that it links to. */
export const ownCalendarOf = (feeds: readonly FeedCandidate[], hasEvents: boolean): FeedCandidate | undefined =>
  feeds.find(({ as }) => as !== "link") ?? (hasEvents ? undefined : feeds[0]);

const absolute = (address: string, base: string | null): string | null => {
  const isWeb = /^(?:webcals?|feed):/i.test(address);
  if (isWeb) return parseFeedAddress(address);
  const url = parseUrl(address, base ?? undefined);
  return url && parseFeedAddress(url.href);
};

function candidate(written: string, as: FeedCandidate["as"], base: string | null): FeedCandidate | null {
  const address = absolute(written, base);
  const feed = address === null ? null : feedAddressOf(address);
  return feed?.ok ? { address: feed.value, as } : null;
}

function frameCandidate(written: string, base: string | null): FeedCandidate | null {
  const address = absolute(written, base);
  return address !== null && FRAMES_OF_CALENDARS.test(new URL(address).hostname)
    ? candidate(address, "frame", base)
    : null;
}

const MOST_LINKS = 200;
const DATA = /^data:text\/calendar(?:;[\w=-]+)*?(;base64)?,/i;

/** Calendars inside links: "data:text/calendar,BEGIN:VCALENDAR…". */
export function linkedCalendarEvents(feeds: readonly PageFeed[], now: Date): StructuredEvent[] {
  const links = feeds.filter(({ as }) => as === "data").slice(0, MOST_LINKS);
  return links.flatMap(({ address }) => {
    const reading = readCalendar(bytesOf(address), { now, days: daysToRead(now), contentType: null });
    return reading.ok ? reading.occurrences.map(ofOccurrence) : [];
  });
}

function bytesOf(address: string): Uint8Array {
  const [head, base64] = DATA.exec(address) ?? [""];
  const body = percentDecoded(address.slice(head.length));
  if (!base64) return new TextEncoder().encode(body);
  try {
    return Uint8Array.from(atob(body.replace(/\s/g, "")), (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

const ofOccurrence = ({ summary, start, end, allDay, location, url, description }: Occurrence): StructuredEvent => ({
  ...NOTHING_SAID,
  source: "ics",
  name: summary,
  start: allDay ? start : new Date(start).toISOString(),
  end: end === null ? null : allDay ? shiftDay(end, -1) : new Date(end).toISOString(),
  place: location,
  url,
  description,
  hasZone: true,
});
