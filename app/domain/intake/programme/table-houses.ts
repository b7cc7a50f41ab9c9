import { isPlaceName } from "./place";
import { namesEvent } from "./plain-texts";
import { NOTHING_ELSE, type TableRow } from "./table-columns";
import { DAY_IN_HEAD } from "./week-table";

const DAYS = /^(?:dato|dag|date|day|søndag|sundag|når|tid)?[.:]?$/i;
const HOUSES = /^(?:sted|stad|hvor|kvar|kirke|kyrkje|lokale|hus)?[.:]?$/i;
const CLOCK =
  /^(?:kl\.?\s?)?(\d{1,2}(?:[.:]\d{2})?(?:\s?(?:[-–]|til)\s?\d{1,2}(?:[.:]\d{2})?)?)(?![\d.]|\s?\p{L}{3,9}dag)[\s:,–-]*/iu;

/** "Saron kl. 11" heads a column of what begins then. */
const HOUSE_WITH_CLOCK = /^(.+?)[\s,(]+kl\.?\s?(\d{1,2}(?:[.:]\d{2})?)\)?$/i;

/** A column of days, then one for each house; null for other rows. */
export function placeColumnsOf(cells: readonly string[]): string[] | null {
  const [days = "", ...places] = cells;
  const houses = places.map((place) => (isPlaceName(place) ? place : ""));
  return DAYS.test(days) && houses.filter(Boolean).length >= 2 ? houses : null;
}

const TOWN = /^\p{Lu}[\p{L} .-]{2,30}$/u;
const HOUR_OR_NONE = /^(?:|[–-]|(?:kl\.?\s?)?\d{1,2}(?:[.:]\d{2})?(?!\d)(?:\s.*)?)$/iu;

/** Houses called by their towns, where hours stand below them. */
export function townColumnsOf(cells: readonly string[], below: readonly string[]): string[] | null {
  const towns = cells.length < below.length || !DAYS.test(cells[0] ?? "") ? cells : cells.slice(1);
  const [day = "", ...hours] = below;
  const areHours = hours.every((hour) => HOUR_OR_NONE.test(hour)) && hours.some((hour) => /^\d/.test(hour));
  const isOfTowns = towns.length === hours.length && towns.every((town) => TOWN.test(town));
  return isOfTowns && areHours && /\d/.test(day) ? [...towns] : null;
}

/** A column of houses, then one for each day; null for other rows. */
export function dayColumnsOf(cells: readonly string[]): string[] | null {
  const [first = "", ...days] = cells;
  const named = days.filter((day) => day !== "");
  return HOUSES.test(first) && named.length >= 2 && named.every((day) => DAY_IN_HEAD.test(day)) ? days : null;
}

/** "Nyttårsaften 31.12. –" of two columns that only one space parts. */
function withNoneApart(cells: readonly string[], count: number): readonly string[] {
  const [, day, none] = cells.length < count ? (/^(\D*\d.*\S)\s+([–-])$/u.exec(cells[0] ?? "") ?? []) : [];
  return day !== undefined && none !== undefined ? [day, none, ...cells.slice(1)] : cells;
}

/** "15.11. | 11.00 Høymesse | 17.00 Konsert"; what stands under no house is a remark on the row. */
export const rowsOfPlaces = (row: readonly string[], places: readonly string[], table: number) => {
  const [day = "", ...cells] = withNoneApart(row, places.length + 1);
  const remark = cells.filter((cell, index) => cell !== "" && !places[index]).join(". ");
  return cells
    .flatMap((cell, index) => rowOfCell(cell, { day, house: places[index] ?? "", isPlace: true }, table))
    .map((row) => ({
      ...row,
      ...(row.title === "" && namesEvent(remark)
        ? { title: remark }
        : { description: row.description ?? (remark || null) }),
    }));
};

/** "Vik kirke | 11.00 Høymesse | 17.00 Konsert". */
export const rowsOfDays = ([house = "", ...cells]: readonly string[], days: readonly string[], table: number) =>
  cells.flatMap((cell, index) => rowOfCell(cell, { day: days[index] ?? "", house }, table));

/** "14.00 og 16.00 Julegudstjeneste". */
const TWICE = /^(?:kl\.?\s?)?(\d{1,2}[.:]\d{2})\s(?:og|&|\+)\s(?:kl\.?\s?)?(\d{1,2}[.:]\d{2})\s+(\p{L}.*)$/iu;

const rowOfCell = (cell: string, of: Parameters<typeof onceInCell>[1], table: number): TableRow[] => {
  const [, first, second, title] = TWICE.exec(cell) ?? [];
  return (title === undefined ? [cell] : [`${first} ${title}`, `${second} ${title}`]).flatMap((one) =>
    onceInCell(one, of, table),
  );
};

function onceInCell(
  cell: string,
  { day, house, isPlace = false }: { day: string; house: string; isPlace?: boolean },
  table: number,
): TableRow[] {
  if (day === "" || house === "" || !/[\p{L}\d]/u.test(cell)) return [];
  const [, name = house, usual] = HOUSE_WITH_CLOCK.exec(house) ?? [];
  const clock = CLOCK.exec(cell);
  const hour = clock?.[1] ?? usual;
  const when = hour ? `${day} kl ${hour}` : day;
  const own = cell.slice(clock?.[0].length ?? 0);
  const isHouse = isPlace || isPlaceName(name);
  const title = own === "" && !isHouse ? name : own;
  const description = isHouse || own === "" ? null : name;
  return [{ ...NOTHING_ELSE, when, title, place: isHouse ? name : null, description, dayCell: day, table }];
}
