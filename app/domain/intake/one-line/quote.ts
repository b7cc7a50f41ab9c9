import { cutIntoWords } from "~/domain/plain-words/words";
import { isNear, type Letters } from "../programme/time-words";

/** What was typed; dots between what stands apart. */
export const quote = (typed: string, letters: readonly Letters[]): string =>
  quoteOf(
    typed,
    letters.toSorted((one, other) => one.at - other.at),
    isNear,
  );

/** Those of the words that were typed, in their order: of a title, which may be cut and put together. */
export function quoteWords(said: string, typed: string): string {
  const all = cutIntoWords(typed);
  let next = 0;
  const found = cutIntoWords(said).flatMap(({ key }) => {
    const nth = all.findIndex((word, index) => index >= next && word.key === key);
    if (nth >= 0) next = nth + 1;
    return all[nth] ?? [];
  });
  return quoteOf(typed, found, (gap) => !/[\p{L}\d]/u.test(gap));
}

function quoteOf(typed: string, spans: readonly Letters[], isJoined: (gap: string) => boolean): string {
  const pieces: Letters[] = [];
  for (const { at, end } of spans) {
    const last = pieces.at(-1);
    if (last && isJoined(typed.slice(last.end, at))) last.end = Math.max(last.end, end);
    else pieces.push({ at, end });
  }
  return pieces.map(({ at, end }) => typed.slice(at, end)).join(" … ");
}
