import { factsMessages } from "#messages/facts";
import { type ChurchFamily, EVENT_FACTS, type FactValues, hasFact, PLACE_FACTS } from "~/domain/facts/facts";
import type { Locale } from "~/domain/site/locales";
import { formatNumber } from "~/i18n/format-number";
import { messagesIn } from "~/i18n/messages-in";

/** See app/styles/facts.css. */
export const FACT_ICONS = [
  ...PLACE_FACTS,
  ...EVENT_FACTS,
  "interpreted",
  "streamed",
  "free",
  "collection",
  "ticket",
  "ages",
  "language",
  "family",
] as const;

type FactIcon = (typeof FACT_ICONS)[number];

export interface FactView {
  icon: FactIcon;
  text: string;
}

/** In the order of what happens, language, cost, place. */
export function viewFacts(values: FactValues, locale: Locale): FactView[] {
  const m = messagesIn(factsMessages, locale);
  const view = (icon: (typeof EVENT_FACTS | typeof PLACE_FACTS)[number] | "streamed"): FactView => ({
    icon,
    text: m.facts[icon],
  });
  return [
    ...[...EVENT_FACTS, "streamed" as const].filter((id) => hasFact(id, values)).map(view),
    ...languagesOf(values, locale),
    ...priceOf(values, locale),
    ...agesOf(values, locale),
    ...PLACE_FACTS.filter((id) => values[id]).map(view),
    ...PLACE_FACTS.filter((id) => values[id] === false).map((icon): FactView => ({ icon, text: m.lacks[icon] })),
    ...(values.family ? [{ icon: "family" as const, text: viewFamily(values.family, locale) }] : []),
  ];
}

/** The words stand alone. */
export function viewFamily(family: ChurchFamily, locale: Locale): string {
  const { families, otherFamily } = messagesIn(factsMessages, locale);
  return family === "other" ? otherFamily : families[family];
}

/** Addresses stand beside. */
export const viewFactLines = (values: FactValues, locale: Locale): string[] => [
  ...viewFacts(values, locale).map(({ text }) => text),
  ...[values.stream_url, values.ticket_url, values.registration_url].flatMap((address) => address ?? []),
];

function languagesOf({ language, interpretation }: FactValues, locale: Locale): FactView[] {
  const m = messagesIn(factsMessages, locale);
  return [
    ...(language ? [{ icon: "language" as const, text: m.spoken(m.languages[language]) }] : []),
    ...(interpretation ? [{ icon: "interpreted" as const, text: m.interpreted(m.languages[interpretation]) }] : []),
  ];
}

function priceOf({ price, price_nok }: FactValues, locale: Locale): FactView[] {
  const m = messagesIn(factsMessages, locale);
  if (price === undefined) return [];
  if (price === "free") return [{ icon: "free", text: m.facts.free }];
  if (price === "collection") return [{ icon: "collection", text: m.collection }];
  return [{ icon: "ticket", text: price_nok === undefined ? m.ticket : m.ticketAt(formatNumber(price_nok, locale)) }];
}

function agesOf({ age_from, age_to }: FactValues, locale: Locale): FactView[] {
  const m = messagesIn(factsMessages, locale);
  if (age_from !== undefined && age_to !== undefined) return [{ icon: "ages", text: m.ages(age_from, age_to) }];
  if (age_from !== undefined) return [{ icon: "ages", text: m.agesFrom(age_from) }];
  return age_to === undefined ? [] : [{ icon: "ages", text: m.agesTo(age_to) }];
}

const ON_A_CARD = 2;

/** The first that the organizer's other events don't share. */
export function viewCardFacts({ family: _family, ...values }: FactValues, locale: Locale): FactView[] {
  const own = Object.fromEntries(Object.entries(values).filter(([name]) => !PLACE_FACTS.some((id) => id === name)));
  return viewFacts(own, locale).slice(0, ON_A_CARD);
}
