import * as z from "zod";
import { EVENT_FACTS, FACT_FIELDS, type FactValues, FAMILIES, PLACE_FACTS, PRICES } from "~/domain/facts/facts";
import { FACT_LANGUAGES } from "~/domain/facts/languages";
import { eachField, pickFields } from "~/domain/values";
import { checkbox, optionalChoice, optionalNumber, website } from "~/schemas/forms/fields";
import { type FormTexts, parseForm } from "~/schemas/forms/parse";
import type { FormProblem } from "~/schemas/forms/problems";

const MOST_KRONER = 100_000;
const HIGHEST_AGE = 120;

export const eventFactFields = {
  family: optionalChoice(FAMILIES),
  ...eachField(PLACE_FACTS, () => optionalChoice(["yes", "no"])),
  ...eachField(EVENT_FACTS, () => checkbox),
  language: optionalChoice(FACT_LANGUAGES),
  interpretation: optionalChoice(FACT_LANGUAGES),
  stream_url: website,
  price: optionalChoice(PRICES),
  price_nok: optionalNumber(MOST_KRONER),
  ticket_url: website,
  registration_url: website,
  age_from: optionalNumber(HIGHEST_AGE),
  age_to: optionalNumber(HIGHEST_AGE),
} satisfies Record<keyof FactValues, z.ZodType>;

type FactFields = { [Name in keyof typeof eventFactFields]: z.output<(typeof eventFactFields)[Name]> };

export const agesInOrder = { path: ["age_to"], error: "agesReversed" satisfies FormProblem };

export const areAgesInOrder = ({ age_from, age_to }: Pick<FactFields, "age_from" | "age_to">) =>
  age_from === null || age_to === null || age_from <= age_to;

/** What belongs to a ticket counts only where there is one. */
export function eventFactsOf(fields: FactFields): FactValues {
  const isTicket = fields.price === "ticket";
  const stored = {
    ...pickFields(fields, FACT_FIELDS),
    ...eachField(PLACE_FACTS, (id) => (fields[id] === null ? null : fields[id] === "yes")),
    ...eachField(EVENT_FACTS, (id) => fields[id] || null),
    price_nok: isTicket ? fields.price_nok : null,
    ticket_url: isTicket ? fields.ticket_url : null,
  };
  return withoutNulls(stored);
}

type WithoutNulls<Values> = { [Name in keyof Values]?: Exclude<Values[Name], null> };

const withoutNulls = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as WithoutNulls<Values>;

const factFields = z.object(eventFactFields);

export function validFactsOf(texts: FormTexts): FactValues {
  const parsed = parseForm(factFields, texts);
  if (parsed.ok) return eventFactsOf(parsed.value);
  const valid = Object.entries(texts).filter(([name]) => !(name in parsed.problem));
  return validFactsOf(Object.fromEntries(valid));
}
