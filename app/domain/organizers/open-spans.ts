import { cleanLine } from "~/domain/text/plain-text";
import { parseClockTime } from "~/domain/time/clock-time";
import { refuse, type Result, succeed } from "~/domain/values";

/** By the numbers of weekdayOf(). */
export const OPENING_DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
type OpeningDay = (typeof OPENING_DAYS)[number];

/** Norwegian clocks, HH:MM; midnight at the end is 24:00. */
export type OpenSpan = NonNullable<ReturnType<typeof parseSpan>>;

/** As stored; a missing weekday is closed. */
export interface Opening extends Partial<Record<OpeningDay, OpenSpan[]>> {
  /** In its own words: "I juli etter avtale". */
  note?: string;
}

export const openingField = (day: OpeningDay) => `open_${day}` as const;

export const OPENING_FIELDS = [...OPENING_DAYS.map(openingField), "opening_note"] as const;

const MOST_SPANS = 2;

export const MIDNIGHT = "24:00";

type OpeningProblem = "openingUnreadable" | "openingReversed" | "openingsOverlap" | "tooManyOpenings";

/** Parses "10–14 og 17.30–20", in order of time; "" or "stengt" is closed. */
export function parseOpenSpans(text: string): Result<OpenSpan[], OpeningProblem> {
  const line = cleanLine(text).toLowerCase();
  if (/^(|[-–—]|stengt|lukket|lukka|closed)$/.test(line)) return succeed([]);
  const read = line.split(/\s*(?:[,;&]|\b(?:og|and)\b)\s*/).map(parseSpan);
  const spans = read.filter((span) => span !== null).sort((a, b) => (a.from < b.from ? -1 : 1));
  if (spans.length < read.length) return refuse("openingUnreadable");
  if (spans.some(({ from, until }) => until <= from)) return refuse("openingReversed");
  if (spans.some(({ from }, index) => from < (spans[index - 1]?.until ?? ""))) return refuse("openingsOverlap");
  return spans.length > MOST_SPANS ? refuse("tooManyOpenings") : succeed(spans);
}

function parseSpan(text: string) {
  const [, first, last] = /^(?:kl\.? *)?([\d.:]+) *(?:-|–|—|til|to) *(?:kl\.? *)?([\d.:]+)$/.exec(text) ?? [];
  const from = parseClockTime(first ?? "");
  const until = /^(24|00?)([.:]?00)?$/.test(last ?? "") ? MIDNIGHT : parseClockTime(last ?? "");
  return from === null || until === null ? null : { from, until };
}

export const openSpansText = (spans: readonly OpenSpan[] = []): string =>
  spans.map(({ from, until }) => `${from}–${until}`).join(", ");

export const openingTexts = ({ note = "", ...days }: Opening): Record<string, string> => ({
  ...Object.fromEntries(OPENING_DAYS.map((day) => [openingField(day), openSpansText(days[day])])),
  opening_note: note,
});
