import { isObject, type Json, type JsonObject } from "~/domain/intake/page/loose-json";
import { PAGE_LIMITS } from "~/domain/intake/page/page-parts";
import { NOTHING_SAID, type StructuredEvent } from "~/domain/intake/page/structured-event";
import { TEXT_LANGUAGES } from "~/domain/site/text-languages";
import { isCalendarDay, shiftDay } from "~/domain/time/days-and-moments";
import { addressValue, textValue, wordsIn } from "~/schemas/intake/data-values";
import { locationValue } from "~/schemas/intake/location-value";
import {
  type AnswerFields,
  fieldsOf,
  firstOf,
  ofDayAndClock,
  type ShapedTime,
  shapedTime,
  zoneOf,
} from "./shaped-times";

const NAMES = ["name", "title", "eventname", "eventtitle", "summary", "headline", "subject"];
const TEXTS = ["text", "rendered", "plain", "no", "value", "html", ...TEXT_LANGUAGES.map(([tag]) => tag)];
const withEnds = (stem: string) =>
  ["", "date", "time", "datetime", "at", "dateandtime", "timestamp"].map((end) => stem + end);
const STARTS = [
  ...["start", "starts", "eventstart", "begin", "begins", "from", "datefrom"].flatMap(withEnds),
  ...[
    "startdatelocal",
    "startlocal",
    "localstart",
    "localstartdate",
    "starttimelocal",
    "dtstart",
    "datestart",
    "eventtime",
    "eventdate",
    "eventdatetime",
    "when",
    "starton",
    "startson",
    "dateandtime",
  ],
];
const ENDS = [
  ...["end", "ends", "eventend", "finish", "to", "until", "dateto"].flatMap(withEnds),
  ...["enddatelocal", "endlocal", "localend", "localenddate", "endtimelocal", "dtend", "dateend", "endon", "endson"],
];
const START_CLOCKS = ["starttime", "time", "timestart", "begintime", "eventtime"];
const END_CLOCKS = ["endtime", "timeend"];
/** Dates of an event that stand in a list. */
const KINDS = ["kind", "object", "typename", "resourcetype"];
const DATES = [
  "dates",
  "occurrences",
  "showings",
  "performances",
  "instances",
  "eventtime",
  "eventtimes",
  "eventdates",
  "schedules",
];
const PLACES = ["location", "venue", "place", "where", "locationname", "venuename", "address"];

const OF_EVENTS =
  /event|arrangement|activit|aktivitet|occurrence|gathering|happening|calendar|kalender|concert|konsert|service|gudst/i;
/** These begin on a day, too. */
const OF_OTHERS =
  /ticket|price|pricing|sale|offer|campaign|subscri|project|prosjekt|employ|staff|job|stilling|vacanc|semester|season|term$|terms|holiday|ferie|booking|reservation|order|invoice|user|member|people|person|post|article|news|nyhet|sermon|podcast|episode|media|log|shift|task|created|updated|meta|pagination|opening|registration|deadline|release|version|token|session$/i;
const UNSEEN = /^(?:draft|deleted|trash|pending|private|archived|hidden|utkast|slettet)$/i;

interface Held {
  value: Json;
  /** Names of what holds it, innermost last. */
  path: readonly string[];
}

/** Events of an answer that no adapter knows: what has a name, a start, and the company of an event. */
export function shapedEvents(data: Json): StructuredEvent[] {
  const found: StructuredEvent[] = [];
  const waiting: Held[] = [{ value: data, path: [] }];
  for (let taken = 0; taken < PAGE_LIMITS.values && found.length < PAGE_LIMITS.events; taken++) {
    const held = waiting.pop();
    if (!held) break;
    const { value, path } = held;
    const events = isObject(value) && value["@type"] === undefined ? eventsOf(value, path) : [];
    if (events.length > 0) {
      found.push(...events);
      continue;
    }
    const inner = Array.isArray(value)
      ? value.map((one) => ({ value: one, path }))
      : isObject(value)
        ? heldBy(value, path)
        : [];
    for (const one of inner.reverse()) if (typeof one.value === "object" && one.value !== null) waiting.push(one);
  }
  return found;
}

const heldBy = (value: JsonObject, path: readonly string[]): Held[] =>
  Object.entries(value).map(([key, one]) => ({ value: one, path: [...path.slice(-5), key] }));

function eventsOf(value: JsonObject, path: readonly string[]): StructuredEvent[] {
  const fields = fieldsOf(value);
  const name = textOf(firstOf(fields, NAMES));
  if (name === null || !isInCompany(fields, path) || holdsEvents(value)) return [];
  const own = timeOf(fields, STARTS, START_CLOCKS, true);
  const listed = own
    ? []
    : DATES.flatMap((key) => {
        const list = fields.get(key);
        return Array.isArray(list) ? list : [];
      });
  const all = own
    ? [fields]
    : listed.flatMap((one) =>
        isObject(one) ? [new Map([...fields, ...fieldsOf(one)])] : [new Map([...fields, ["start", one]])],
      );
  return all.flatMap((one) => eventOf(name, one) ?? []);
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
  if (fields.has("modified") || fields.has("author") || fields.has("publishedat")) return false;
  const start = timeOf(fields, STARTS, START_CLOCKS, false);
  const isTimed = start !== null && /\d[T\s]\d|^\d{10}/.test(String(start.written));
  return (
    firstOf(fields, DATES) !== null ||
    fields.get("allday") === true ||
    (isTimed && firstOf(fields, [...ENDS, ...PLACES, "allday"]) !== null)
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
  const clock = firstOf(fields, clocks);
  for (const name of [...names, ...(mayBeDate && clock !== null ? ["date", "day"] : [])]) {
    const value = fields.get(name) ?? null;
    const isDay = typeof value === "string" && /^\d{4}-\d{2}-\d{2}$|^\d{1,2}\.\d{1,2}\.\d{4}$/.test(value);
    const time = isDay ? ofDayAndClock(value, clock, zone) : shapedTime(value, zone);
    if (time) return time;
  }
  return null;
}

function eventOf(name: string, fields: AnswerFields): StructuredEvent | null {
  const [start, end] = [timeOf(fields, STARTS, START_CLOCKS, true), timeOf(fields, ENDS, END_CLOCKS, false)];
  const state = wordsIn([firstOf(fields, ["status", "state", "eventstatus"])]);
  if (!start || UNSEEN.test(state.trim())) return null;
  const isWholeDay = ["allday", "isallday", "fullday", "wholeday"].some((key) => fields.get(key) === true);
  const day = (time: ShapedTime | null) => time && (isWholeDay ? String(time.written).slice(0, 10) : time.written);
  const place = firstOf(fields, PLACES);
  const where = locationValue.parse(place);
  const isCancelled = ["cancelled", "canceled", "iscancelled", "iscanceled"].some((key) => fields.get(key) === true);
  return {
    ...NOTHING_SAID,
    source: "answer",
    id: textValue.parse(firstOf(fields, ["id", "uid", "eventid", "slug"])),
    name,
    start: day(start),
    end: withoutNextDay(day(end), fields),
    description: textOf(firstOf(fields, ["description", "excerpt", "intro", "body", "text"])),
    url: addressValue.parse(firstOf(fields, ["url", "link", "permalink", "eventurl", "href", "website"])),
    place: where.place ?? textOf(place),
    address: where.address,
    status:
      isCancelled || /cancell?ed|avlyst/i.test(state)
        ? "cancelled"
        : /postponed|utsatt/i.test(state)
          ? "postponed"
          : null,
    hasZone: start.isKnown && (end?.isKnown ?? true),
  };
}

/** FullCalendar's and Google's `end` of whole days is the day after. */
function withoutNextDay(end: string | number | null, fields: AnswerFields): string | number | null {
  const isNext = fields.has("end") && (fields.has("allday") || fields.get("kind") === "calendar#event");
  return isNext && typeof end === "string" && isCalendarDay(end) ? shiftDay(end, -1) : end;
}

function textOf(value: Json): string | null {
  if (!isObject(value)) return textValue.parse(value);
  return textValue.parse(firstOf(fieldsOf(value), [...TEXTS, "name"]));
}
