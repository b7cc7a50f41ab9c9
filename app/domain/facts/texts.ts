import { eachField } from "~/domain/fields";
import { FACT_FIELDS, type FactValues, PLACE_FACTS } from "./facts";
import { FAMILIES } from "./families";

export const factTexts = (values: FactValues): Record<string, string> =>
  eachField(FACT_FIELDS, (name) => {
    const value = values[name];
    return typeof value === "boolean" ? (value ? "yes" : "no") : String(value ?? "");
  });

/** A field with no or another value says nothing. */
export function organizerFactsOf(texts: Record<string, string>): FactValues {
  const family = FAMILIES.find((name) => name === texts["family"]);
  const place = PLACE_FACTS.filter((id) => texts[id] === "yes");
  return { ...(family && { family }), ...eachField(place, () => true) };
}
