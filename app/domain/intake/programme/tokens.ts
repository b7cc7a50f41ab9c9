import { MONTH_NAMES, monthOf, WEEKDAY_NAMES, weekdayNamed } from "./names";

/** What a line of a programme says of time. Whatever is none of these is text. */
export type TimeWord =
  | { kind: "weekday"; weekday: number; isPlural: boolean }
  | { kind: "month"; month: number }
  /** A day of a month: "9.", or "9" where a month follows. */
  | { kind: "date"; date: number; hasDot: boolean }
  /** "09.08", "9/8", "27.08.2026", "2026-08-27". `clock` is set where it may be a time as well. */
  | { kind: "numeric"; date: number; month: number; year: number | null; clock: string | null }
  | { kind: "year"; year: number }
  /** HH:MM. `isVague` where morning or evening may be meant: "kl. 7". */
  | { kind: "clock"; time: string; isVague: boolean }
  | { kind: "every"; step: number }
  | { kind: "parity"; isEven: boolean }
  | { kind: "week"; week: number };

export type Token = TimeWord & { at: number; end: number };

interface Surroundings {
  before: string;
  after: string;
  last: Token | undefined;
}

interface Rule {
  pattern: RegExp;
  /** Null where it only looks like it. */
  read(match: RegExpExecArray, around: Surroundings): TimeWord | null;
}

const WEEKDAY = `(?:${WEEKDAY_NAMES.join("|")})`;
const MONTH = `(?:${MONTH_NAMES.join("|")})`;
const BETWEEN = "\\s*(?:,|og|samt|and|&|-|–|—|til|to)\\s*";
const UP_TO = "\\s*(?:-|–|—|til|to)\\s*(?:kl\\.?\\s*|ca\\.?\\s*)?";

const rule = (pattern: string, read: Rule["read"]): Rule => ({ pattern: new RegExp(pattern, "iuy"), read });

const clockOf = (hour: string, minute: string | undefined): string | null => {
  const [h, m] = [Number(hour), Number(minute ?? 0)];
  return h < 24 && m < 60 ? `${String(h).padStart(2, "0")}:${String(m).padStart(2, "0")}` : null;
};

const clock = (hour: string, minute: string | undefined): TimeWord | null => {
  const time = clockOf(hour, minute);
  return time === null ? null : { kind: "clock", time, isVague: /^[1-7]$/.test(hour) };
};

const isDate = (date: number, month: number) => date >= 1 && date <= 31 && month >= 1 && month <= 12;

const yearOf = (text: string) => (text.length === 2 ? 2000 + Number(text) : Number(text));

/** What stands before a number that is no day and no time: verses, prices, pages, versions. */
const OTHER_NUMBER =
  /(?:\b(?:mos|sam|kong|krøn|sal|salme[rn]?|ordsp|jes|jer|esek|dan|hos|joel|am|mika|sak|mal|matt?|mark?|luk|joh|apg|rom|kor|gal|ef|fil|kol|tess|tim|tit|hebr|jak|pet|jud|åp|kap|kapittel|vers|v|side|s|nr|no|punkt|versjon|kr|nok|rom|sal|tlf|telefon|mobil|org|konto|vipps|alder)\.?:?\s*|§\s*)$/iu;

/** What stands after a number that is no day and no time. */
const UNIT =
  "(?!\\s*(?:kr|kroner|km|m|år|åringer|åringar|timer?|timar|min|minutter|minutt|liter|personer|personar|trinn|klasse|klassetrinn)(?!\\p{L})|\\s*%|,-)";

/** The first rule that fits counts. */
const RULES: Rule[] = [
  rule("(?<![\\d.])(20\\d{2})-(\\d{2})-(\\d{2})(?!\\d)", ([, year, month, date]) =>
    isDate(Number(date), Number(month))
      ? { kind: "numeric", date: Number(date), month: Number(month), year: Number(year), clock: null }
      : null,
  ),
  rule(
    "(?<![\\d.,:])(\\d{1,2})\\s?([./-])\\s?(\\d{1,2})\\s?\\2\\s?(20\\d{2}|[2-4]\\d)(?!\\d|[.:]\\d)",
    ([, date, , month, year]) =>
      isDate(Number(date), Number(month))
        ? { kind: "numeric", date: Number(date), month: Number(month), year: yearOf(year!), clock: null }
        : null,
  ),
  rule(
    "(?:kl|klokk[ae]n?|klokken)\\.?:?\\s*(?:ca\\.?\\s*)?(\\d{1,2})(?:\\s?[.:]\\s?(\\d{2})|(\\d{2}))?(?!\\d)",
    ([, hour, minute, joined]) => clock(hour!, minute ?? joined),
  ),
  rule("(\\d{1,2})(?:[.:](\\d{2}))?\\s?(am|pm|a\\.m\\.|p\\.m\\.)(?!\\p{L})", ([, hour, minute, half]) => {
    const h = (Number(hour) % 12) + (half!.toLowerCase().startsWith("p") ? 12 : 0);
    return Number(hour) <= 12 ? clock(String(h).padStart(2, "0"), minute) : null;
  }),
  // The end of a time just read: "kl. 17–19", "19.00 til 20.30".
  rule(
    `(?<=\\d${UP_TO})(\\d{1,2})(?:[.:](\\d{2})|(\\d{2}))?(?![\\d:]|\\.\\d|\\.?\\s*${MONTH})${UNIT}`,
    (match, { before, last }) =>
      last?.kind === "clock" && new RegExp(`^${UP_TO}$`, "iu").test(before.slice(last.end))
        ? clock(match[1]!, match[2] ?? match[3])
        : null,
  ),
  // The start of a time whose end has minutes: "17–18.30".
  rule("(?<![\\d.,:/])(\\d{1,2})(?=\\s*[-–—]\\s*\\d{1,2}[.:](?:00|1[3-9]|[2-5]\\d)(?!\\d))", ([, hour]) =>
    clock(hour!, undefined),
  ),
  rule("(?<![\\d.,:/])(\\d{1,2}):(\\d{2})(?![\\d:])", ([, hour, minute], { before }) =>
    OTHER_NUMBER.test(before) ? null : clock(hour!, minute),
  ),
  rule(
    `(?<![\\d.,:/])(\\d{1,2})\\.(\\d{1,2})(\\.?)(?![\\d:]|,\\d|\\.\\d)${UNIT}`,
    ([, first, second, dot], { before }) => {
      if (OTHER_NUMBER.test(before)) return null;
      const time = second!.length === 2 ? clockOf(first!, second) : null;
      if (!isDate(Number(first), Number(second))) return clock(first!, second!.length === 2 ? second : "99");
      return { kind: "numeric", date: Number(first), month: Number(second), year: null, clock: dot ? null : time };
    },
  ),
  rule(`(?<![\\d.,:/])(\\d{1,2})\\s?/\\s?(\\d{1,2})(?![\\d/:])${UNIT}`, ([text, date, month], { before }) =>
    isDate(Number(date), Number(month)) && text !== "24/7" && !OTHER_NUMBER.test(before)
      ? { kind: "numeric", date: Number(date), month: Number(month), year: null, clock: null }
      : null,
  ),
  rule("(?:uke|veke|week)\\s+(\\d{1,2})(?!\\d|\\.\\d)", ([, week]) =>
    Number(week) >= 1 && Number(week) <= 53 ? { kind: "week", week: Number(week) } : null,
  ),
  rule(
    `(\\d{1,2})(\\.?)(?=(?:${BETWEEN}(?:${WEEKDAY}\\.?\\s*)?(?:den\\s*)?\\d{1,2}\\.?)*\\s*${MONTH}(?!\\p{L}))`,
    ([, date, dot], { before }) =>
      Number(date) >= 1 && Number(date) <= 31 && !/\d[.,:]?$/.test(before)
        ? { kind: "date", date: Number(date), hasDot: dot !== "" }
        : null,
  ),
  rule("(?<![\\d.,:/])(\\d{1,2})\\.(?![\\d])", ([, date], { before }) =>
    Number(date) >= 1 && Number(date) <= 31 && !OTHER_NUMBER.test(before)
      ? { kind: "date", date: Number(date), hasDot: true }
      : null,
  ),
  rule("(?<![\\d.])(20[2-4]\\d)(?!\\d)", ([, year]) => ({ kind: "year", year: Number(year) })),
  rule("(?:hver|kvar|every)\\s+(?:annen|andre|anna|other|second)(?!\\p{L})", () => ({ kind: "every", step: 2 })),
  rule("(?:annenhver|annahver|annankvar|annakvar|hveranna|kvarannan)t?(?!\\p{L})", () => ({ kind: "every", step: 2 })),
  rule("(?:hver|kvar|every)\\s+(?:tredje|third|3\\.)(?!\\p{L})", () => ({ kind: "every", step: 3 })),
  rule("(?:hver|hvert|kvar|kvart|every|each)(?!\\p{L})", () => ({ kind: "every", step: 1 })),
  rule("(?:partall|partal|like|jamne|even)s?-?\\s?(?:uke|veke|week)[rs]?(?!\\p{L})", () => ({
    kind: "parity",
    isEven: true,
  })),
  rule("(?:oddetall|oddetal|ulike|odde|odd)s?-?\\s?(?:uke|veke|week)[rs]?(?!\\p{L})", () => ({
    kind: "parity",
    isEven: false,
  })),
  rule(`(${WEEKDAY})(er|ene|ar|ane|s|en)?(?!\\p{L})\\.?`, readWeekday),
  rule(`(${MONTH})(?!\\p{L})\\.?`, ([, name], { before, last }) => {
    const follows = last?.kind === "date" && /^\s*$/.test(before.slice(last.end));
    return name!.length > 4 || follows || /^(?:mars|juni|juli|june|july)$/i.test(name!)
      ? { kind: "month", month: monthOf(name!) }
      : null;
  }),
];

/** A short name counts only beside a number: "man", "tor" and "lør" are words and names as well. */
function readWeekday([, name, suffix = ""]: RegExpExecArray, { after }: Surroundings): TimeWord | null {
  const isShort = name!.length <= 4;
  if (isShort && (suffix !== "" || !/^,?\s*(?:den\s+|d\.\s*)?\d/i.test(after))) return null;
  if (/^s$/i.test(suffix) && !/day$/i.test(name!)) return null;
  return { kind: "weekday", weekday: weekdayNamed(name!), isPlural: /^(?:er|ene|ar|ane|s)$/i.test(suffix) };
}

/** Everything that a line says of time, from left to right. */
export function timeWordsOf(line: string): Token[] {
  const found: Token[] = [];
  let at = 0;
  while (at < line.length) {
    const token = tokenAt(line, at, found.at(-1));
    if (token) {
      found.push(token);
      at = token.end;
    } else at = nextStart(line, at);
  }
  return found;
}

function tokenAt(line: string, at: number, last: Token | undefined): Token | null {
  for (const { pattern, read } of RULES) {
    pattern.lastIndex = at;
    const match = pattern.exec(line);
    const end = at + (match?.[0].length ?? 0);
    const word = match && read(match, { before: line.slice(0, at), after: line.slice(end), last });
    if (word) return { ...word, at, end };
  }
  return null;
}

/** Tokens begin where a word or number does. */
function nextStart(line: string, at: number): number {
  const isSame = /\d/.test(line[at]!) ? /\d/ : /\p{L}/u.test(line[at]!) ? /\p{L}/u : null;
  let next = at + 1;
  if (isSame) while (next < line.length && isSame.test(line[next]!)) next++;
  return next;
}
