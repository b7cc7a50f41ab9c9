import { isObject, type Json, type JsonObject } from "~/domain/intake/page/loose-json";
import { PAGE_LIMITS } from "~/domain/intake/page/page-parts";
import { textValue } from "~/schemas/intake/data-values";
import { NAMES, PLACE_WORDS, STARTS } from "./answer-words";
import { type AnswerFields, fieldsOf, firstOf, zoneOf } from "./shaped-times";

type Lists = Json[][];

const areLists = (value: Json | undefined): value is Lists =>
  Array.isArray(value) && value.length > 0 && value.every(Array.isArray);

/** "start", or {"label": "start"}. */
const columnName = (value: Json): string | null =>
  typeof value === "string"
    ? value
    : isObject(value)
      ? textValue.parse(firstOf(fieldsOf(value), ["key", "field", "name", "label", "title", "id"]))
      : null;

/** Names of columns, no two alike, and no more than a table has. */
function headOf(value: Json | undefined): string[] | null {
  if (!Array.isArray(value) || value.length < 2 || value.length > PAGE_LIMITS.properties) return null;
  const names = value.flatMap((one) => columnName(one) ?? []);
  return names.length === value.length && new Set(names).size === names.length ? names : null;
}

const asObjects = (head: readonly string[], rows: Lists): JsonObject[] =>
  rows
    .slice(0, PAGE_LIMITS.events)
    .map((row) => Object.fromEntries(head.map((name, column) => [name, row[column] ?? null])));

/** With an object for each row: of lists below or beside the names of their columns, and of a list for each column. */
function withRows(value: Json): Json {
  if (areLists(value)) {
    const head = headOf(value[0]);
    return head ? asObjects(head, value.slice(1)) : value;
  }
  if (!isObject(value)) return value;
  const entries = Object.entries(value);
  if (entries.length > PAGE_LIMITS.properties) return value;
  const fields = fieldsOf(value);
  const [names, starts] = [firstOf(fields, NAMES), firstOf(fields, STARTS)];
  if (Array.isArray(names) && Array.isArray(starts) && names.length === starts.length && names.length > 1)
    return names
      .slice(0, PAGE_LIMITS.events)
      .map((_, row) =>
        Object.fromEntries(entries.map(([key, one]) => [key, Array.isArray(one) ? (one[row] ?? null) : one])),
      );
  for (const [key, rows] of entries) {
    const head =
      areLists(rows) &&
      Object.values(value)
        .map(headOf)
        .find((one) => one?.length === rows[0]?.length);
    if (head) return { ...value, [key]: asObjects(head, rows) };
  }
  return value;
}

export interface Held {
  value: Json;
  /** Names of what holds it, innermost last. */
  path: readonly string[];
  /** The zone that what holds it names. */
  zone: string | null;
}

/** What it holds, from the first on; passes over what is in those that were taken. */
export function* heldIn(data: Json): Generator<Held, void, boolean | undefined> {
  const waiting: Held[] = [{ value: data, path: [], zone: null }];
  for (let taken = 0; taken < PAGE_LIMITS.values; taken++) {
    const held = waiting.pop();
    if (!held) return;
    if (yield held) continue;
    for (const one of innerOf(held).reverse())
      if (typeof one.value === "object" && one.value !== null) waiting.push(one);
  }
}

function innerOf({ value: written, path, zone }: Held): Held[] {
  const value = withRows(written);
  if (Array.isArray(value)) return value.map((one) => ({ value: one, path, zone }));
  if (!isObject(value)) return [];
  const own = zoneOf(fieldsOf(value)) ?? zone;
  return Object.entries(value).map(([key, one]) => ({ value: one, path: [...path.slice(-5), key], zone: own }));
}

/** A name by its id; null where two have one. */
export type NamesById = ReadonlyMap<string, string | null>;

const OF_PLACES = /^(?:included|(?:venue|location|place|room|church|sted|stad|lokale|rom|kirke|kyrkje)(?:e?s|e?r)?)$/i;

/** Of {"places": {"1": "…"}} and {"places": [{"id": 1, "name": "…"}]}, whatever holds it. */
function addPlaces(key: string, value: Json, found: Map<string, string | null>) {
  if (!OF_PLACES.test(key) || typeof value !== "object" || value === null) return;
  for (const [at, one] of Object.entries(value).slice(0, 500)) {
    const fields = isObject(one) ? fieldsOf(one) : null;
    const own = fields && firstOf(fields, ["attributes"]);
    const id = Array.isArray(value) ? fields && firstOf(fields, ["id", "uid", "slug"]) : at;
    const name = fields
      ? textValue.parse(firstOf(new Map([...fields, ...(isObject(own) ? fieldsOf(own) : [])]), [...NAMES, "label"]))
      : one;
    if (id === null || typeof id === "object" || typeof name !== "string") continue;
    found.set(String(id), (found.get(String(id)) ?? name) === name ? name : null);
  }
}

export function placesIn(data: Json): NamesById {
  const found = new Map<string, string | null>();
  for (const { value } of heldIn(data))
    if (isObject(value)) for (const [key, one] of Object.entries(value)) addPlaces(key, one, found);
  return found;
}

/** "venue_id": 3, "venue": {"id": 3}, {"data": {"id": 3}}. */
export function placeById(fields: AnswerFields, places: NamesById): string | null {
  if (places.size === 0) return null;
  for (const name of PLACE_WORDS)
    for (const value of [fields.get(`${name}id`), fields.get(name)]) {
      const data = isObject(value) && isObject(value.data) ? value.data : value;
      const id = isObject(data) ? data.id : data;
      const place = typeof id === "string" || typeof id === "number" ? places.get(String(id)) : null;
      if (place) return place;
    }
  return null;
}
