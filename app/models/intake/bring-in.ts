import type { CalendarSyncRow } from "#db/queries/calendars/calendars";
import { selectSourceDecisions } from "#db/queries/calendars/source-decisions";
import { findClaimable } from "#db/queries/organizers/page-claims";
import type { FeedProblem } from "~/domain/calendars/run";
import type { LinkProblem } from "~/domain/calendars/sharing-links";
import { pastedAddress, recognise } from "~/domain/intake/recognise";
import { isSure } from "~/domain/review/review-row";
import { refuse, type Result, succeed } from "~/domain/values";
import type { IntakeReading, UnreadableIntake } from "~/gateways/intake/understand-intake";
import { logError } from "~/gateways/log";
import {
  fetchOnce,
  lookForNewCalendar,
  type SameCalendarFound,
  type UnreadableCalendar,
} from "~/models/calendars/preview";
import {
  hostRead,
  understandAddress,
  type Understood,
  understandFeed,
  understandSite,
} from "~/models/calendars/understand-address";
import { limitAttempts, type TooMany } from "~/models/site/attempts";
import type { CalendarRequest } from "~/schemas/calendars/forms";
import type { Brought } from "~/schemas/intake/brought";
import type { IntakeDeps } from "./deps";
import { type Bringer, type StoredIntake, storeIntake } from "./store";

export type BringInProblem =
  | TooMany
  | {
      kind: "nothingRead";
      why: UnreadableIntake | FeedProblem | LinkProblem | "no_events" | "reader_down" | "calendar_closed";
      /** The address of a picture, Word, Excel or PDF file, which the browser reads. */
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
  const isFile = first && "pasted" in first && (why === "pdf" || why === "office" || why === "image");
  const file = isFile ? pastedAddress(first.pasted) : null;
  return file === null ? {} : { file };
}

const isEmpty = ({ events, notUnderstood }: IntakeReading) =>
  events.length === 0 && notUnderstood.every(({ reason }) => reason === "unused");

/** Rows of a source that is kept up to date stand as they were decided before; only its congregation sees what is not sure. */
export async function reviewSource(
  source: CalendarSyncRow,
  bringer: Bringer,
  deps: IntakeDeps,
): Promise<Result<{ id: string }, BringInProblem>> {
  const { id: syncId, calendar_url, calendar_name, source_kind, unconfirmed } = source;
  const verdict = await mayBringIn(bringer, deps);
  if (!verdict.ok) return verdict;
  const read = await (source_kind === "feed" ? understandFeed : understandSite)(calendar_url, deps).catch(readerDown);
  if (!read.ok) return refuse({ kind: "nothingRead", why: read.problem });
  const isTheirs = await isTheirOwn(source, deps);
  const { reading: all } = read.value;
  const events = isTheirs ? all.events : all.events.filter(isSure);
  const reading = { ...all, events, notUnderstood: isTheirs ? all.notUnderstood : [], title: calendar_name };
  if (isEmpty(reading)) return refuse({ kind: "nothingRead", why: "no_events" });
  const address = unconfirmed === null ? read.value.address : hostRead(read.value);
  const kept = { syncId, decisions: await selectSourceDecisions(deps.db, syncId) };
  return succeed(await storeIntake({ ...read.value, address, reading }, bringer, deps, kept));
}

/** Not where only superadmins have said yes to it. */
export const isTheirOwn = async (
  { unconfirmed, organizer_id }: Pick<CalendarSyncRow, "unconfirmed" | "organizer_id">,
  { db }: Pick<IntakeDeps, "db">,
) => unconfirmed === null || (await findClaimable(db, organizer_id))?.is_kept === 1;

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
  const read = await understandFeed(address, deps).catch(readerDown);
  if (!read.ok) return refuse({ ...unreadable, feed: "server_error" });
  const reading = { ...read.value.reading, title: name ?? found.value.name };
  return succeed(await storeIntake({ ...read.value, reading }, bringer, deps));
}

export const mayBringIn = ({ userId }: Pick<Bringer, "userId">, { db, settings, now }: IntakeDeps) =>
  limitAttempts({ feedByAccount: userId }, { db, now, settings });

type Why = Extract<BringInProblem, { kind: "nothingRead" }>["why"];

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
      return understandCalendar(found.address, deps);
    default:
      return understandAddress(found.address, deps);
  }
}

const firstLine = (text: string) => text.replace(/\n.*/s, "").trim();

/** Where a site keeps programs away, reads the interface beside it. */
async function understandCalendar(address: string, deps: IntakeDeps): Promise<Result<Understood, Why>> {
  const feed = await understandFeed(address, deps);
  const beside = !feed.ok && feed.problem === "refused" ? await deps.reader.interfaceBeside(address) : null;
  if (beside === null) return feed;
  const read = await understandSite(beside, deps);
  return read.ok ? read : feed;
}
