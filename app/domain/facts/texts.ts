import { eachField } from "~/domain/values";
import { FACT_FIELDS, type FactValues, FAMILIES, PLACE_FACTS } from "./facts";

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
