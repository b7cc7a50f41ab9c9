import { commonMessages } from "#messages/common";
import { intakeMessages } from "#messages/intake";
import { type ExistingEvent, isEqualTo, momentsOf, obstacleOf, type ReviewRow } from "~/domain/review/review-row";
import { hostOf } from "~/domain/text/links";
import { momentAt } from "~/domain/time/days-and-moments";
import { formatTime } from "~/i18n/format";
import { formatEventDays, formatEventHours } from "~/i18n/format-event-time";
import { messagesIn } from "~/i18n/messages-in";
import type { FormTexts } from "~/schemas/forms/parse";
import type { ViewContext } from "~/views/events/card";
import { dayAndClock, viewThere } from "~/views/events/there";
import { viewFactLines } from "~/views/facts/facts";

export interface ReviewRowView {
  id: string;
  title: string;
  /** "søndag 29. november kl. 11:00 – 12:30" */
  when: string;
  /** Written in the row itself: null where its times are more than one day's start and end, or in question. */
  clock: { day: string; field: "time" | "new_time"; time: string; until: string | null } | null;
  place: string;
  type: ReviewRow["type"];
  typeName: string;
  /** The link's: "menigheten.no". */
  host: string | null;
  price: string | null;
  isTicked: boolean;
  isCorrected: boolean;
  isPrivate: boolean;
  doubts: string[];
  /** What was read, where it is asked about or stands in another line. */
  quotes: string[];
  /** Must be done before it can be published. */
  obstacle: string | null;
  /** Given by the source; one must be chosen. */
  clocks: { first: string; other: string } | null;
  /** Dates of its rule, where it is the first of three or more. */
  alike: number | null;
  there: string | null;
  /** An event that seems to be the same. */
  existing: ExistingView | null;
  /** In the text; null where lines mean nothing. */
  line: number | null;
  /** Shown where the device has the picture. */
  cut: ReviewRow["cut"] | null;
}

type ExistingView = ReturnType<typeof viewExisting>;

interface RowContext {
  hasLines: boolean;
  /** It is the first whose year a heading tells. */
  tellsYear: boolean;
}

/** Of the heading that tells no more of its day than the year. */
export const yearLineOf = ({ evidence }: ReviewRow) =>
  evidence?.day.quotes.find((quote) => quote.isOnlyYear)?.line ?? null;

export function viewRow(
  row: ReviewRow,
  { hasLines, tellsYear, organizer }: RowContext & { organizer: string },
  context: ViewContext,
): Omit<ReviewRowView, "alike" | "there"> {
  const m = messagesIn(intakeMessages, context.preferences.locale);
  const obstacle = obstacleOf(row);
  return {
    id: row.id,
    title: row.title,
    when: whenOf(row, context),
    clock: writtenClock(row, context),
    place: [row.place, row.address].filter(Boolean).join(", ") || m.review.atHome(organizer),
    type: row.type,
    typeName: messagesIn(commonMessages, context.preferences.locale).eventTypes[row.type],
    host: row.url && hostOf(row.url),
    price: viewFactLines(row.price ?? {}, context.preferences.locale)[0] ?? null,
    isTicked: row.isTicked,
    isCorrected: row.isCorrected,
    isPrivate: row.isPrivate,
    doubts: row.doubts.map((doubt) => m.doubts[doubt]),
    quotes: quotesOf(row, { hasLines, tellsYear }, m.review),
    obstacle: obstacle && m.obstacles[obstacle],
    clocks: row.other && { first: dayAndClock(row, context), other: dayAndClock(row.other, context) },
    existing: row.existing ? viewExisting(row, row.existing, context) : null,
    line: hasLines ? row.line : null,
    cut: row.cut ?? null,
  };
}

function quotesOf(
  { evidence, doubts, line, isCorrected }: ReviewRow,
  { hasLines, tellsYear }: RowContext,
  { quoted, quotedOf }: (typeof intakeMessages)["review"],
): string[] {
  if (!evidence || isCorrected) return [];
  const own = doubts.length === 0 ? undefined : evidence.day.quotes.find((quote) => quote.line === line);
  const others = KNOWN.flatMap((field) =>
    (evidence[field]?.quotes ?? [])
      .filter((quote) => quote.line !== line)
      .filter((quote) => !quote.isOnlyYear || tellsYear)
      .map((quote) => quotedOf[quote.isOnlyYear ? "year" : field](quote.words, hasLines ? quote.line : null)),
  );
  return own ? [quoted(own.words), ...others] : others;
}

const KNOWN = ["title", "day", "clock", "place"] as const;

function viewExisting(row: ReviewRow, event: ExistingEvent, context: ViewContext) {
  return {
    ...viewThere(event, context),
    isImported: event.isImported,
    /** Same title and times. */
    isEqual: isEqualTo(event, row),
    is: row.existingIs,
  };
}

/** Times that don't fit each other are shown as far as known. */
function whenOf(row: ReviewRow, context: ViewContext): string {
  const moments = momentsOf(row);
  if (!moments) return dayAndClock(row, context);
  const times = { ...moments, isAllDay: row.time === null };
  const hours = formatEventHours(times, context.preferences);
  return [formatEventDays(times, context.now, context.preferences.locale), hours].filter(Boolean).join(" ");
}

function writtenClock(row: ReviewRow, { now, preferences }: ViewContext): ReviewRowView["clock"] {
  const moments = momentsOf(row);
  if (!moments || row.endDay !== null || row.other !== null) return null;
  const day = formatEventDays({ ...moments, end: moments.start }, now, preferences.locale);
  const until = row.endTime && formatTime(momentAt(row.day, row.endTime), preferences);
  return { day, field: row.time === null ? "new_time" : "time", time: row.time ?? "", until };
}

export const rowTexts = (row: ReviewRow): FormTexts => ({
  title: row.title,
  event_type: row.type,
  all_day: row.time === null ? "on" : "",
  start_date: row.day,
  start_time: row.time ?? "",
  end_date: row.endDay ?? "",
  end_time: row.endTime ?? "",
  location_name: row.place ?? "",
  location_address: row.address ?? "",
  external_url: row.url ?? "",
  description: row.description ?? "",
});
