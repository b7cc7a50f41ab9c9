import { factsMessages } from "#messages/facts";
import type { FactChoice } from "~/domain/facts/facts";
import type { FACT_PARAMETERS } from "~/domain/search/limits";
import type { Locale } from "~/domain/site/locales";
import { messagesIn } from "~/i18n/messages-in";
import { viewFamily } from "./facts";

export interface ChosenFact {
  name: (typeof FACT_PARAMETERS)[number];
  value: string;
  text: string;
}

export function viewChosenFacts({ family, fact, language }: FactChoice, locale: Locale): ChosenFact[] {
  const m = messagesIn(factsMessages, locale);
  return [
    ...family.map((value) => ({ name: "family" as const, value, text: viewFamily(value, locale) })),
    ...fact.map((value) => ({ name: "fact" as const, value, text: m.facts[value] })),
    ...language.map((value) => ({ name: "language" as const, value, text: m.spoken(m.languages[value]) })),
  ];
}
