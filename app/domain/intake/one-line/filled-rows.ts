import type { UsualTime } from "~/domain/events/usual-times";
import { formTextsOf, type RowTexts } from "./form-texts";
import { readOneLine } from "./read-one-line";
import type { LineContext, LineDoubt, Said, SaidPlace } from "./said";

export interface AskedInRow {
  from: string;
  doubt: LineDoubt | "end_proposed";
}

/** What a line fills in, by rows of the form. */
export interface FilledRows {
  kind: "nothing" | "event" | "several";
  rows: Record<string, RowTexts>;
  place: SaidPlace | null;
  asked: Record<string, AskedInRow[]>;
}

export interface FillingContext extends LineContext {
  usualTimes: Partial<Record<string, UsualTime | null>>;
}

export function filledRowsOf(text: string, { usualTimes, ...context }: FillingContext): FilledRows {
  const reading = readOneLine(text, context);
  if (reading.kind !== "event") return { kind: reading.kind, rows: {}, place: null, asked: {} };
  const { event } = reading;
  const { when, rhythm, place, entry } = event;
  const isEndProposed = when !== null && when.value.time !== null && when.value.endTime === null;
  return {
    kind: "event",
    rows: formTextsOf(event, usualTimes[event.type?.value ?? "other"] ?? null),
    place: place && place.value,
    asked: {
      when: [...questionsOf(when), ...(isEndProposed ? [{ from: "", doubt: "end_proposed" as const }] : [])],
      rhythm: questionsOf(rhythm),
      place: questionsOf(place),
      more: questionsOf(entry),
    },
  };
}

const questionsOf = (field: Said<unknown> | null): AskedInRow[] =>
  field ? field.doubts.map((doubt) => ({ from: field.from, doubt })) : [];
