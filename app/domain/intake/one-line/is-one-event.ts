import { intakeKind } from "../intake-kind";
import { readProgramme } from "../programme/read-programme";
import { recognise } from "../recognise";
import { readOneLine } from "./read-one-line";
import { READ_AT_ONCE } from "./said";

/**
 * Whether what was written or pasted is one event, which the event's form reads; a link, data, a table and several
 * events are the intake's. A text of several lines without any day is no event.
 */
export function isOneEvent(pasted: string, now: Date): boolean {
  const text = pasted.trim();
  if (text.length > READ_AT_ONCE || recognise(text).kind !== "text") return false;
  if (intakeKind(new TextEncoder().encode(text), text, null, null) !== "text") return false;
  const reading = readOneLine(text, { now, places: [] });
  if (reading.kind !== "event" || (reading.event.when === null && text.includes("\n"))) return false;
  return !isProgramme(text, now);
}

/** The dates of one rule are one event. */
const isProgramme = (text: string, now: Date): boolean =>
  new Set(
    readProgramme(text, now, { isToldNow: true }).events.map(({ line, title, time }) =>
      JSON.stringify([line, title, time]),
    ),
  ).size > 1;
