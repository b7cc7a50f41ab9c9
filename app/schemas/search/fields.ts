import * as z from "zod";
import { EVENT_TYPES } from "~/domain/events/types";
import { FACTS, FAMILIES } from "~/domain/facts/facts";
import { FACT_LANGUAGES } from "~/domain/facts/languages";
import { parseBounds, withPoint } from "~/domain/places/position";
import type { EventSearch } from "~/domain/search/plan";
import { cleanLine } from "~/domain/text/plain-text";

/** Characters; the rest is cut. */
export const QUERY_MAX_LENGTH = 200;
const RADIUS_KM = { min: 1, max: 200 } as const;

/** Empty fields count as missing; lists keep all values; a position may come as one point. */
export function queryFields(params: URLSearchParams, lists: readonly string[] = []): Record<string, string | string[]> {
  const fields: Record<string, string | string[]> = {};
  for (const name of new Set(params.keys())) {
    const given = params.getAll(name).filter((value) => value.trim() !== "");
    const [first] = given;
    if (first !== undefined) fields[name] = lists.includes(name) ? given : first;
  }
  return withPoint(fields);
}

const numberText = z
  .string()
  .trim()
  .regex(/^-?\d{1,9}(\.\d{1,20})?$/, "must be a number")
  .transform(Number);

export const latitudeParameter = numberText.pipe(z.number().min(-90, "must be -90 to 90").max(90, "must be -90 to 90"));
export const longitudeParameter = numberText.pipe(
  z.number().min(-180, "must be -180 to 180").max(180, "must be -180 to 180"),
);

/** A place by its name or postcode. */
export const placeParameter = z.string().max(200).transform(cleanLine).pipe(z.string().max(100)).optional();

/** `west,south,east,north` in degrees. */
export const boundsParameter = z.string().transform((text, context) => {
  const bounds = parseBounds(text);
  if (bounds) return bounds;
  context.addIssue({ code: "custom", message: "must be west,south,east,north in degrees" });
  return z.NEVER;
});

const radiusMessage = `must be ${RADIUS_KM.min} to ${RADIUS_KM.max}`;
export const radius = numberText.pipe(z.number().min(RADIUS_KM.min, radiusMessage).max(RADIUS_KM.max, radiusMessage));

export function wholeNumber(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return numberText.pipe(z.number().int(message).min(min, message).max(max, message));
}

/** Always valid, only cut. */
export const queryText = z
  .string()
  .transform((text) => [...cleanLine(text)].slice(0, QUERY_MAX_LENGTH).join(""))
  .pipe(z.string());

const separate = (values: string[]) => [
  ...new Set(
    values
      .flatMap((value) => value.split(","))
      .map((value) => value.trim())
      .filter(Boolean),
  ),
];

/** `type=a&type=b` or with commas, each once. */
const anyOf = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  z
    .array(z.string())
    .transform(separate)
    .pipe(z.array(z.enum(values, `must be one of ${values.join(", ")}`)));

export const eventTypes = anyOf(EVENT_TYPES);

export const factParameters = {
  fact: anyOf(FACTS).default([]).describe("All of these facts; repeated or separated by commas."),
  family: anyOf(FAMILIES).default([]).describe("Any of these church families; repeated or separated by commas."),
  language: anyOf(FACT_LANGUAGES)
    .default([])
    .describe("Held in or interpreted into any of these languages (ISO 639); repeated or separated by commas."),
};

const WEEKDAYS = ["1", "2", "3", "4", "5", "6", "7"] as const;

export const weekdayParameter = anyOf(WEEKDAYS)
  .optional()
  .describe("Only what starts on one of these weekdays: 1 is Monday, 7 Sunday; repeated or separated by commas.");

/** As a search has them, 0 is Monday; those that were chosen win over those in words. */
export const wantedWeekdays = ({
  weekday,
  weekdays,
}: {
  weekday?: readonly string[] | undefined;
  weekdays?: readonly number[] | undefined;
}) => (weekday?.length ? weekday.map((nth) => Number(nth) - 1) : weekdays);

interface Chosen
  extends
    z.output<z.ZodObject<typeof factParameters>>,
    Pick<EventSearch, "reach" | "weekdays" | "hours" | "not" | "anyOf"> {
  q: string;
  type: EventSearch["types"];
  weekday?: readonly string[] | undefined;
}

/** What a search asks for, in its fields or in words; not where and when. */
export const wantedOf = ({ q, not, anyOf: any, reach, hours, type, ...chosen }: Chosen) => ({
  query: q,
  not,
  anyOf: any,
  reach,
  hours,
  weekdays: wantedWeekdays(chosen),
  types: type,
  facts: { facts: chosen.fact, families: chosen.family, languages: chosen.language },
});

export const SEARCH_LISTS = ["type", "weekday", ...Object.keys(factParameters)];

/** YYYY-MM-DD. */
export const day = z.iso.date("must be a day, YYYY-MM-DD");

/** YYYY-MM, of two centuries. */
export const month = z.string().regex(/^(?:19[5-9]|20\d|21[0-4])\d-(?:0[1-9]|1[0-2])$/, "must be a month, YYYY-MM");

/** An unencoded plus sign of a time's zone arrives as a space. */
export const restorePlus = (text: string): string => text.replace(/ (?=\d\d:\d\d$)/, "+");

export const selectedFields = <Name extends string>(names: readonly Name[]) =>
  z
    .string()
    .max(2000)
    .transform((text) => separate([text]))
    .pipe(z.array(z.enum(names, `must be some of ${names.join(", ")}`)))
    .optional()
    .describe("Only these fields of each, separated by commas; its id always.");
