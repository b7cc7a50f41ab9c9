import { isObject, type Json, type JsonObject } from "~/domain/intake/page/loose-json";
import { PAGE_LIMITS } from "~/domain/intake/page/page-parts";
import { hasNorwaysClock } from "~/domain/intake/page/said-time";
import { NOTHING_SAID, type StructuredEvent } from "~/domain/intake/page/structured-event";
import { isCalendarDay, shiftDay } from "~/domain/time/days-and-moments";
import { addressValue, textValue, wordsIn } from "~/schemas/intake/data-values";
import { locationValue } from "~/schemas/intake/location-value";
import { type Held, heldIn, type NamesById, placeById, placesIn } from "./answer-tables";
import {
  NAMES,
  TEXTS,
  STARTS,
  ENDS,
  UTC_STARTS,
  UTC_ENDS,
  START_CLOCKS,
  END_CLOCKS,
  KINDS,
  DATES,
  PLACE_WORDS,
  PLACE_PARTS,
  HOLDERS,
  STATES,
  CANCELLED,
  PRIVATE,
  PUBLIC,
  KEPT_BACK,
  OF_EVENTS,
  OF_OTHERS,
} from "./answer-words";
import {
  type AnswerFields,
  clockOf,
  fieldsOf,
  firstOf,
  ofDayAndClock,
  type ShapedTime,
  shapedTime,
  zoneOf,
} from "./shaped-times";

/** Events of an answer that no adapter knows: what has a name, a start, and the company of an event. */
export function shapedEvents(data: Json): StructuredEvent[] {
  const found: StructuredEvent[] = [];
  const places = placesIn(data);
  const walked = heldIn(data);
  for (let one = walked.next(); !one.done && found.length < PAGE_LIMITS.events;) {
    const { value } = one.value;
    const events = isObject(value) && value["@type"] === undefined ? eventsOf(value, one.value, places) : [];
    found.push(...events);
    one = walked.next(events.length > 0);
  }
  return found;
}

function eventsOf(value: JsonObject, { path, zone }: Held, places: NamesById): StructuredEvent[] {
  const own = ownFieldsOf(value);
  const around = { date: path.findLast((key) => DAY_OF_LIST.test(key)) ?? null, timezone: zone };
  const place = placeById(own, places);
  const fields = new Map<string, Json>([
    ...Object.entries(around),
    ...own,
    ...(place ? [["location", place] as const] : []),
  ]);
  const name = NAMES.map((one) => textOf(fields.get(one) ?? null)).find((one) => /\p{L}/u.test(one ?? "")) ?? null;
  if (name === null || !isInCompany(fields, path) || holdsEvents(value)) return [];
  const start = startOf(fields);
  const listed = start
    ? []
    : DATES.flatMap((key) => {
        const list = fields.get(key);
        return Array.isArray(list) ? list : [];
      });
  const all = start
    ? [fields]
    : listed.flatMap((one) =>
        isObject(one) ? [new Map([...fields, ...ownFieldsOf(one)])] : [new Map([...fields, ["start", one]])],
      );
  return all.flatMap((one) => eventOf(name, one) ?? []);
}

const startOf = (fields: AnswerFields) => timeOf(fields, STARTS, START_CLOCKS, true) ?? utcOf(fields, UTC_STARTS);

function ownFieldsOf(value: JsonObject): AnswerFields {
  const fields = fieldsOf(value);
  const held = HOLDERS.map((name) => fields.get(name) ?? null)
    .filter(isObject)
    .map((one) => TEXTS.map((language) => one[language] ?? null).find(isObject) ?? one);
  return new Map([...held.flatMap((one) => [...fieldsOf(one)]), ...fields]);
}

/** A calendar has a name and a start as well. */
const holdsEvents = (value: JsonObject) =>
  Object.entries(value).some(
    ([key, one]) =>
      OF_EVENTS.test(key) &&
      Array.isArray(one) &&
      one.some((inner) => isObject(inner) && firstOf(fieldsOf(inner), NAMES) !== null),
  );

/** A list's name says what it is of; without one a clock, and an end or a place, say that it is an event. */
function isInCompany(fields: AnswerFields, path: readonly string[]): boolean {
  const named = path.findLast((key) => OF_EVENTS.test(key) || OF_OTHERS.test(key));
  if (named !== undefined) return OF_EVENTS.test(named) && !/type|categor/i.test(named);
  if (OF_EVENTS.test(wordsIn([firstOf(fields, KINDS)]))) return true;
  if (fields.has("modified") || fields.has("author")) return false;
  const start = startOf(fields);
  const isTimed = start !== null && /\d[T\s]\d|^\d{10}/.test(String(start.written));
  return (
    firstOf(fields, DATES) !== null ||
    fields.get("allday") === true ||
    (start !== null && isWholeDay(fields)) ||
    (isTimed && firstOf(fields, [...ENDS, ...PLACE_WORDS, "allday"]) !== null)
  );
}

/** `date` alone is often when something was written. */
function timeOf(
  fields: AnswerFields,
  names: readonly string[],
  clocks: readonly string[],
  mayBeDate: boolean,
): ShapedTime | null {
  const zone = zoneOf(fields);
  const clock = clocks.map((name) => clockOf(fields.get(name) ?? null, "start")).find((one) => one !== null) ?? null;
  for (const name of [
    ...names,
    ...(mayBeDate && (clock !== null || isObject(fields.get("date"))) ? ["date", "day", "d"] : []),
  ]) {
    const value = fields.get(name) ?? null;
    const isDay = typeof value === "string" && DAY_ALONE.test(value);
    const time = isDay ? ofDayAndClock(value, clock, zone) : shapedTime(value, zone);
    if (time) return time;
  }
  return null;
}

/** {"2026-12-24": […]}, {"24.12.2026": […]}. */
const DAY_OF_LIST = /^\d{4}-\d{2}-\d{2}$|^\d{1,2}\.\d{1,2}\.\d{4}$/;

const DAY_ALONE = /^\d{4}-\d{2}-\d{2}$|^\d{8}$|^\d{1,2}\.\d{1,2}\.\d{4}$/;

function utcOf(fields: AnswerFields, names: readonly string[]): ShapedTime | null {
  const [written, zone] = [firstOf(fields, names), zoneOf(fields)];
  if (typeof written !== "string") return null;
  const time = shapedTime(/\d(?:Z|[+-]\d\d:?\d\d)$/i.test(written) ? written : `${written}Z`, zone);
  return time && { ...time, isKnown: zone !== null && hasNorwaysClock(zone) };
}

/** An end that is a clock alone is of the day on which it starts. */
function endOf(fields: AnswerFields, start: ShapedTime): ShapedTime | null {
  const end = timeOf(fields, ENDS, END_CLOCKS, false) ?? utcOf(fields, UTC_ENDS);
  if (end) return end;
  for (const name of [...STARTS, "date", "day"]) {
    const span = fields.get(name);
    const last = isObject(span) ? timeOf(fieldsOf(span), [...ENDS, "endvalue"], END_CLOCKS, false) : null;
    if (last) return last;
  }
  const clock =
    END_CLOCKS.map((name) => clockOf(fields.get(name) ?? null, "start")).find((one) => one !== null) ??
    START_CLOCKS.map((name) => clockOf(fields.get(name) ?? null, "end")).find((one) => one !== null);
  return clock && typeof start.written === "string" && / \d/.test(start.written)
    ? ofDayAndClock(start.written.replace(/ .*/, ""), clock, zoneOf(fields))
    : null;
}

const YES = /^(?:true|1|ja|yes)$/i;
const wordOf = (value: Json | undefined) => (typeof value === "object" ? "" : String(value));
const NO = /^(?:false|0|nei|no)$/i;

function eventOf(name: string, fields: AnswerFields): StructuredEvent | null {
  const start = startOf(fields);
  const states = wordsIn(STATES.map((one) => fields.get(one))).split(/\s+/);
  const isSaid = (names: readonly string[]) => names.some((name) => YES.test(wordOf(fields.get(name))));
  const isClosed = PUBLIC.some((name) => NO.test(wordOf(fields.get(name))));
  if (!start || isClosed || isSaid(PRIVATE) || states.some((one) => KEPT_BACK.test(one))) return null;
  // Of Sanity.
  if (/^drafts\./.test(wordOf(fields.get("id")))) return null;
  const end = endOf(fields, start);
  const isAllDay = isSaid(["allday", "isallday", "fullday", "wholeday"]);
  const day = (time: ShapedTime | null) => time && (isAllDay ? String(time.written).slice(0, 10) : time.written);
  const said = firstOf(fields, PLACE_WORDS);
  const place = typeof said === "number" ? null : said;
  const where = locationValue.parse(place);
  const state = states.join(" ");
  return {
    ...NOTHING_SAID,
    source: "answer",
    id: textValue.parse(firstOf(fields, ["id", "uid", "eventid", "slug"])),
    name,
    start: day(start),
    end: withoutNextDay(day(end), fields),
    description: textOf(firstOf(fields, ["description", "excerpt", "intro", "body", "text", "beskrivelse", "ingress"])),
    url: addressValue.parse(firstOf(fields, ["url", "link", "permalink", "eventurl", "href", "website", "lenke"])),
    place: where.place ?? textOf(place) ?? partsOf(place),
    address: where.address,
    status:
      isSaid(CANCELLED) || /cancell?ed|avlyst/i.test(state)
        ? "cancelled"
        : /postponed|utsatt/i.test(state)
          ? "postponed"
          : null,
    hasZone: start.isKnown && (end?.isKnown ?? true),
  };
}

/** Of Google: `{"start": {"date": …}, "end": {"date": …}}`. */
const isWholeDay = (fields: AnswerFields): boolean =>
  ["start", "end"].every((name) => {
    const edge = fields.get(name) ?? null;
    return isObject(edge) && typeof edge.date === "string" && !("dateTime" in edge || "time" in edge);
  });

/** FullCalendar's and Google's `end` of whole days is the day after. */
function withoutNextDay(end: string | number | null, fields: AnswerFields): string | number | null {
  const isNext = fields.has("end") && (fields.has("allday") || isWholeDay(fields));
  return isNext && typeof end === "string" && isCalendarDay(end) ? shiftDay(end, -1) : end;
}

/** {"building": {"name": "…"}, "room": {"name": "…"}}. */
function partsOf(place: Json): string | null {
  const fields = isObject(place) ? fieldsOf(place) : null;
  return PLACE_PARTS.flatMap((part) => textOf(fields?.get(part) ?? null) ?? []).join(", ") || null;
}

function textOf(value: Json): string | null {
  if (Array.isArray(value) && isObject(value[0])) return textOf(value[0]);
  if (!isObject(value)) return textValue.parse(value);
  return textValue.parse(firstOf(fieldsOf(value), [...TEXTS, "name", "label", "title", "navn"]));
}
