import { z } from "zod";
import { EVENT_TYPES } from "~/domain/events/types";
import { withPoint } from "~/domain/places/box";
import { cleanLine } from "~/domain/text/plain-text";

/** Characters of a query that are searched for; the rest is cut. */
export const QUERY_MAX_LENGTH = 200;
const RADIUS_KM = { min: 1, max: 200 } as const;

/**
 * Returns the fields of a query string. Empty ones count as missing; those named as lists keep all values. A position
 * may come as one point.
 */
export function queryFields(params: URLSearchParams, lists: readonly string[] = []): Record<string, string | string[]> {
  const fields: Record<string, string | string[]> = {};
  for (const name of new Set(params.keys())) {
    const given = params.getAll(name).filter((value) => value.trim() !== "");
    if (given.length > 0) fields[name] = lists.includes(name) ? given : given[0]!;
  }
  return withPoint(fields);
}

/** A number in digits, as in a query string or a form. */
const numberText = z
  .string()
  .trim()
  .regex(/^-?\d{1,9}(\.\d{1,20})?$/, "must be a number")
  .transform(Number);

export const latitudeParameter = numberText.pipe(z.number().min(-90, "must be -90 to 90").max(90, "must be -90 to 90"));
export const longitudeParameter = numberText.pipe(
  z.number().min(-180, "must be -180 to 180").max(180, "must be -180 to 180"),
);

const radiusMessage = `must be ${RADIUS_KM.min} to ${RADIUS_KM.max}`;
export const radius = numberText.pipe(z.number().min(RADIUS_KM.min, radiusMessage).max(RADIUS_KM.max, radiusMessage));

/** Returns a schema of whole numbers within bounds. */
export function wholeNumber(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return numberText.pipe(z.number().int(message).min(min, message).max(max, message));
}

/** The text of a search box: always valid, only cut. */
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

/** Event types, repeated (`type=a&type=b`) or separated by commas, each once. */
export const eventTypes = z
  .array(z.string())
  .transform(separate)
  .pipe(z.array(z.enum(EVENT_TYPES, `must be one of ${EVENT_TYPES.join(", ")}`)));

/** A calendar day, YYYY-MM-DD. */
export const day = z.iso.date("must be a day, YYYY-MM-DD");
