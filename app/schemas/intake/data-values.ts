import * as z from "zod";

/** Each schema accepts anything: what is no use becomes null. */

const NORWEGIAN = /^n[bno](?:-NO)?$/i;
const EMPTY = /^(?:null|undefined|none|n\/a|-|–|tba|tbd|\s)*$/i;

const written = z.union([z.string(), z.number().transform(String)]);
const valueObject = z.object({ "@value": written, "@language": z.string().optional().catch(undefined) });

const oneText = z.union([
  written,
  valueObject.transform((value) => value["@value"]),
  z.object({ name: written }).transform(({ name }) => name),
]);

const manyTexts = z.array(z.unknown()).transform((values) => {
  const named = values.flatMap((value) => valueObject.safeParse(value).data ?? []);
  const norwegian = named.find((value) => NORWEGIAN.test(value["@language"] ?? ""));
  if (norwegian) return norwegian["@value"];
  return (
    values
      .slice(0, 20)
      .map((value) => oneText.safeParse(value).data)
      .find((text) => text !== undefined && !EMPTY.test(text)) ?? null
  );
});

const LONGEST = 100_000;

/** Null also where a program has published that it had none. */
export const textValue = z
  .union([oneText, manyTexts])
  .nullable()
  .transform((text) => (text === null || EMPTY.test(text) ? null : text.slice(0, LONGEST)))
  .catch(null);

export const timeValue = z
  .union([
    z.number(),
    z.string(),
    valueObject.transform((value) => value["@value"]),
    z.array(z.unknown()).transform((values) => values.find((value): value is string => typeof value === "string")),
  ])
  .nullable()
  .transform((time) => (typeof time === "string" && EMPTY.test(time) ? null : (time ?? null)))
  .catch(null);

const addressOfValue = z.union([
  z.string(),
  z
    .object({ url: z.unknown().optional(), contentUrl: z.unknown().optional(), "@id": z.unknown().optional() })
    .transform(
      ({ url, contentUrl, "@id": id }) =>
        [url, contentUrl, id].find((one): one is string => typeof one === "string" && one !== "") ?? null,
    ),
]);

/** The first of a text, a list, an object or a list of objects; not absolute. */
export const addressValue = z
  .union([
    addressOfValue,
    z.array(z.unknown()).transform(
      (values) =>
        values
          .slice(0, 20)
          .map((value) => addressOfValue.safeParse(value).data)
          .find((one) => typeof one === "string" && !EMPTY.test(one)) ?? null,
    ),
  ])
  .nullable()
  .transform((address) => (address === null || EMPTY.test(address) ? null : address.trim()))
  .catch(null);

export const listOf = z
  .unknown()
  .transform((value): unknown[] =>
    Array.isArray(value)
      ? value.slice(0, 50).map((one: unknown) => one)
      : value === undefined || value === null
        ? []
        : [value],
  );

/** A value's texts, its fields' and theirs: enough to look for a word. */
export function wordsIn(value: unknown, depth = 2): string {
  if (typeof value === "string") return value.slice(0, 200);
  if (typeof value !== "object" || value === null || depth === 0) return "";
  const inner: unknown[] = Object.values(value);
  return inner
    .slice(0, 50)
    .map((one) => wordsIn(one, depth - 1))
    .join(" ");
}
