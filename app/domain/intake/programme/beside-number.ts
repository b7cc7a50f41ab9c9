import { WEEKDAY } from "~/domain/plain-words/names";
import type { Token, TokenSurroundings } from "./time-words";

export const gapBefore = ({ line, at, last }: TokenSurroundings) => (last ? line.slice(last.end, at) : "");

/** Whether a number stands right after a day: "Torsdag 3. september 18-20". */
export const isAfterDay = (around: TokenSurroundings) =>
  isOfDay(around.last) && /^\s?[.,:!]{0,2}\s?\(?(?:fra|frå|from)?\s?$/i.test(gapBefore(around));

export const isAfterWeekday = (around: TokenSurroundings) =>
  around.last?.kind === "weekday" && !around.last.isPlural && /^,?\s(?:the\s|den\s)?$/i.test(gapBefore(around));

/** "Torsdag fra 19 til 21", "mandag mellom 17 og 18.30". */
export const isAfterFrom = ({ last, ...around }: TokenSurroundings) =>
  (isOfDay(last) || last?.kind === "weekday") &&
  /^,?\s(?:fra|frå|from|mellom|between)\s$/i.test(gapBefore({ last, ...around }));

export const isOfDay = (token: Token | undefined) =>
  token !== undefined && ["numeric", "month", "date", "year", "feast"].includes(token.kind);

/** "5. desember 11–14 og 12. desember 12–15": those of the day before, not days of the month behind them. */
export const isHoursOfDay = (text: string, around: TokenSurroundings) =>
  (around.last?.kind === "numeric" ||
    (around.last?.kind === "date" && AFTER_DATED_WEEKDAY.test(around.line.slice(0, around.at)))) &&
  /^\s$/.test(gapBefore(around)) &&
  /^\d+$/.test(text) &&
  /^\s?(?:[-–—]|til|to)\s?\d{1,2}\s?(?:,|og|samt|and|&|\+)/i.test(around.line.slice(around.end));

const AFTER_DATED_WEEKDAY = new RegExp(`${WEEKDAY}\\.?\\s\\d{1,2}\\.\\s$`, "iu");

export const isAfterRhythm = ({ last, line }: TokenSurroundings) =>
  last?.kind === "monthly" || (last?.kind === "weekday" && (last.isPlural || NAMES_WEEK.test(line)));
const NAMES_WEEK = /^(?:uke|veke|week)\s\d/iu;
