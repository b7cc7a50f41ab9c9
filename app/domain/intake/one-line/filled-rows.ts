import type { UsualTime } from "~/domain/events/usual-times";
import { formTextsOf, type RowTexts } from "./form-texts";
import { readOneLine } from "./read-one-line";
import type { LineContext, LineDoubt, Said, SaidPlace } from "./said";

export interface AskedInRow {
  from: string;
  doubt: LineDoubt;
}

/** What a line fills in, by rows of the form. */
export interface FilledRows {
  kind: "nothing" | "event" | "several";
  rows: Record<string, RowTexts>;
  place: SaidPlace | null;
  asked: Record<string, AskedInRow[]>;
  /** Fields of when that hold what the line says, and no proposal. */
  said: readonly string[];
}

export interface FillingContext extends LineContext {
  usualTimes: Partial<Record<string, UsualTime | null>>;
}

export function filledRowsOf(text: string, { usualTimes, ...context }: FillingContext): FilledRows {
  const reading = readOneLine(text, context);
  if (reading.kind !== "event") return { kind: reading.kind, rows: {}, place: null, asked: {}, said: [] };
  const { event } = reading;
  const { title, when, rhythm, place, entry } = event;
  const rows = formTextsOf(event, usualTimes[event.type?.value ?? "other"] ?? null);
  const isEndProposed = when?.value.endTime === null;
  return {
    kind: "event",
    rows,
    place: place && place.value,
    asked: {
      title: questionsOf(title),
      when: questionsOf(when),
      rhythm: questionsOf(rhythm),
      place: questionsOf(place),
      more: questionsOf(entry),
    },
    said: Object.keys(rows.when).filter((name) => !(isEndProposed && name === "end_time")),
  };
}

const questionsOf = (field: Said<unknown> | null): AskedInRow[] =>
  field ? field.doubts.map((doubt) => ({ from: field.from, doubt })) : [];
