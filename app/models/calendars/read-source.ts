import { type EventsToImport, eventsToImport } from "~/domain/calendars/events-to-import";
import { pageInterval, PROBLEM_OF_REFUSAL } from "~/domain/calendars/run";
import type { SourceHeads } from "~/domain/calendars/source-reading";
import { identified, pageReading } from "~/domain/review/page-reading";
import type { AdapterName } from "~/domain/sources/adapter-names";
import type { AddressAnswer } from "~/gateways/adapters/read-address";
import type { FeedCopy } from "~/gateways/feeds/feed-fetcher";
import { openSwitches } from "./adapter-switches";
import type { CalendarDeps } from "./deps";
import type { Run } from "./run";

export interface ReadSource {
  kind: "read";
  adapter: AdapterName | null;
  /** After redirects. */
  address: string;
  copy: FeedCopy;
  reading: SourceHeads;
  found: EventsToImport;
}

export type SourceAnswer = ReadSource | Exclude<AddressAnswer, { kind: "read" }>;

export const readSource = (run: Run, known: FeedCopy | null, deps: CalendarDeps): Promise<SourceAnswer> =>
  run.calendar.source_kind === "page" ? readPageSource(run, known, deps) : readFeed(run, known, deps);

async function readFeed(
  { calendar }: Run,
  known: FeedCopy | null,
  { feeds, keptPages, reader, now }: CalendarDeps,
): Promise<SourceAnswer> {
  const fetcher = calendar.unconfirmed === null ? feeds : keptPages;
  const answer = await fetcher.fetchFeed(calendar.calendar_url, known);
  if (answer.kind === "failed") return { ...answer, adapter: null };
  if (answer.kind === "unchanged") return answer;
  const { bytes, contentType, address, copy } = answer;
  const reading = await reader.readFeed(bytes, { now, contentType });
  if (!reading.ok)
    return { kind: "failed", adapter: null, problem: PROBLEM_OF_REFUSAL[reading.reason], detail: reading.reason };
  return { kind: "read", adapter: null, address, copy, reading: { ...reading, listed: null }, found: reading.toImport };
}

/** A page without events is no empty calendar: it may have become a sign-in page or a queue. */
async function readPageSource(
  { calendar, decisions }: Run,
  known: FeedCopy | null,
  { db, keptPages, reader, now }: CalendarDeps,
): Promise<SourceAnswer> {
  const answer = await reader.readAddress(calendar.calendar_url, known, {
    pages: keptPages,
    isOn: openSwitches(db),
    now,
  });
  if (answer.kind !== "read") return answer;
  const { adapter, address, copy, reading: understood } = answer;
  const failed = { kind: "failed", adapter, problem: "no_events" } as const;
  if (!understood.ok) return { ...failed, detail: understood.problem };
  const { events, isCut, isPart = false, notUnderstood } = understood.value;
  if (events.length === 0) return { ...failed, detail: "no event on the page" };
  const asked = { decisions, now, refreshInterval: pageInterval(Math.random()) };
  const reading = pageReading({ events: identified(events), isCut: isCut || isPart, notUnderstood }, asked);
  return { kind: "read", adapter, address, copy, reading, found: eventsToImport(reading, now) };
}
