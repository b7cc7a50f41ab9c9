import {
  type ChurchFamily,
  FACT_FACETS,
  type FactId,
  FACTS,
  type FactValues,
  FAMILY_FACETS,
  hasFact,
} from "~/domain/facts/facts";
import { FACT_LANGUAGES, type FactLanguage } from "~/domain/facts/languages";
import { facetToken, FIRST_FACT } from "./facets";

/** Facts are below 100, families from there on (app/domain/facts/). */
const FIRST_LANGUAGE = 200;

export const factFacet = (id: FactId) => facetToken(FIRST_FACT + FACT_FACETS[id]);
export const familyFacet = (family: ChurchFamily) => facetToken(FIRST_FACT + FAMILY_FACETS[family]);
export const languageFacet = (language: FactLanguage) =>
  facetToken(FIRST_FACT + FIRST_LANGUAGE + FACT_LANGUAGES.indexOf(language));

/** All of `facts`, any of `families`, any of `languages`. */
export interface WantedFacts {
  facts?: readonly FactId[];
  families?: readonly ChurchFamily[];
  languages?: readonly FactLanguage[];
}

export const factTokens = ({ facts = [], families = [], languages = [] }: WantedFacts): string[][] =>
  [...facts.map((id) => [factFacet(id)]), families.map(familyFacet), languages.map(languageFacet)].filter(
    (tokens) => tokens.length > 0,
  );

/** JSON, "" for a no. The view `event_search_entries` lays an event's over its organizer's (json_patch). */
export function factFacets(values: FactValues): string {
  const { family, language, interpretation } = values;
  const languages = [language, interpretation].flatMap((spoken) => spoken ?? []);
  const said = FACTS.filter((id) => id in values || hasFact(id, values));
  return JSON.stringify({
    ...(family && { family: familyFacet(family) }),
    ...(languages.length > 0 && { language: [...new Set(languages)].map(languageFacet).join(" ") }),
    ...Object.fromEntries(said.map((id) => [id, hasFact(id, values) ? factFacet(id) : ""])),
  });
}
