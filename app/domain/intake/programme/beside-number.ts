import { WEEKDAY } from "~/domain/plain-words/names";
import { parseClockTime } from "~/domain/time/clock-time";
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
export const isAfterClock = (around: TokenSurroundings) =>
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
