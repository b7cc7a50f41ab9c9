// Prints what the importer reads from a calendar: npm run -s ics -- FILE_OR_URL [--now ISO] [--days N]
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { CalendarRefusal } from "../app/domain/calendars/reader/components";
import type { Occurrence } from "../app/domain/calendars/reader/event-content";
import { ICAL_LIMITS } from "../app/domain/calendars/reader/lines";
import { type CalendarReading, readCalendar } from "../app/domain/calendars/reader/read-calendar";
import { unpackAtMost } from "../app/gateways/read-at-most";
import { leave, readOptions } from "./options.mjs";

const USAGE = "Usage: npm run -s ics -- FILE_OR_URL [--now ISO] [--days N]";
const DEFAULT_DAYS = "365";
const FETCH_MILLISECONDS = 30_000;

const REFUSALS: Record<CalendarRefusal, string> = {
  empty: "it is empty",
  html: "it is a web page, not a calendar",
  "not-a-calendar": "it holds no calendar (BEGIN:VCALENDAR)",
  "too-large": "it is too large",
};

function readArguments() {
  const { values, positionals } = readOptions(USAGE, {
    allowPositionals: true,
    options: { now: { type: "string" }, days: { type: "string", default: DEFAULT_DAYS } },
  });
  const now = values.now === undefined ? new Date() : new Date(values.now);
  const days = Number(values.days);
  const [source, ...others] = positionals;
  if (!source || others.length > 0) leave(USAGE);
  if (Number.isNaN(now.getTime())) leave(`--now is no date: ${values.now}`);
  if (!Number.isFinite(days) || days <= 0) leave(`--days is no number of days: ${values.days}`);
  return { source, now, days };
}

interface Source {
  body: Uint8Array;
  contentType: string | null;
}

/** Gzipped content is unpacked, as in a fetched feed. */
async function readSource(source: string): Promise<Source> {
  const { body: packed, contentType } = await readPacked(source);
  const body = await unpackAtMost(new Uint8Array(packed), ICAL_LIMITS.bodyLength);
  return { body: body ?? leave(`${source} is no calendar: ${REFUSALS["too-large"]}.`), contentType };
}

async function readPacked(source: string): Promise<Source> {
  if (!/^(https?|webcals?):\/\//i.test(source)) {
    return { body: readFileSync(resolve(process.env.INIT_CWD ?? ".", source)), contentType: null };
  }
  const response = await fetch(source.replace(/^webcals?:/i, "https:"), {
    signal: AbortSignal.timeout(FETCH_MILLISECONDS),
  });
  if (!response.ok) leave(`Could not fetch ${source}: the server answered ${response.status}.`);
  return { body: new Uint8Array(await response.arrayBuffer()), contentType: response.headers.get("Content-Type") };
}

const printed = ({ uid, recurrenceId, summary, start, end, allDay, status, location, eventType }: Occurrence) =>
  JSON.stringify({
    uid,
    recurrence_id: recurrenceId,
    summary,
    start,
    end,
    all_day: allDay,
    status,
    location,
    event_type: eventType,
  });

function report({ skipped, skippedCount, isComplete }: CalendarReading) {
  for (const { uid, summary, reason, detail } of skipped) {
    console.error(
      ["Skipped", summary ?? uid ?? "an event without a title", `(${reason})`, detail].filter(Boolean).join(" "),
    );
  }
  if (skippedCount > skipped.length) console.error(`Skipped ${skippedCount - skipped.length} more.`);
  if (!isComplete) console.error("The calendar is cut off: its end is missing.");
}

const { source, now, days } = readArguments();
const { body, contentType } = await readSource(source).catch((error: Error) =>
  leave(`Could not read ${source}: ${error.message}`),
);
const reading = readCalendar(body, { now, days, contentType });
if (!reading.ok) leave(`${source} is no calendar: ${REFUSALS[reading.reason]}.`);
report(reading);
const lines = reading.occurrences.map((occurrence) => `${printed(occurrence)}\n`);
process.stdout.write(lines.join(""));
