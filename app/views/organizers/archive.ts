import type { EventRecordRow } from "#db/queries/events/records";
import type { OrganizerRecords } from "#db/queries/organizers/records";
import { commonMessages } from "#messages/common";
import { ownDataMessages } from "#messages/own-data";
import { statisticsMessages } from "#messages/statistics";
import { placeLabel } from "~/domain/events/display";
import { archiveParts } from "~/domain/organizers/archive";
import type { Locale } from "~/domain/site/locales";
import { CSV_MARK, csvLine } from "~/domain/text/csv";
import { dateFromUnix, wallClockAt } from "~/domain/time/days-and-moments";
import { messagesIn } from "~/i18n/messages-in";
import { viewMarks } from "~/views/events/state";

export function viewArchiveNote(
  { organizer, pictures }: OrganizerRecords,
  { locale, now }: { locale: Locale; now: Date },
): { name: string; text: string; tableName: string; statisticsName: string } {
  const { archive } = messagesIn(ownDataMessages, locale);
  const { day, time } = wallClockAt(now);
  const parts = archiveParts(pictures.length);
  const lines = [
    archive.about(organizer.name, day, time),
    "",
    ...archive.contents,
    "",
    ...archive.notes,
    ...(parts > 1 ? ["", archive.inParts(parts)] : []),
  ];
  return {
    name: archive.noteName,
    text: `${lines.join("\r\n")}\r\n`,
    tableName: archive.tableName,
    statisticsName: messagesIn(statisticsMessages, locale).archiveName,
  };
}

export function viewTableHead(locale: Locale): string {
  const { columns } = messagesIn(ownDataMessages, locale).archive;
  return CSV_MARK + csvLine(Object.values(columns));
}

/** In the order of the table's head. */
export const viewTable = (events: readonly EventRecordRow[], { locale, appUrl }: { locale: Locale; appUrl: string }) =>
  events.map((event) => csvLine(Object.values(cellsOf(event, locale, appUrl)))).join("");

type Columns = Record<keyof (typeof ownDataMessages)["archive"]["columns"], string | null>;

function cellsOf(event: EventRecordRow, locale: Locale, appUrl: string): Columns {
  const start = clockOf(event.start_time);
  const end = event.end_time === null ? null : clockOf(event.end_time);
  const isTimed = event.all_day === 0;
  return {
    title: event.title,
    type: messagesIn(commonMessages, locale).eventTypes[event.event_type],
    day: start.day,
    time: isTimed ? start.time : null,
    endDay: end?.day ?? null,
    endTime: isTimed ? (end?.time ?? null) : null,
    state: viewMarks(event, locale)
      .map(({ text }) => text)
      .join(", "),
    reason: event.state_reason,
    place: placeLabel(event),
    address: event.location_address,
    city: event.city,
    speaker: event.speaker_band,
    tags: (JSON.parse(event.tags) as string[]).join(", "),
    link: event.external_url,
    page: `${appUrl}/event/${event.id}`,
    description: event.description,
  };
}

const clockOf = (seconds: number) => wallClockAt(dateFromUnix(seconds));
