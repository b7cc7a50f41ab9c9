import { MONTH, WEEKDAY } from "./names";
import { isPlaceName } from "./place";
import type { TableRow } from "./table-columns";

const DAYS = /^(?:dato|dag|date|day|søndag|sundag|når|tid)?[.:]?$/i;
const HOUSES = /^(?:sted|stad|hvor|kvar|kirke|kyrkje|lokale|hus)?[.:]?$/i;
const CLOCK =
  /^(?:kl\.?\s?)?(\d{1,2}(?:[.:]\d{2})?(?:\s?(?:[-–]|til)\s?\d{1,2}(?:[.:]\d{2})?)?)(?![\d.]|\s?\p{L}{3,9}dag)[\s:,–-]*/iu;

const DAY = new RegExp(
  `^(?:${WEEKDAY}\\.?,?\\s)?\\d{1,2}(?:\\.?\\s?${MONTH}\\.?(?:\\s20\\d\\d)?|[./]\\s?(?:0?[1-9]|1[0-2])(?!\\d)\\.?(?:\\s?\\d{2,4})?)$`,
  "iu",
);

const MOST_OTHERS = 2;

/** A column of days, then one for each house; null for other rows. */
export function placeColumnsOf(cells: readonly string[]): string[] | null {
  const [days = "", ...places] = cells;
  const houses = places.map((place) => (isPlaceName(place) ? place : ""));
  const others = places.filter((place, index) => place !== "" && houses[index] === "");
  const isOfHouses =
    houses.filter(Boolean).length >= 2 && others.length <= MOST_OTHERS && !others.some((one) => /\d/.test(one));
  return DAYS.test(days) && isOfHouses ? houses : null;
}

/** A column of houses, then one for each day; null for other rows. */
export function dayColumnsOf(cells: readonly string[]): string[] | null {
  const [first = "", ...days] = cells;
  const named = days.filter((day) => day !== "");
  return HOUSES.test(first) && named.length >= 2 && named.every((day) => DAY.test(day)) ? days : null;
}

/** "15.11. | 11.00 Høymesse | 17.00 Konsert". */
export const rowsOfPlaces = ([day = "", ...cells]: readonly string[], places: readonly string[], table: number) =>
  cells.flatMap((cell, index) => rowOfCell(cell, { day, house: places[index] ?? "" }, table));

/** "Vik kirke | 11.00 Høymesse | 17.00 Konsert". */
export const rowsOfDays = ([house = "", ...cells]: readonly string[], days: readonly string[], table: number) =>
  cells.flatMap((cell, index) => rowOfCell(cell, { day: days[index] ?? "", house }, table));

function rowOfCell(cell: string, { day, house }: { day: string; house: string }, table: number): TableRow[] {
  if (day === "" || house === "" || !/[\p{L}\d]/u.test(cell)) return [];
  const clock = CLOCK.exec(cell);
  const when = clock ? `${day} kl ${clock[1]}` : day;
  const own = cell.slice(clock?.[0].length ?? 0);
  const isHouse = isPlaceName(house);
  const title = own === "" && !isHouse ? house : own;
  const description = isHouse || own === "" ? null : house;
  return [{ when, title, place: isHouse ? house : null, address: null, description, url: null, dayCell: day, table }];
}
