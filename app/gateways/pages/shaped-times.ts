import { isObject, type Json, type JsonObject } from "~/domain/intake/page/loose-json";
import { claimedIn, hasNorwaysClock, saidTime, withNorwegianOffset } from "~/domain/intake/page/said-time";

/** `isKnown`: it is the clock at the place, and nothing contradicts it. */
export interface ShapedTime {
  written: string | number;
  isKnown: boolean;
}

/** In lower case, without signs. */
export type AnswerFields = ReadonlyMap<string, Json>;

export const fieldsOf = (value: JsonObject): AnswerFields =>
  new Map(Object.entries(value).map(([key, one]) => [plainName(key), unwrapped(one)]));

/** Drupal's lists hold one, and Notion's values stand below the name of their type. */
function unwrapped(value: Json): Json {
  if (Array.isArray(value)) return value.length === 1 && isObject(value[0]) && "value" in value[0] ? value[0] : value;
  return (isObject(value) && typeof value.type === "string" && value[value.type]) || value;
}

/** "StartMs", "end_timestamp". */
const plainName = (key: string) =>
  key
    .toLowerCase()
    .replace(/^field_|[^a-zæøå]/g, "")
    .replace(/(?<=start|end|slutt|stop|begin|from|fra|til)(?:ms|millis|epoch|unix|timestamp)$/, "");

export const firstOf = (fields: AnswerFields, names: readonly string[]): Json =>
  names.map((name) => fields.get(name) ?? null).find((value) => value !== null && value !== "") ?? null;

const UTC = /^(?:Etc\/)?UTC$/;
const CLOCK_AT_END = /T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/;
const ZONES = ["timezone", "timezoneid", "tz", "tzid", "zone"];
const CLOCKS = /^(?:kl\.?\s?)?(\d{1,2}[:.]\d{2})(?:[:.]\d{2})?(?:\s?(?:[-–]|til)\s?(?:kl\.?\s?)?(\d{1,2}[:.]\d{2}))?$/i;

/** Of "11:00", "1100", "kl. 11.00–12.30". */
export function clockOf(value: Json, edge: "start" | "end"): string | null {
  const written = typeof value === "string" ? value.trim().replace(/^([01]\d|2[0-3])([0-5]\d)$/, "$1:$2") : "";
  const [, start = null, end = null] = CLOCKS.exec(written) ?? [];
  return edge === "start" ? start : end;
}

export const zoneOf = (fields: AnswerFields): string | null => {
  const zone = firstOf(fields, ZONES);
  return typeof zone === "string" && /^[a-z]/i.test(zone) ? zone : null;
};

/** A stamp, seconds since 1970, `{local, utc, timezone}`, `{dateTime, timeZone}`, `{date, time}`; null for others. */
export function shapedTime(value: Json, outerZone: string | null): ShapedTime | null {
  if (Array.isArray(value)) return ofParts(value, outerZone);
  if (!isObject(value))
    return typeof value === "string" || typeof value === "number" ? ofStamp(value, outerZone) : null;
  const fields = fieldsOf(value);
  const zone = zoneOf(fields) ?? outerZone;
  const local = firstOf(fields, ["local", "localtime", "localdatetime", "datetimelocal"]);
  const utc = firstOf(fields, ["utc", "utctime", "datetimeutc"]);
  if (typeof local === "string") return ofLocal(local, typeof utc === "string" ? utc : null, zone);
  const [date, time] = [firstOf(fields, ["date", "day"]), firstOf(fields, ["time", "hour"])];
  const stamp = firstOf(fields, ["datetime", "iso", "value", "start", "from", "fra", "at"]);
  // Microsoft's and Google's say the zone of each time.
  if (typeof stamp === "string" && UTC.test(zoneOf(fields) ?? "") && CLOCK_AT_END.test(stamp))
    return ofStamp(`${stamp}Z`, zone);
  if (typeof stamp === "string" || typeof stamp === "number") return ofStamp(stamp, zone);
  if (typeof date === "string") return ofDayAndClock(date, time, zone);
  const parts = PARTS.map((part) => fields.get(part)).filter((part) => typeof part === "number");
  if (parts.length > 2) return ofParts(parts, zone);
  const moment = utc ?? firstOf(fields, ["unix", "timestamp", "epoch", "seconds"]);
  return typeof moment === "string" || typeof moment === "number" ? ofStamp(moment, zone) : null;
}

const PARTS = ["year", "month", "day", "hour", "minute"];

/** [2026, 12, 24, 16, 30], as Java writes it. */
function ofParts(parts: readonly Json[], zone: string | null): ShapedTime | null {
  const numbers = parts.filter((part) => typeof part === "number");
  const [year, month, day, hour, minute] = numbers.map((part) => String(part).padStart(2, "0"));
  if (numbers.length < 3 || numbers.length < parts.length) return null;
  return ofStamp(`${year}-${month}-${day}${hour === undefined ? "" : `T${hour}:${minute ?? "00"}`}`, zone);
}

export const ofDayAndClock = (day: string, clock: Json, zone: string | null): ShapedTime | null =>
  ofStamp(clockOf(clock, "start") === null ? day : `${day.slice(0, 10)} ${clockOf(clock, "start")}`, zone);

/** A moment beside its zone is one at the place; an offset without one is a claim. */
function ofStamp(written: string | number, zone: string | null): ShapedTime | null {
  const said = saidTime(written);
  if (!said) return null;
  if (said.offset === null) {
    const isKnown = hasNorwaysClock(zone) && !said.isFaulty;
    return { written: typeof written === "string" ? claimedIn(zone, written) : written, isKnown };
  }
  const isMoment = typeof written === "number" || /^\d+$/.test(written);
  const isSame = said.day === said.inNorway.day && said.time === said.inNorway.time;
  return { written, isKnown: zone !== null && hasNorwaysClock(zone) && (isMoment || isSame) };
}

function ofLocal(local: string, utc: string | null, zone: string | null): ShapedTime | null {
  const [here, there] = [saidTime(local), saidTime(utc)?.inNorway];
  if (!here) return null;
  const agrees = !there || (there.day === here.day && there.time === here.time);
  const isKnown = hasNorwaysClock(zone) && agrees && !here.isFaulty;
  return { written: isKnown ? `${here.day}${here.time ? `T${here.time}` : ""}` : withNorwegianOffset(local), isKnown };
}
