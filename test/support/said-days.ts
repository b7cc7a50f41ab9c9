const MONTHS = ["jan", "feb", "mar", "apr", "mai|may", "jun", "jul", "aug", "sep", "okt|oct", "nov", "des|dec"].map(
  (names) => new RegExp(`(?<!\\p{L})(?:${names})`, "iu"),
);
/** Words from which days are reckoned that do not stand in a text. */
const RECKONED =
  /hver|kvar|every|each|alle|dager|dagar|days|uke|veke|week|måned|månad|month|partal|oddetal|ulike|like|jamne|odde|even|advent|dag(?:en)?(?!\p{L})|aften|aftan|kveld|eve|olsok|hans|jonsok|jul|day/iu;
const INVISIBLE = /[\u00ad\u200b]/g;
const PLAIN_WEEKDAY = /(?<!\p{L})(?:man|mån|tirs|tys|ons|tors|fre|lør|laur|søn|sun)dag(?!\p{L})/giu;

/** Whether a text has words to reckon days from, as "hver onsdag" and "palmesøndag". */
export const isReckoned = (text: string): boolean =>
  RECKONED.test(text.replace(INVISIBLE, "").replace(PLAIN_WEEKDAY, " "));

/** "14.–16. august": the days between are only said by their weekdays. */
const SPAN = /(\d{1,2})\.?\s*[–-]\s*(\d{1,2})\./g;
const LONGEST_SPAN = 10;

const daysBetween = ([, first, last]: RegExpMatchArray): number[] => {
  const days = Number(last) - Number(first);
  return days > 0 && days <= LONGEST_SPAN ? Array.from({ length: days }, (_, nth) => Number(first) + nth) : [];
};

/** Whether the date and month of days (YYYY-MM-DD) stand in a text, or between two that do. */
export function daysStandIn(text: string, days: readonly string[]): boolean {
  const legible = text.replace(INVISIBLE, "");
  const written = (legible.match(/\d{1,2}/g) ?? []).map(Number);
  const numbers = new Set([...written, ...[...legible.matchAll(SPAN)].flatMap(daysBetween)]);
  return days.every((one) => {
    const [, month, date] = one.split("-").map(Number) as [number, number, number];
    return numbers.has(date) && (numbers.has(month) || MONTHS[month - 1]!.test(legible));
  });
}
