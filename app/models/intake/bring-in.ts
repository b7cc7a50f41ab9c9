import type { CalendarSyncRow } from "#db/queries/calendars/calendars";
import { selectSourceDecisions } from "#db/queries/calendars/source-decisions";
import { findClaimable } from "#db/queries/organizers/page-claims";
import type { FeedProblem } from "~/domain/calendars/run";
import type { LinkProblem } from "~/domain/calendars/sharing-links";
import { ownCalendarOf } from "~/domain/intake/page/feed-candidates";
import { pastedAddress, recognise } from "~/domain/intake/recognise";
import { isSure } from "~/domain/review/review-row";
import { dayOf } from "~/domain/time/days-and-moments";
import { refuse, type Result, succeed } from "~/domain/values";
import type { IntakeReading, UnreadableIntake } from "~/gateways/intake/understand-intake";
import { logError } from "~/gateways/log";
import { openSwitches } from "~/models/calendars/adapter-switches";
import {
  fetchOnce,
  lookForNewCalendar,
  type SameCalendarFound,
  type UnreadableCalendar,
} from "~/models/calendars/preview";
import { limitAttempts, type TooMany } from "~/models/site/attempts";
import type { CalendarRequest } from "~/schemas/calendars/forms";
import type { Brought } from "~/schemas/intake/brought";
import type { IntakeDeps } from "./deps";
import { type Bringer, type StoredIntake, storeIntake, type Understood } from "./store";

export type BringInProblem =
  | TooMany
  | {
      kind: "nothingRead";
      why: UnreadableIntake | FeedProblem | LinkProblem | "no_events" | "reader_down" | "calendar_closed";
      /** The address of a Word, Excel or PDF file, which the browser reads. */
      file?: string;
    };

/** Stores it for review. The caller checks permission. */
export async function bringIn(
  brought: readonly Brought[],
  bringer: Bringer,
  deps: IntakeDeps,
): Promise<Result<StoredIntake, BringInProblem>> {
  const found = await understandBrought(brought, bringer, deps);
  return found.ok ? succeed(await storeIntake(found.value, bringer, deps)) : found;
}

/** Does not store it: its organizer may not exist yet. */
export async function understandBrought(
  brought: readonly Brought[],
  bringer: Pick<Bringer, "userId">,
  deps: IntakeDeps,
): Promise<Result<Understood, BringInProblem>> {
  const verdict = await mayBringIn(bringer, deps);
  if (!verdict.ok) return verdict;
  const found = await understandAll(brought, deps).catch(readerDown);
  if (!found.ok) return refuse({ kind: "nothingRead", why: found.problem, ...fileIn(brought, found.problem) });
  return isEmpty(found.value.reading) ? refuse({ kind: "nothingRead", why: "no_events" }) : found;
}

/** What was pasted is returned, and nothing is lost. */
function readerDown(error: unknown) {
  logError("reader", error);
  return refuse("reader_down" as const);
}

/** Only libraries in the browser read such a file. */
function fileIn([first]: readonly Brought[], why: Why): { file?: string } {
  const isFile = first && "pasted" in first && (why === "pdf" || why === "office");
  const file = isFile ? pastedAddress(first.pasted) : null;
  return file === null ? {} : { file };
}

const isEmpty = ({ events, notUnderstood }: IntakeReading) => events.length + notUnderstood.length === 0;

/** Rows of a source that is kept up to date stand as they were decided before; only its congregation sees what is not sure. */
export async function reviewSource(
  { id: syncId, organizer_id, calendar_url, calendar_name, source_kind, unconfirmed }: CalendarSyncRow,
  bringer: Bringer,
  deps: IntakeDeps,
): Promise<Result<{ id: string }, BringInProblem>> {
  const verdict = await mayBringIn(bringer, deps);
  if (!verdict.ok) return verdict;
  const read = await (source_kind === "feed" ? readFeed : readPage)(calendar_url, deps).catch(readerDown);
  if (!read.ok) return refuse({ kind: "nothingRead", why: read.problem });
  const isTheirs = unconfirmed === null || (await findClaimable(deps.db, organizer_id))?.is_kept === 1;
  const { reading: all } = read.value;
  const events = isTheirs ? all.events : all.events.filter(isSure);
  const reading = { ...all, events, notUnderstood: isTheirs ? all.notUnderstood : [], title: calendar_name };
  if (isEmpty(reading)) return refuse({ kind: "nothingRead", why: "no_events" });
  const kept = { syncId, decisions: await selectSourceDecisions(deps.db, syncId) };
  return succeed(await storeIntake({ ...read.value, reading }, bringer, deps, kept));
}

/** A new calendar under the name that was typed, or its own. */
export async function reviewNewCalendar(
  { calendar_url, calendar_name: name }: Extract<CalendarRequest, { intent: "preview" }>,
  bringer: Bringer,
  outside: IntakeDeps,
): Promise<Result<StoredIntake, TooMany | UnreadableCalendar | SameCalendarFound>> {
  const deps = { ...outside, feeds: fetchOnce(outside.feeds) };
  const verdict = await mayBringIn(bringer, deps);
  if (!verdict.ok) return verdict;
  const found = await lookForNewCalendar(calendar_url, { organizerId: bringer.organizerId, name }, deps);
  if (!found.ok) return found;
  const { address, isEmpty: hasNone } = found.value;
  const unreadable = { kind: "unreadable", link: null, addAnyway: address } as const;
  if (hasNone) return refuse({ ...unreadable, feed: "empty" });
  const read = await readFeed(address, deps).catch(readerDown);
  if (!read.ok) return refuse({ ...unreadable, feed: "server_error" });
  const reading = { ...read.value.reading, title: name ?? found.value.name };
  return succeed(await storeIntake({ ...read.value, reading }, bringer, deps));
}

export const mayBringIn = ({ userId }: Pick<Bringer, "userId">, { db, settings, now }: IntakeDeps) =>
  limitAttempts([["feedByAccount", userId]], { db, now, settings });

export type Why = Extract<BringInProblem, { kind: "nothingRead" }>["why"];

/** A text beside a file is one with it; where one cannot be read, nothing comes of both. */
async function understandAll(brought: readonly Brought[], deps: IntakeDeps): Promise<Result<Understood, Why>> {
  const [first, ...others] = brought;
  if (!first) return refuse("missing");
  const found = await understand(first, deps);
  if (!found.ok || others.length === 0) return found;
  const rest = await understandAll(others, deps);
  if (!rest.ok) return rest;
  const [one, more] = [found.value.reading, rest.value.reading];
  const reading = {
    ...one,
    events: [...one.events, ...more.events],
    notUnderstood: [...one.notUnderstood, ...more.notUnderstood],
    isCut: one.isCut || more.isCut,
  };
  return succeed({ ...found.value, address: null, reading });
}

async function understand(brought: Brought, deps: IntakeDeps): Promise<Result<Understood, Why>> {
  if ("file" in brought) {
    const { name, bytes, contentType } = brought.file;
    const reading = await deps.reader.understandIntake({ bytes, name, contentType, address: null }, deps.now);
    return reading.ok ? succeed({ reading: reading.value, address: null, name }) : reading;
  }
  const found = recognise(brought.pasted);
  switch (found.kind) {
    case "nothing":
      return refuse("missing");
    case "problem":
      return refuse(found.problem);
    case "text": {
      const bytes = new TextEncoder().encode(found.text);
      const reading = await deps.reader.understandIntake(
        { bytes, name: null, contentType: null, address: null },
        deps.now,
      );
      return reading.ok ? succeed({ reading: reading.value, address: null, name: firstLine(found.text) }) : reading;
    }
    case "feed":
      return understandFeed(found.address, deps);
    default:
      return understandAddress(found.address, deps);
  }
}

const firstLine = (text: string) => text.split("\n", 1)[0]!.trim();

/** Where a site keeps programs away, reads the interface beside it. */
async function understandFeed(address: string, deps: IntakeDeps): Promise<Result<Understood, Why>> {
  const feed = await readFeed(address, deps);
  const beside = !feed.ok && feed.problem === "refused" ? await deps.reader.interfaceBeside(address) : null;
  if (beside === null) return feed;
  const read = await readPage(beside, deps);
  return read.ok ? read : feed;
}

/** A page's own calendar wins over what the page prints of it; a page without events leads to any that it links to. */
export async function understandAddress(address: string, deps: IntakeDeps): Promise<Result<Understood, Why>> {
  const page = await readPage(address, deps);
  if (!page.ok || page.value.isWhole) return page;
  const { events, feeds } = page.value.reading;
  const own = ownCalendarOf(feeds, events.length > 0);
  if (!own) return page;
  const feed = await readFeed(own.address, deps);
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
async function readPage(
  address: string,
  { db, pages, reader, now }: IntakeDeps,
): Promise<Result<Understood & { isWhole: boolean }, Why>> {
  const answer = await reader.readAddress(address, null, { pages, isOn: openSwitches(db), now });
  if (answer.kind === "failed") return refuse(answer.problem);
  if (answer.kind === "unchanged") return refuse("server_error");
  const read = named(answer.reading, address, answer.address);
  return read.ok
    ? succeed({ ...read.value, isWhole: answer.adapter !== null && read.value.reading.isPart !== true })
    : read;
}

async function readFeed(address: string, { feeds, reader, now }: IntakeDeps): Promise<Result<Understood, Why>> {
  const answer = await feeds.fetchFeed(address, null);
  if (answer.kind === "failed") return refuse(answer.problem);
  if (answer.kind === "unchanged") return refuse("server_error");
  const { contentType, address: final } = answer;
  const bytes = new Uint8Array(answer.bytes);
  return named(await reader.understandIntake({ bytes, name: null, contentType, address: final }, now), address, final);
}

const named = (
  reading: Result<IntakeReading, UnreadableIntake>,
  address: string,
  final: string,
): Result<Understood, Why> =>
  reading.ok ? succeed({ reading: reading.value, address, name: new URL(final).hostname }) : reading;
