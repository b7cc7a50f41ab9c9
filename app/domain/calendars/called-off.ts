import { MONTHS } from "~/domain/plain-words/names";
import type { NotUnderstood } from "~/domain/sources/understood";
import { foldedWords } from "~/domain/text/fold";
import { calendarDate, dayNumber, dayOf } from "~/domain/time/days-and-moments";
import type { StoredImportedEvent } from "./imported-event";

const SOME_DAY = new RegExp(`\\d{1,2}[./]?\\s*(?:\\d{1,2}(?!\\d|:)|${MONTHS.flat().join("|")})`, "iu");

function dayIn(event: StoredImportedEvent): RegExp {
  const { month, date } = calendarDate(dayNumber(dayOf(event.start)));
  return new RegExp(
    `(?<!\\d)0?${date}(?:[./]\\s?0?${month}(?!\\d)|\\.?\\s?(?:${MONTHS[month - 1]?.join("|")})(?!\\p{L}))`,
    "iu",
  );
}

/** Those of the missing that a line of the page calls off: by title, by day, or, where several are of the day, by both. */
export function calledOff<Stored extends StoredImportedEvent>(
  missing: readonly Stored[],
  lines: readonly NotUnderstood[] = [],
) {
  const texts = lines.filter(({ reason }) => reason === "cancelled").map(({ text }) => text);
  const isNamed = (text: string, { title }: StoredImportedEvent) => {
    const words = new Set(foldedWords(text));
    return foldedWords(title).every((word) => words.has(word));
  };
  return missing.filter((event) =>
    texts.some((text) => {
      if (!SOME_DAY.test(text)) return isNamed(text, event);
      const ofDay = missing.filter(({ start }) => dayOf(start) === dayOf(event.start));
      return dayIn(event).test(text) && (ofDay.length === 1 || isNamed(text, event));
    }),
  );
}
