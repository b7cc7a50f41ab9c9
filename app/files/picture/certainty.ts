import { LONG_WEEKDAY, MONTH } from "~/domain/plain-words/names";

/** One reading of a line. */
export interface LookAtLine {
  text: string;
  /** 0–100: of its words. */
  confidence: number;
  /** 0–100: of the least certain letter in its figures and words of days. */
  weakest: number;
}

export interface Judgement {
  text: string;
  isSure: boolean;
  other: string | null;
}

const TIME_WORD = `(?<!\\p{L})(?:${LONG_WEEKDAY}|${MONTH}|klokk[ae]n?)(?!\\p{L})`;
const TIME = new RegExp(`\\d|(?<!\\p{L})kl(?!\\p{L})|${TIME_WORD}`, "iu");
const TOKENS = new RegExp(`\\d+|${TIME_WORD}|(?<!\\p{L})(?:ma|ti|on|to|fr|lø|la|sø|su|må|ty)\\p{L}{1,2}\\.`, "giu");

/** What must be certain before a line is believed. */
export const saysTime = (text: string): boolean => TIME.test(text);

const FIGURES: Record<string, string> = {
  O: "0",
  o: "0",
  Q: "0",
  l: "1",
  I: "1",
  i: "1",
  "|": "1",
  S: "5",
  B: "8",
  Z: "2",
  C: "0",
};
const LIKE = "[\\dOoQClIi|SBZ]";
/** A clock, a date, and a day before its month, of which some figures were read as letters. */
const LIKE_FIGURES = new RegExp(
  `(?<![\\p{L}\\d])(?:(?=[^\\s]*\\d)${LIKE}{1,2}(?:[.:/]${LIKE}{1,2})+|${LIKE}{1,2}(?=\\.\\s?(?:${MONTH})(?!\\p{L}))|(?<=kl\\.?\\s?)${LIKE}{1,2}(?:[.:]${LIKE}{2})?)(?![\\p{L}\\d])`,
  "giu",
);

/** "kl. 11100" is 11:00, and "Lør. 7111" is 7/11. */
const COLON_AS_FIGURE = /(?<=(?<!\p{L})kl\.?\s)([01]\d|2[0-3])\d([0-5][05])(?!\d)/giu;
const SLASH_AS_FIGURE =
  /(?<=(?:dag|man|tirs?|tys|ons|tors?|fre|lør|laur?|søn|sun|mån)\.?\s)([1-9]|[12]\d|3[01])[17]([1-9]|1[0-2])(?![\d./])/giu;

/** "l8.00" is 18.00. */
export const withFigures = (text: string): string =>
  text
    .replace(LIKE_FIGURES, (found) => found.replace(/[^\d.:/]/g, (letter) => FIGURES[letter] ?? letter))
    .replace(COLON_AS_FIGURE, "$1:$2")
    .replace(SLASH_AS_FIGURE, "$1/$2");

/** Of a line's letters: a look that saw less of it is no better. */
const WHOLE = 0.85;

const tokensOf = (text: string): string[] => (text.match(TOKENS) ?? []).map((token) => token.toLowerCase());

/** Of a letter, in both readings. */
const SURE = 75;

const GLUED = new RegExp(`(?<!\\p{L})(${LONG_WEEKDAY})(?=\\d)`, "giu");

const GLUED_SHORT = /(?<=^|\t)((?:ma|må|ti|ty|on|to|fr|lø|la|sø|su)\.?)(?=\d{1,2}\.?(?:\s|\t|$))/gimu;

/** A figure before a whole day is a crease, or counts rows. */
const STRAY = new RegExp(`^\\d\\t(?=(?:${LONG_WEEKDAY})\\s\\d)`, "iu");

/** What is no figure: "KI. 12:00", "kl. 18 00", "20 /9", "12:9.2026". */
const tidy = (text: string): string =>
  text
    .replace(/(?<!\p{L})[Kk][I1|i](?=\.?(?:\s?\d|\t|$))/gu, "kl")
    .replace(/(?<!\p{L})kl['’`,:-]\s?(?=\d)/giu, "kl ")
    .replace(/(?<=\d:)\s(?=[0-5]\d(?!\d))/g, "")
    .replace(/(?<=^|\t)[I|l!] (?=\d{1,2}[.:]\d\d(?!\d))/gm, "")
    .replace(GLUED_SHORT, "$1 ")
    .replace(STRAY, "")
    .replace(/(?<=(?<!\p{L})kl\.?\s\d{1,2})[ ,](?=\d\d(?!\d))/giu, ".")
    .replace(GLUED, "$1 ")
    .replace(/(?<=\d)\s?\/\s?(?=\d)/g, "/")
    .replace(/(?<!\d)(\d{1,2})[.,:]\s?(\d{1,2})[.,:]\s?(?=20\d\d(?!\d))/g, "$1.$2.")
    .replace(
      new RegExp(`(?<=(?<!\\d)\\d{1,2})\\s?(?:[,:]|\\.[^\\p{L}\\d\\s]{0,2})\\s?(?=(?:${MONTH})(?!\\p{L}))`, "giu"),
      ". ",
    );

/** A line that says a time is sure where two looks at it agree, and no figure in it looked like a letter. */
export function judge(first: LookAtLine, second: LookAtLine | null): Judgement {
  const [asRead, again] = [tidy(first.text), tidy(second?.text ?? "")];
  const text = withFigures(asRead);
  if (!saysTime(text)) {
    const isBetter =
      second !== null &&
      (isRinged(again, text) || (second.confidence > first.confidence && again.length >= WHOLE * text.length)) &&
      !saysTime(again);
    return { text: isBetter ? again : text, isSure: true, other: null };
  }
  if (!second) return { text, isSure: false, other: text === asRead ? null : first.text };
  const tokens = tokensOf(withFigures(again));
  const isAgreed = tokensOf(text).join(" ") === tokens.join(" ");
  if (isAgreed && hasDayOfItsWeekday(text)) {
    const isPlain = text === asRead && again === withFigures(again);
    const isClear = Math.min(first.weakest, second.weakest) >= SURE;
    return { text, isSure: isPlain && isClear && hasUsualClocks(text), other: isPlain ? null : first.text };
  }
  if (isAgreed) return { text, isSure: false, other: null };
  const own = tokensOf(text);
  if (isFuller(tokens, own) && !text.includes("\t")) return { text: withFigures(again), isSure: false, other: text };
  const sawLess = tokens.length < own.length && tokens.every((token) => own.includes(token));
  if ((sawLess || tokens.join("") === own.join("")) && !NO_DAY.test(text)) return { text, isSure: false, other: null };
  const other = withTokens(text, tokens) ?? withFigures(again);
  const isSameButFigures = wordsOfTime(text) === wordsOfTime(other);
  const isBetter =
    isSameButFigures &&
    strangeness(other) + guessesIn(again) + lostIn(other, text) <
      strangeness(text) + guessesIn(asRead) + lostIn(text, other);
  return isBetter ? { text: other, isSure: false, other: text } : { text, isSure: false, other };
}

const lettersOf = (text: string): string => (text.toLowerCase().match(/\p{L}/gu) ?? []).join("");
const withoutRings = (letters: string): string => letters.replaceAll("å", "a").replaceAll("ø", "o");

/** "Nyttårskonsert" beside "Nyttarskonsert": a look loses rings and strokes more often than it invents them. */
function isRinged(text: string, other: string): boolean {
  const [own, others] = [lettersOf(text), lettersOf(other)];
  return (
    own.length === others.length &&
    withoutRings(own) === withoutRings(others) &&
    /[åø]/.test(own) &&
    own !== others &&
    withoutRings(others) === others
  );
}

/** The same figures, and a word of a day more: "—FLaurdag 24.10." is "Laurdag 24.10.". */
const isFuller = (tokens: readonly string[], than: readonly string[]): boolean =>
  tokens.length > than.length &&
  tokens.filter((token) => /\d/.test(token) || than.includes(token)).join() === than.join();

/** Another line's words would bring another line's day. */
const wordsOfTime = (text: string): string =>
  tokensOf(text)
    .filter((token) => /\p{L}/u.test(token))
    .join(" ");

/** "8:00" beside "18:00": a look loses figures more often than it invents them, but that "kl 9" looks like "k19". */
const lostIn = (text: string, other: string): number =>
  !/kl/i.test(text + other) && text.replace(/\D/g, "").length < other.replace(/\D/g, "").length ? 0.25 : 0;

const guessesIn = (asRead: string): number => (withFigures(asRead) === asRead ? 0 : 0.75);

/** The line with the other reading's figures, where it has as many. */
function withTokens(text: string, tokens: readonly string[]): string | null {
  if (tokensOf(text).length !== tokens.length) return null;
  let at = 0;
  return text.replace(TOKENS, (found) => {
    const token = tokens[at++];
    return token === undefined || token === found.toLowerCase() ? found : token;
  });
}

const WEEKDAY = new RegExp(`(?<!\\p{L})(?:${LONG_WEEKDAY})(?!\\p{L})`, "iu");
const DATE = new RegExp(`\\d{1,2}\\.?\\s?(?:${MONTH})|\\d{1,2}[./]\\s?(?:1[0-2]|0?[1-9])(?!\\d)`, "iu");

const CLOCK_TIME = /(?<!\p{L})kl\.?\s?\d|(?<![\d.])\d{1,2}[.:]\d\d(?![\d.])/iu;

/** Whether lines say both a day and a clock. */
export const saysWhen = (texts: readonly string[]): boolean =>
  texts.some((text) => DATE.test(text)) && texts.some((text) => CLOCK_TIME.test(text.replace(DATE, "")));

/** A weekday whose date was left out would be taken for the one above. */
const hasDayOfItsWeekday = (text: string): boolean => !WEEKDAY.test(text) || DATE.test(text.replace(CLOCK, ""));

const NO_DAY = new RegExp(`(?<![\\d.])1 (?=(?:${MONTH})(?!\\p{L}))`, "iu");
const CLOCK = /(?<!\p{L})kl\.?\s?\d{1,2}(?:[.:]\d\d)?/giu;
const MINUTES = /(?<![\d.])\d{1,2}[.:](\d\d)(?![\d.])/g;

/** In a blurred picture every look takes a 3 for a 5: what begins at 18:50 is rarer than an 18:30 misread. */
const hasUsualClocks = (text: string): boolean =>
  [...text.matchAll(MINUTES)].every(([, said]) => Number(said) <= LAST_MONTH || Number(said) % 15 === 0);

/** What is no later may be a month's. */
const LAST_MONTH = 12;

/** Clocks and days that there are not, and days that lack a figure. */
function strangeness(text: string): number {
  const minutes = [...text.matchAll(MINUTES)].filter(([, said]) => Number(said) % 5 !== 0);
  const numbers = (text.match(/\d+/g) ?? []).filter(
    (number) => number.length === 3 || (number.length < 3 && Number(number) > 59),
  );
  return (NO_DAY.test(text) ? 2 : 0) + minutes.length + numbers.length - tokensOf(text).length / 2;
}
