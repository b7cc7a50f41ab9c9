import type { FeedProblem } from "~/domain/calendars/run";
import { ownCalendarOf } from "~/domain/intake/page/feed-candidates";
import { hostOf } from "~/domain/text/links";
import { dayOf } from "~/domain/time/days-and-moments";
import { refuse, type Result, succeed } from "~/domain/values";
import type { FeedFetcher } from "~/gateways/feeds/feed-fetcher";
import type { IntakeReading, UnreadableIntake } from "~/gateways/intake/understand-intake";
import { openSwitches } from "./adapter-switches";
import type { CalendarDeps } from "./deps";

export interface Understood {
  reading: IntakeReading;
  address: string | null;
  /** After redirects. */
  final?: string;
  name: string;
  /** A page's own calendar was read instead of it, or is shown on it and closed to us. */
  ownCalendar?: "read" | "closed" | null;
}

type NotRead = UnreadableIntake | FeedProblem | "calendar_closed";

type Outside = Pick<CalendarDeps, "db" | "feeds" | "reader" | "now"> & { pages: FeedFetcher };

type Read = Result<Understood & { address: string; final: string }, NotRead>;

/** What a yes is about: where a redirect led, if that is another's. */
export const hostRead = ({ address, final }: { address: string; final: string }): string =>
  hostOf(final) === hostOf(address) ? address : final;

/** A page's own calendar wins over what the page prints of it; a page without events leads to any that it links to. */
export async function understandAddress(address: string, deps: Outside): Promise<Read> {
  const page = await understandSite(address, deps);
  if (!page.ok || page.value.isWhole) return page;
  const { events, feeds } = page.value.reading;
  const own = ownCalendarOf(feeds, events.length > 0);
  if (!own) return page;
  const feed = await understandFeed(own.address, deps);
  if (feed.ok && hasComing(feed.value.reading, deps.now)) {
    const name = page.value.reading.title ?? feed.value.name;
    return succeed({ ...feed.value, name, ownCalendar: "read" });
  }
  if (!feed.ok && own.as === "frame")
    return events.length > 0 ? succeed({ ...page.value, ownCalendar: "closed" }) : refuse("calendar_closed");
  return feed.ok && events.length === 0 ? feed : page;
}

const hasComing = ({ events }: IntakeReading, now: Date) =>
  events.some(({ day, endDay }) => (endDay ?? day) >= dayOf(now));

/** `isWhole`: an adapter knows all that is there. */
export async function understandSite(
  address: string,
  { db, pages, reader, now }: Outside,
): Promise<Result<Understood & { address: string; final: string; isWhole: boolean }, NotRead>> {
  const answer = await reader.readAddress(address, null, { pages, isOn: openSwitches(db), now });
  if (answer.kind === "failed") return refuse(answer.problem);
  if (answer.kind === "unchanged") return refuse("server_error");
  const read = named(answer.reading, address, answer.address);
  return read.ok
    ? succeed({ ...read.value, isWhole: answer.adapter !== null && read.value.reading.isPart !== true })
    : read;
}

export async function understandFeed(address: string, { feeds, reader, now }: Outside): Promise<Read> {
  const answer = await feeds.fetchFeed(address, null);
  if (answer.kind === "failed") return refuse(answer.problem);
  if (answer.kind === "unchanged") return refuse("server_error");
  const { contentType, address: final } = answer;
  const bytes = new Uint8Array(answer.bytes);
  return named(await reader.understandIntake({ bytes, name: null, contentType, address: final }, now), address, final);
}

const named = (reading: Result<IntakeReading, UnreadableIntake>, address: string, final: string): Read =>
  reading.ok ? succeed({ reading: reading.value, address, final, name: new URL(final).hostname }) : reading;
