import { describe, expect, it } from "vitest";
import type * as z from "zod";
import {
  day,
  eventTypes,
  latitudeParameter,
  longitudeParameter,
  QUERY_MAX_LENGTH,
  queryFields,
  queryText,
  radius,
  wholeNumber,
} from "~/schemas/search/fields";

const accepted: [what: string, schema: z.ZodType, given: unknown, value: unknown][] = [
  ["a latitude", latitudeParameter, "59.91", 59.91],
  ["the poles", latitudeParameter, "-90", -90],
  ["a longitude with space around", longitudeParameter, " 10.75 ", 10.75],
  ["the date line", longitudeParameter, "180", 180],
  ["a radius with a fraction", radius, "12.5", 12.5],
  ["the smallest radius", radius, "1", 1],
  ["a whole number at its bound", wholeNumber(1, 100), "100", 100],
  ["a search with space around", queryText, "  røros ", "røros"],
  ["10,000 characters, cut", queryText, "a".repeat(10_000), "a".repeat(QUERY_MAX_LENGTH)],
  ["emoji, cut between two of them", queryText, "⛪🎵".repeat(150), "⛪🎵".repeat(100)],
  ["hostile words", queryText, '" AND %', '" AND %'],
  ["types repeated", eventTypes, ["service", "concert"], ["service", "concert"]],
  ["types separated by commas, each once", eventTypes, ["service, concert", "service"], ["service", "concert"]],
  ["nothing but commas", eventTypes, [","], []],
  ["29 February of a leap year", day, "2028-02-29", "2028-02-29"],
];

const refused: [what: string, schema: z.ZodType, given: unknown][] = [
  ["beyond the pole", latitudeParameter, "90.01"],
  ["beyond the date line", longitudeParameter, "-180.5"],
  ["words", latitudeParameter, "oslo"],
  ["a decimal comma", latitudeParameter, "59,91"],
  ["an exponent", latitudeParameter, "1e1"],
  ["hexadecimal", latitudeParameter, "0x10"],
  ["infinity", latitudeParameter, "Infinity"],
  ["no radius", radius, "0"],
  ["too large a radius", radius, "200.1"],
  ["a fraction where whole numbers are asked for", wholeNumber(1, 100), "2.5"],
  ["above its bound", wholeNumber(1, 100), "101"],
  ["a huge number", wholeNumber(1, 100), "9".repeat(400)],
  ["an unknown type", eventTypes, ["service", "party"]],
  ["29 February of a common year", day, "2027-02-29"],
  ["a day in another order", day, "29.02.2028"],
];

describe("a field of a search", () => {
  it.each(accepted)("takes %s", (_, schema, given, value) => {
    expect(schema.parse(given)).toEqual(value);
  });

  it.each(refused)("refuses %s", (_, schema, given) => {
    expect(schema.safeParse(given).success).toBe(false);
  });
});

describe("queryFields", () => {
  it("leaves out empty fields, keeps the first of several and all of a list", () => {
    const params = new URLSearchParams("q=&lat=1&lat=2&type=service&type=&type=concert&from=%20");
    expect(queryFields(params, ["type"])).toEqual({ lat: "1", type: ["service", "concert"] });
  });
});
