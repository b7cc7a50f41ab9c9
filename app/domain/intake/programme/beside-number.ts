import { LONG_WEEKDAY, MONTH, WEEKDAY } from "~/domain/plain-words/names";
import { wordOf } from "~/domain/plain-words/numbers-in-words";
import { minutesOf, parseClockTime, timeOfMinutes } from "~/domain/time/clock-time";
import { latin } from "./latin";
import { isNear, type TimeWord, type Token, type TokenRule, type TokenSurroundings } from "./time-words";

export const DASH = "[-–—]";
const UP_TO = `\\s?\\.?\\s?(?:${DASH}|til|te|to)\\s?(?:kl\\.?\\s?|ca\\.?\\s?|omtrent\\s|rundt\\s){0,2}`;

export const timeOf = (hour = "", minute = "0"): string | null => parseClockTime(`${hour}:${minute}`);

export const clockAt = (time: string) =>
  ({ kind: "clock", time, isVague: false, isAbout: false, isZoned: false }) as const;

/** "kl. 7" may be in the morning or the evening; "07" and "kl. 8" are in the morning. */
const isVague = (hour: string) => /^[1-7]$/.test(hour);

export function clockWord(hour = "", minute = "0", isAbout = false): TimeWord | null {
  const time = hour === "24" && Number(minute) === 0 ? "00:00" : timeOf(hour, minute);
  return time === null ? null : { ...clockAt(time), isVague: isVague(hour), isAbout };
}

export const ofHalf = (hour: string | undefined, minute: string | undefined, isLate: boolean): TimeWord | null =>
  Number(hour) >= 1 && Number(hour) <= 12
    ? clockWord(String((Number(hour) % 12) + (isLate ? 12 : 0)).padStart(2, "0"), minute)
    : null;

export const dateWord = (date?: string): TimeWord | null =>
  Number(date) >= 1 && Number(date) <= 31 ? { kind: "date", date: Number(date) } : null;

export const gapBefore = ({ line, at, last }: TokenSurroundings) => (last ? line.slice(last.end, at) : "");

/** Whether a number stands right after a day: "Torsdag 3. september 18-20". */
export const isAfterDay = (around: TokenSurroundings) =>
  isOfDay(around.last) && /^\s?[.,:!]{0,2}\s?\(?(?:fra|frå|from)?\s?$/i.test(gapBefore(around));

/** "15. desember, tirsdag 11-14": its weekday may stand between. */
export const isAfterDatedWeekday = ({ last, ...around }: TokenSurroundings) =>
  last?.kind === "weekday" && /^\s$/.test(gapBefore({ last, ...around })) && DATED.test(around.line.slice(0, last.at));
const DATED = new RegExp(`\\d\\.?\\s?(?:${MONTH}|[./]\\d{1,2}\\.?)[,:·\\s–-]{1,3}$`, "iu");

export const isAfterWeekday = (around: TokenSurroundings) =>
  around.last?.kind === "weekday" && !around.last.isPlural && /^,?\s(?:the\s|den\s)?$/i.test(gapBefore(around));

/** "Torsdag fra 19 til 21", "mandag mellom 17 og 18.30". */
export const isAfterFrom = ({ last, ...around }: TokenSurroundings) =>
  isDayToken(last) && /^[\s,]*\s(?:fra|frå|from|mellom|between)\s$/i.test(gapBefore({ last, ...around }));

export const isOfDay = (token: Token | undefined) =>
  token !== undefined && ["numeric", "month", "date", "year", "feast"].includes(token.kind);

export const isDayToken = (token: Token | undefined): token is Token => isOfDay(token) || token?.kind === "weekday";

/** "5. desember 11–14 og 12. desember 12–15": those of the day before, not days of the month behind them. */
export const isHoursOfDay = (text: string, around: TokenSurroundings) =>
  (around.last?.kind === "numeric" ||
    (around.last?.kind === "date" && AFTER_DATED_WEEKDAY.test(around.line.slice(0, around.at)))) &&
  /^\s$/.test(gapBefore(around)) &&
  /^\d+$/.test(text) &&
  /^\s?(?:[-–—]|til|to)\s?\d{1,2}\s?(?:,|og|samt|and|&|\+)/i.test(around.line.slice(around.end));

const AFTER_DATED_WEEKDAY = new RegExp(`${WEEKDAY}\\.?\\s\\d{1,2}\\.\\s$`, "iu");

export const isAfterRhythm = ({ last, line }: TokenSurroundings) =>
  last?.kind === "monthly" ||
  last?.kind === "parity" ||
  (last?.kind === "weekday" && (last.isPlural || NAMES_WEEK.test(line)));
const NAMES_WEEK = /^(?:uke|veke|week)\s\d/iu;

const ONLY_UP_TO = new RegExp(`^${UP_TO}$`, "iu");
const BETWEEN_CLOCKS = /(?<!\p{L})(?:mellom|between)\s(?:kl\.?\s?)?$/iu;

/** Whether a number closes a time just read: "kl. 17–19". */
const isAfterClock = (around: TokenSurroundings) =>
  around.last?.kind === "clock" &&
  isNear(gapBefore(around)) &&
  (ONLY_UP_TO.test(gapBefore(around)) ||
    (/^\s(?:og|and)\s$/i.test(gapBefore(around)) && BETWEEN_CLOCKS.test(around.line.slice(0, around.last.at))));

export const endOfClock: TokenRule["read"] = ([, hour, minute, joined], around) => {
  if (!isAfterClock(around)) return null;
  const isAbout = /ca|omtrent|rundt/i.test(gapBefore(around));
  return clockWord(hour, minute ?? joined, isAbout);
};

/** "1930" right after a day is a clock. */
export const joinedClock: TokenRule["read"] = ([, hour, minute], around) =>
  (isAfterDay(around) && around.last?.kind !== "year") || isAfterWeekday(around) ? clockWord(hour, minute) : null;

const HOURS = "ett?|to|tre|fire|fem|seks|sju|syv|åtte|ni|ti|elleve|tolv".split("|");
const HOURS_IN_ENGLISH = "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve".split("|");
const NAMES: Record<string, number> = { et: 1, ett: 1, sju: 7, syv: 7, åtte: 8, ni: 9, ti: 10, elleve: 11, tolv: 12 };
["to", "tre", "fire", "fem", "seks"].forEach((name, index) => (NAMES[name] = index + 2));
HOURS_IN_ENGLISH.forEach((name, index) => (NAMES[name] = index + 1));
/** "Nitten", behind "klokken". */
const LATE_HOURS = Array.from({ length: 12 }, (_, index) => wordOf(index + 13));
LATE_HOURS.forEach((name, index) => (NAMES[name] = index + 13));

export const HOUR_NAMED = HOURS.join("|");
const HOUR = `(${HOUR_NAMED}|${HOURS_IN_ENGLISH.join("|")}|1\\d|2[0-3]|0?[1-9])(?!\\d|[.:]\\d)`;
/** Minutes from the hour that is named. */
const PARTS: readonly (readonly [string, number])[] = [
  ["fem på halv", -35],
  ["fem over halv", -25],
  ["halv", -30],
  ["kvart på", -15],
  ["kvarter på", -15],
  ["kvart over", 15],
  ["kvarter over", 15],
  ["tjue på", -20],
  ["tjue over", 20],
  ["20 på", -20],
  ["20 over", 20],
  ["10 på", -10],
  ["10 over", 10],
  ["ti på", -10],
  ["ti over", 10],
  ["half past", 30],
  ["quarter past", 15],
  ["quarter to", -15],
];
/** "Nitten tretti". */
const BEHIND: typeof PARTS = [
  ["femten", 15],
  ["tretti", 30],
  ["førtifem", 45],
];
const offsetOf = (part: string | undefined): number =>
  [...PARTS, ...BEHIND].find(([words]) => words === part?.toLowerCase())?.[1] ?? 0;
const PART = PARTS.map(([words]) => words).join("|");
const CLOCK = "(?:kl\\.?|klokka|klokken)\\s";
/** "om kvelden", "om morgenen". */
const PART_OF_DAY =
  "(?:\\s(?:om\\s|in\\sthe\\s|at\\s)?(evening|afternoon|night|morning|kveldene?|ettermid\\p{L}+|natten|natta|morge?nen|morgonen|morran|formidd?agen))?";

const DAY = 24 * 60;
const NOON = 12 * 60;
/** Starts from 10 to 1 o'clock are in the daytime; others may be in the morning or the evening. */
const FIRST_OF_DAY = 10 * 60;
/** From 1 to 9 o'clock the evening is more likely. */
const FIRST_OF_MORNING = 9 * 60;

function clockSaid(named: string, part: string | undefined, when: string | undefined): TimeWord {
  const hour = named.toLowerCase();
  const offset = offsetOf(part);
  const number = NAMES[hour] ?? Number(hour);
  const face = ((number % 12) * 60 + offset + NOON) % NOON;
  const said = /kveld|etterm|evening|afternoon|night/i.test(when ?? "") ? "late" : when === undefined ? null : "early";
  if (number > 12) return clockOf((number * 60 + offset) % DAY);
  const isMidday = face < 60 || face >= FIRST_OF_DAY;
  const isLate = said === null ? (isMidday ? face < 60 : face < FIRST_OF_MORNING) : said === "late";
  const minutes = (face + (isLate ? NOON : 0)) % DAY;
  return { ...clockOf(minutes), isVague: said === null && !isMidday };
}

/** "halv åtte om kvelden", "kl. kvart over sju", "klokken elleve". */
export const SPOKEN_CLOCK: TokenRule = {
  pattern: latin(
    `(?:(?:${CLOCK})?(${PART})\\s${HOUR}|${CLOCK}(${HOUR_NAMED}|${LATE_HOURS.join("|")})(?:\\s(${BEHIND.map(([words]) => words).join("|")}))?)(?!\\p{L})${PART_OF_DAY}(?!\\p{L})`,
    "iy",
  ),
  read: ([, part, ofPart, ofClock = "", behind, when]) => clockSaid(ofPart ?? ofClock, part ?? behind, when),
};

const ENDS = "(?:\\s*(?:$|[.,:;!)|]))";
const TO_A_NAMED_HOUR = `\\stil\\s(?:(?:${PART})\\s)?(?:${HOUR_NAMED})(?:${ENDS}|\\s(?:i|på|ved|hos|${LONG_WEEKDAY})(?!\\p{L}))`;
/** "Verksted fra ti til to lørdag 12. desember". */
const BEFORE_DAY = new RegExp(`^\\stil\\s(?:(?:${PART})\\s)?(?:${HOUR_NAMED})\\s(?:på\\s)?${LONG_WEEKDAY}`, "iu");

/** "Lørdag, fra ti til to", "onsdag, seks til halv åtte", "på fredag tar vi kveldsmat, fra seks og utover": no ages. */
export const SPOKEN_START: TokenRule = {
  pattern: latin(
    `(?:(fra|frå|from)\\s)?(${HOUR_NAMED})(?!\\p{L})(?:(?=${TO_A_NAMED_HOUR})|(?<=fr\\p{L}+\\s\\p{L}+)(?:\\sog utover)?(?=${ENDS}|\\s(?:(?:er|blir|vert|har|til) (?:det|vi|me|alle|sent|langt))(?!\\p{L})))${PART_OF_DAY}`,
    "iy",
  ),
  read: ([, from, hour = "", when], { last, line, at, end }) => {
    const isBeside = isDayToken(last) ? from !== undefined || /^[\s,.:]*$/.test(line.slice(last.end, at)) : false;
    return isBeside || BEFORE_DAY.test(line.slice(end)) ? clockSaid(hour, undefined, when) : null;
  },
};

/** "Fra halv sju til åtte": the first such hour behind the one before. */
export const SPOKEN_END: TokenRule = {
  pattern: latin(`(?:(${PART})\\s)?(${HOUR_NAMED})(?!\\p{L})`, "iy"),
  read: (match, around) => {
    if (around.last?.kind !== "clock" || !isAfterClock(around)) return null;
    const [, part, hour = ""] = match;
    const face = (((NAMES[hour.toLowerCase()] ?? 0) % 12) * 60 + offsetOf(part) + NOON) % NOON;
    const begins = minutesOf(around.last.time);
    const minutes = [face, face + NOON].find((one) => one > begins) ?? face;
    return clockOf(minutes);
  },
};

const clockOf = (minutes: number) => clockAt(timeOfMinutes(minutes));
