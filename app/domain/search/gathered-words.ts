import { foldText } from "~/domain/text/fold";

export interface GatheredWord {
  word: string;
  /** As written, in lower case. */
  spelled: string;
  events: number;
  seq: number;
}

export const MOST_WORDS = 20_000;

/** Shorter words are quicker typed than chosen. */
const SHORTEST = 4;
const LONGEST = 30;

const FILLERS = new Set("eller etter under over mellom hver vare deres alle andre with from your".split(" "));

interface Written {
  text: string;
  events: number;
  seq: number;
}

export function gatherWords(gathered: Map<string, GatheredWord>, { text, events, seq }: Written): void {
  for (const spelled of new Set(
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/\p{L}+/gu),
  )) {
    const word = foldText(spelled);
    if (word.length < SHORTEST || word.length > LONGEST || FILLERS.has(word)) continue;
    const known = gathered.get(word);
    if (known) gathered.set(word, { ...known, events: known.events + events, seq: Math.max(known.seq, seq) });
    else gathered.set(word, { word, spelled, events, seq });
  }
}

export const mostCommonWords = (gathered: ReadonlyMap<string, GatheredWord>): GatheredWord[] =>
  [...gathered.values()].sort((a, b) => b.events - a.events || (a.word < b.word ? -1 : 1)).slice(0, MOST_WORDS);
