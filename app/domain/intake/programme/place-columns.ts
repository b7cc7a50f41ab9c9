import { isPlaceName } from "./place";
import type { TableRow } from "./table";

const DAYS = /^(?:dato|dag|date|day|søndag|sundag|når|tid)?[.:]?$/i;
const CLOCK =
  /^(?:kl\.?\s?)?(\d{1,2}(?:[.:]\d{2})?(?:\s?(?:[-–]|til)\s?\d{1,2}(?:[.:]\d{2})?)?)(?![\d.]|\s?\p{L}{3,9}dag)[\s:,–-]*/iu;

/** The houses that a table has a column for each of, behind one of days; null where a row is no such heading. */
export function placeColumnsOf(cells: readonly string[]): string[] | null {
  const [days = "", ...places] = cells;
  const named = places.filter((place) => place !== "");
  return DAYS.test(days) && named.length >= 2 && named.every(isPlaceName) ? places : null;
}

/** A row for each house that has something on a row's day: "15.11. | 11.00 Høymesse | 17.00 Konsert". */
export function rowsOfPlaces(cells: readonly string[], places: readonly string[], table: number): TableRow[] {
  const [day = "", ...houses] = cells;
  return houses.flatMap((cell, index): TableRow[] => {
    const place = places[index];
    if (!place || !/[\p{L}\d]/u.test(cell)) return [];
    const clock = CLOCK.exec(cell);
    const when = clock ? `${day} kl ${clock[1]}` : day;
    const title = cell.slice(clock?.[0].length ?? 0);
    return [{ when, title, place, address: null, description: null, url: null, table }];
  });
}
