import { Zip, ZipPassThrough } from "fflate";
import { eachYearOf, type OrganizerRecords } from "#db/queries/organizers/records";
import { listMonthsOfStatistics } from "#db/queries/statistics/sums";
import type { AppContext } from "~/context";
import { picturesOfPart } from "~/domain/organizers/archive";
import { RETENTION } from "~/domain/site/retention";
import { EVER, shownMonths } from "~/domain/statistics/periods";
import { present } from "~/domain/values";
import { readWidest } from "~/gateways/images/stored-images";
import { viewKeptCalendar } from "~/views/events/calendar-file";
import { viewArchiveNote, viewTable, viewTableHead } from "~/views/organizers/archive";
import { download } from "./download";
import { exportName, organizerJson } from "./organizer-json";
import { statisticsChunks } from "./statistics";

type ArchiveContext = Pick<AppContext, "db" | "now" | "images" | "locale" | "settings">;

/** Data as JSON, events as a table and as calendars, pictures; those beyond the first part have their own. */
export function organizerArchive(records: OrganizerRecords, part: number, context: ArchiveContext): Response {
  const parts = part === 1 ? allParts(records, context) : pictures(records, part, context);
  const suffix = part === 1 ? "" : `-${part}`;
  return download(zipped(parts, context.now), {
    name: `${exportName(records, context)}${suffix}.zip`,
    type: "application/zip",
  });
}

async function* allParts(records: OrganizerRecords, context: ArchiveContext): AsyncGenerator<ZipPart> {
  const encoder = new TextEncoder();
  const note = viewArchiveNote(records, context);
  yield { name: note.name, chunks: [encoder.encode(note.text)] };
  yield { name: "samling.json", chunks: organizerJson(records, context) };
  yield { name: note.tableName, chunks: table(records, context) };
  yield { name: note.statisticsName, chunks: statisticsChunks(statisticsOf(records, context), context) };
  yield* calendars(records, context);
  yield* pictures(records, 1, context);
}

async function* table({ organizer }: OrganizerRecords, { db, locale, settings }: ArchiveContext) {
  const encoder = new TextEncoder();
  yield encoder.encode(viewTableHead(locale));
  for await (const { events } of eachYearOf(db, organizer.id))
    yield encoder.encode(viewTable(events, { locale, appUrl: settings.APP_URL }));
}

function statisticsOf({ organizer }: OrganizerRecords, { db, now }: ArchiveContext) {
  const months = shownMonths(EVER, now, RETENTION.statisticsMonths);
  return listMonthsOfStatistics(db, organizer.id, {
    first: present(months.at(-1), "first month"),
    last: present(months[0], "last month"),
  });
}

/** One a year, so that no more than a year's events are held at once. */
async function* calendars({ organizer }: OrganizerRecords, { db, settings }: ArchiveContext): AsyncGenerator<ZipPart> {
  for await (const { year, events } of eachYearOf(db, organizer.id)) {
    const text = viewKeptCalendar({ events, series: [] }, settings.APP_URL);
    yield { name: `ics/${year}.ics`, chunks: [new TextEncoder().encode(text)] };
  }
}

async function* pictures(records: OrganizerRecords, part: number, { images }: ArchiveContext): AsyncGenerator<ZipPart> {
  for (const { id } of picturesOfPart(records.pictures, part)) {
    const bytes = await readWidest(images, id);
    if (bytes) yield { name: `images/${id}.webp`, chunks: [bytes] };
  }
}

interface ZipPart {
  /** With folders, as `images/events/k3x9.webp`. */
  name: string;
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** Read part by part. Where one fails the file lacks its list, so that nobody takes it for complete. */
async function* zipped(parts: AsyncIterable<ZipPart>, now: Date): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
  for await (const { name, chunks } of parts) {
    // Pictures are most of it and compressed already; compressing the rest costs more of the Worker than it saves.
    const file = new ZipPassThrough(name);
    file.mtime = now;
    zip.add(file);
    for await (const chunk of chunks) {
      file.push(chunk);
      yield* written.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* written.splice(0);
  }
  zip.end();
  yield* written.splice(0);
}
