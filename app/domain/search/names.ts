import type { EventType } from "~/domain/events/types";
import type { ChurchFamily, FactId } from "~/domain/facts/facts";
import { LANGUAGE_WORDS } from "~/domain/facts/languages";
import { typeFacet } from "./facets";
import { factFacet, familyFacet, languageFacet } from "./fact-facets";
import { stemsOf } from "./families";

/** What types, facts, families of churches and languages are called, as foldText() writes it, without endings. */
const TYPES: Record<EventType, string | null> = {
  service:
    "gudstjenest gudstenest gudstj gudst gtj mess service mass gottesdienst msz mis culto liturgi ipmilbalvalus sabbat",
  prayer: "bonn bon bonnemot bonemot prayer",
  concert: "konsert concert",
  youth: "ungdom ungdomm youth",
  conference: "konferans conferenc",
  other: null,
};
const FACTS: Partial<Record<FactId, string>> = {
  wheelchair: "rullestol rullestolramp rullestolvennlig rullestolvennleg wheelchair",
  hearing_loop: "teleslyng",
  parking: "parkering parking parker",
  accessible_toilet: "toalett handikaptoalett handicaptoalett rullestoltoalett",
  communion: "nattverd altergang communion eucharist",
  childrens_church: "barnekirk barnekyrkj sondagsskol sondagsskul sundagsskol sundagsskul",
  church_coffee: "kirkekaff kyrkjekaff kirkekaffi kyrkjekaffi",
  sign_language: "tegnsprak teiknsprak tegnspraklig teiknsprakleg deaf dov dovekirk dovekyrkj dovemenighet",
  interpreted: "tolk tolket tolka tolking interpreted",
  streamed:
    "stromm strommes stromming stroym stroyming streamed livestream stream online zoom digital digitalt direktesendt",
  free: "gratis free",
  for_children: "barn born children kids",
  for_youth: "ungdom ungdomm youth tenaring teenager teen",
  for_seniors: "eldr eldretreff senior pensjonist",
};
const FAMILIES: Partial<Record<ChurchFamily, string>> = {
  church_of_norway: "folkekirk folkekyrkj statskirk statskyrkj",
  bedehus: "bedehus",
  free_church: "frikirk frikyrkj frikyrkjelyd frimenighet",
  catholic: "katolsk catholic katolikk",
  orthodox: "ortodoks orthodox",
};

const named = new Map<string, string[]>();

function name<Id extends string>(names: Partial<Record<Id, string | null>>, facet: (id: Id) => string): void {
  for (const [id, words] of Object.entries(names) as [Id, string | null][])
    for (const word of words?.split(" ") ?? []) named.set(word, [...(named.get(word) ?? []), facet(id)]);
}
name(TYPES, typeFacet);
name(FACTS, factFacet);
name(FAMILIES, familyFacet);
name(LANGUAGE_WORDS, languageFacet);

/** Behind the name of a language: "arabisktalende". */
const SPOKEN = /(?:tal[ea]nd|spraklig|sprakleg)$/;

/** Tokens of the index that a word names, in any form: "konsertene" the type, "nattverd" the fact. */
export const namedBy = (word: string): string[] =>
  stemsOf(word).flatMap((stem) => named.get(stem) ?? named.get(stem.replace(SPOKEN, "")) ?? []);
