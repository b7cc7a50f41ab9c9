import { type Edit, withEdits } from "~/domain/plain-words/numbers-in-words";
import { cutIntoWords } from "~/domain/plain-words/words";
import { isNear } from "../programme/time-words";

export interface LetterSpan {
  at: number;
  end: number;
}

/** A line put otherwise for the readers, and the letters of what was typed that each of its own stands for. */
export interface Retold {
  line: string;
  origins: readonly (readonly LetterSpan[])[];
}

/** `of`: further words that it stands for. */
export type Telling = Edit & { of?: readonly LetterSpan[] };

/** Each step reads what the steps before it made of the line. */
export const retold = (typed: string, ...steps: readonly ((line: string) => readonly Telling[])[]): Retold =>
  steps.reduce<Retold>((told, step) => withTellings(told, step(told.line)), {
    line: typed,
    origins: Array.from({ length: typed.length }, (_, at) => [{ at, end: at + 1 }]),
  });

export function withTellings({ line, origins }: Retold, tellings: readonly Telling[]): Retold {
  const all = [...origins];
  for (const { at, end, to, of = [] } of tellings.toSorted((one, other) => other.at - one.at)) {
    const letters = [{ at, end }, ...of].flatMap((span) => origins.slice(span.at, span.end).flat());
    all.splice(at, end - at, ...Array.from({ length: to.length }, () => letters));
  }
  return { line: withEdits(line, tellings), origins: all };
}

/** Those of what was typed that words of the line stand for. */
export const lettersOf = ({ origins }: Retold, words: readonly LetterSpan[]): LetterSpan[] =>
  words.flatMap(({ at, end }) => origins.slice(at, end).flat());

/** What was typed; dots between what stands apart. */
export const quote = (typed: string, letters: readonly LetterSpan[]): string =>
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

function quoteOf(typed: string, spans: readonly LetterSpan[], isJoined: (gap: string) => boolean): string {
  const pieces: LetterSpan[] = [];
  for (const { at, end } of spans) {
    const last = pieces.at(-1);
    if (last && isJoined(typed.slice(last.end, at))) last.end = Math.max(last.end, end);
    else pieces.push({ at, end });
  }
  return pieces.map(({ at, end }) => typed.slice(at, end)).join(" … ");
}
