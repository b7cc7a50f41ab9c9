import { ageWord } from "./names-of-houses";
import type { WordSpan } from "./spans";
import { textOf, type Word } from "./words";

const OR = new Set(["eller", "or", "nor"]);

/** "Men" is English, too. */
const BUT = new Set(["men", "but"]);

interface Unwanted {
  from: number;
  to: number;
  as: "not" | "word";
  word: string;
}

const IS_WORD = /^\p{L}{3,}$/u;

/** What stands behind "ikke" or "uten" at `from`; "uten påmelding" is a word of its own, to be found as it is. */
export function unwantedParts(
  words: readonly Word[],
  from: number,
  { spans, isKind }: { spans: readonly WordSpan[]; isKind: (key: string) => boolean },
): Unwanted[] {
  const no = spans.find(({ from: at, meaning: { as } }) => at === from && (as === "not" || as === "without"));
  if (!no) return [];
  const isSmall = (at: number) => spans.some((s) => s.from <= at && at < s.to && s.meaning.as === "small");
  const named = (at: number): { word: string; to: number } | null => {
    const word = words[at];
    if (!word) return null;
    const told = spans.find((span) => span.from === at && span.meaning.as === "words");
    const aged = spans.find((span) => span.from === at && span.meaning.as === "age");
    if (aged?.meaning.as === "age") return { word: ageWord(aged.meaning.age), to: aged.to };
    if (told?.meaning.as === "words") return { word: told.meaning.words, to: told.to };
    return isKind(word.key) ? { word: word.text, to: at + 1 } : null;
  };
  let at = no.to;
  while (at < words.length && isSmall(at) && !named(at)) at++;
  const found: Unwanted[] = [];
  const add = (start: number, { word, to }: { word: string; to: number }) => {
    const end = BUT.has(words[to]?.key ?? "") ? to + 1 : to;
    found.push({ from: start, to: end, as: "not", word });
    const next = OR.has(words[to]?.key ?? "") ? named(to + 1) : null;
    if (next) add(to, next);
  };
  const kind = named(at);
  const next = words[no.to];
  if (kind) add(from, kind);
  else if (next && IS_WORD.test(next.text) && !spans.some((span) => span.from === no.to)) {
    const to = no.to + 1;
    if (no.meaning.as === "not") add(from, { word: next.text, to });
    else found.push({ from, to, as: "word", word: textOf(words.slice(from, to)) });
  }
  return found;
}
