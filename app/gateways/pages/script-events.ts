import { OF_EVENTS } from "./answer-words";

/** Of FullCalendar and others: what they show stands in the script. */
const LIST_OF_EVENTS = new RegExp(`(?:${OF_EVENTS.source})\\w{0,20}["']?\\s{0,5}[:=]\\s{0,5}(?=\\[\\s{0,20}\\{)`, "i");
const DATE = /\bnew Date\(\s{0,5}(?:(["'][^"']{1,60}["'])|(\d[\d,\s]{3,40}))\)/g;

/** As data; null where it has none. */
export function listInScript(script: string): string | null {
  const list = script.search(LIST_OF_EVENTS);
  return list < 0 ? null : `{"events":${script.slice(script.indexOf("[", list)).replace(DATE, dateAsText)}`;
}

/** `new Date(2026, 11, 24, 16)`, whose months begin at 0, and `new Date("…")`. */
function dateAsText(_: string, text: string | undefined, parts: string) {
  if (text !== undefined) return text;
  const [year = 0, month = 0, day = 1, hour, minute = 0] = parts.split(",").map(Number);
  if (year > 9999) return String(year);
  const two = (one: number) => String(one).padStart(2, "0");
  return `"${year}-${two(month + 1)}-${two(day)}${hour === undefined ? "" : `T${two(hour)}:${two(minute)}`}"`;
}
