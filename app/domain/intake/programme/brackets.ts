import { isNoTitle } from "../no-title";
import { isPlaceName } from "./place";
import { BLANK } from "./plain-lines";
import { timeWordsOf } from "./tokens";

const BRACKET = /\(([^()]{3,60})\)/g;
const CLOCK = /(?<!\d)\d{1,2}[.:]\d{2}(?!\d)|(?<!\p{L})kl\.?\s?\d/iu;
/** They tell of the event itself. */
const OF_EVENT =
  /(?<!\p{L})(?:slutt|ferdig|avslutt|varer|varar|ends?|start|oppmøte|frammøte|dør|fra|frå|til|from|to|tid|flytt|endr|ny|møt|utsolgt|utseld|full|sold)\p{L}*/iu;

/** "6/12 (nattverd), 13/12". */
const NOTE_IN_LIST = /(?<=\d\.?)\s\([^()\d]{2,30}\)(?=\s?(?:,|og\s|&)\s?(?:\p{L}+\s)?\d)/giu;

/** Letter for letter, so that the days of a list stand side by side. */
export const withoutNotesInList = (line: string): string =>
  line.replace(NOTE_IN_LIST, (note) => " ".repeat(note.length));

/** Makes the clock of another part illegible, letter for letter: "kl. 18.00 Speiderkveld (Tweens 17.30)". */
export const withoutPartsInBrackets = (line: string): string =>
  line.replace(BRACKET, (bracket, inside: string, at: number) => {
    if (!CLOCK.test(inside) || OF_EVENT.test(inside)) return bracket;
    const tokens = timeWordsOf(inside);
    const words = inside.slice(0, tokens[0]?.at).trim();
    const outside = [line.slice(0, at), line.slice(at + bracket.length)];
    const hasOther = outside.some((part) => timeWordsOf(part).some(({ kind }) => kind === "clock"));
    const isPart = hasOther || /^\p{Lu}\p{L}+(?: \p{L}+)?$/u.test(words);
    const isOnlyClock = tokens.every(({ kind }) => kind === "clock");
    return isPart && isOnlyClock && words !== "" && !isNoTitle(words) && !isPlaceName(words)
      ? BLANK.repeat(bracket.length)
      : bracket;
  });
