import { daysToRead, type EventsToImport, eventsToImport } from "~/domain/calendars/events-to-import";
import type { ImportedEvent } from "~/domain/calendars/imported-event";
import type { CalendarRefusal } from "~/domain/calendars/reader/components";
import { type CalendarReading, readCalendar } from "~/domain/calendars/reader/read-calendar";
import { isOneEvent } from "~/domain/intake/one-line/is-one-event";
import { takenEvents } from "~/domain/review/decisions";
import { type SaidYesTo, type UnownedEvents, unownedEvents } from "~/domain/review/unowned";
import type { Result } from "~/domain/values";
import { interfaceBeside } from "../adapters/adapters";
import { type AddressAnswer, type AddressDeps, readAddress } from "../adapters/read-address";
import type { FeedCopy } from "../feeds/feed-fetcher";
import { type Intake, type IntakeReading, understandIntake, type UnreadableIntake } from "../intake/understand-intake";
import { isOpenByRules } from "../pages/robots-rules";

export interface FeedReading extends Omit<CalendarReading, "occurrences" | "cancelled" | "begun"> {
  toImport: EventsToImport;
}

interface FeedOptions {
  now: Date;
  contentType?: string | null;
}

/** In a Worker of its own (docs/decisions/0068-a-worker-that-reads.md): takes data, and functions without a `this`. */
export interface SourceReader {
  readFeed(
    body: Uint8Array | string,
    options: FeedOptions,
  ): Promise<FeedReading | { ok: false; reason: CalendarRefusal }>;
  understandIntake(intake: Intake, now: Date): Promise<Result<IntakeReading, UnreadableIntake>>;
  isOneEvent(pasted: string, now: Date): Promise<boolean>;
  /** What is taken of it. `saidYes`: of a source that its congregation has not said yes to. */
  decide(
    found: readonly ImportedEvent[],
    known: Omit<Parameters<typeof takenEvents>[1], "isUnowned"> & { saidYes?: SaidYesTo | null },
  ): Promise<UnownedEvents>;
  /** Asks for what it needs of others by `deps`. Never throws. */
  readAddress(address: string, known: FeedCopy | null, deps: AddressDeps): Promise<AddressAnswer>;
  interfaceBeside(feed: string): Promise<string | null>;
  isOpenByRules(rules: string, rulesAt: string, address: string): Promise<boolean>;
}

export const sourceReader: SourceReader = {
  readFeed: (body, options) => Promise.resolve(readFeed(body, options)),
  understandIntake,
  isOneEvent: (...asked) => Promise.resolve(isOneEvent(...asked)),
  decide(found, { saidYes = null, ...known }) {
    const taken = takenEvents(found, { ...known, isUnowned: saidYes !== null });
    return Promise.resolve(saidYes ? unownedEvents(taken, saidYes) : { ...taken, whole: null });
  },
  readAddress,
  interfaceBeside: (feed) => Promise.resolve(interfaceBeside(feed)),
  isOpenByRules: (...asked) => Promise.resolve(isOpenByRules(...asked)),
};

function readFeed(body: Uint8Array | string, { now, contentType }: FeedOptions) {
  const reading = readCalendar(body, { now, days: daysToRead(now), contentType });
  if (!reading.ok) return reading;
  const { occurrences, cancelled, begun, ...heads } = reading;
  return { ...heads, toImport: eventsToImport({ ...heads, occurrences, cancelled, begun }, now) };
}
