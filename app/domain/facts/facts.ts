import type { FactLanguage } from "./languages";

/** A place has these, and its events until they say otherwise; CONTRIBUTING.md lists what a new one needs. */
export const PLACE_FACTS = ["wheelchair", "accessible_toilet", "hearing_loop", "parking"] as const;
export type PlaceFact = (typeof PLACE_FACTS)[number];

export const EVENT_FACTS = ["communion", "childrens_church", "church_coffee", "sign_language"] as const;
type SaidFact = PlaceFact | (typeof EVENT_FACTS)[number];

/** `collection`: people give when the plate goes round. */
export const PRICES = ["free", "collection", "ticket"] as const;

/** An organizer says `family` and place facts only; an event's `false` takes back its `true`; missing is unsaid. */
export interface FactValues extends Partial<Record<SaidFact, boolean | undefined>> {
  family?: ChurchFamily | undefined;
  /** Spoken, where it is worth telling, and what it is interpreted into. */
  language?: FactLanguage | undefined;
  interpretation?: FactLanguage | undefined;
  stream_url?: string | undefined;
  price?: (typeof PRICES)[number] | undefined;
  price_nok?: number | undefined;
  ticket_url?: string | undefined;
  registration_url?: string | undefined;
  /** Years, both included. */
  age_from?: number | undefined;
  age_to?: number | undefined;
}

/** In the order of the forms. */
export const FACT_FIELDS = [
  ...EVENT_FACTS,
  "price",
  "price_nok",
  "ticket_url",
  "registration_url",
  "stream_url",
  "age_from",
  "age_to",
  "language",
  "interpretation",
  ...PLACE_FACTS,
  "family",
] as const satisfies (keyof FactValues)[];

const isForAges = ({ age_from, age_to }: FactValues, from: number, to: number) =>
  (age_from !== undefined || age_to !== undefined) && (age_from ?? 0) <= to && (age_to ?? Infinity) >= from;

const DERIVED_FACTS = {
  interpreted: ({ interpretation }: FactValues) => interpretation !== undefined,
  streamed: ({ stream_url }: FactValues) => stream_url !== undefined,
  free: ({ price }: FactValues) => price === "free" || price === "collection",
  for_children: (values: FactValues) => isForAges(values, 0, 12),
  for_youth: (values: FactValues) => isForAges(values, 13, 17),
  for_seniors: ({ age_from }: FactValues) => age_from !== undefined && age_from >= 50,
};

/** As shown, with tokens of the search index (app/domain/search/fact-facets.ts), never changed or reused. */
export const FACT_FACETS = {
  wheelchair: 0,
  accessible_toilet: 1,
  hearing_loop: 2,
  parking: 3,
  communion: 4,
  childrens_church: 5,
  church_coffee: 6,
  sign_language: 7,
  interpreted: 8,
  streamed: 9,
  free: 10,
  for_children: 11,
  for_youth: 12,
  for_seniors: 13,
} satisfies Record<SaidFact | keyof typeof DERIVED_FACTS, number>;

export type FactId = keyof typeof FACT_FACETS;

export const FACTS = Object.keys(FACT_FACETS) as [FactId, ...FactId[]];

/** Of its organizer's, only the family holds elsewhere. */
export function effectiveFacts(event: FactValues, organizer: FactValues, isAtHome = true): FactValues {
  const { family } = organizer;
  return { ...(isAtHome ? organizer : family && { family }), ...event };
}

const TOLD_BY: Record<keyof typeof DERIVED_FACTS, (keyof FactValues)[]> = {
  interpreted: ["interpretation"],
  streamed: ["stream_url"],
  free: ["price"],
  for_children: ["age_from", "age_to"],
  for_youth: ["age_from", "age_to"],
  for_seniors: ["age_from", "age_to"],
};

/** For each fact that is wanted: the fields of which one says yes or no. */
export const fieldsTelling = ({ fact, ...others }: FactChoice): (keyof FactValues)[][] => [
  ...fact.map((id) => (isDerived(id) ? TOLD_BY[id] : [id])),
  ...(["family", "language"] as const).filter((name) => others[name].length > 0).map((name) => [name]),
];

/** Of so many, the next ones. */
export const NEXT_TELLING = 50;

/** Whether most leave open one of what is chosen. */
export const haveFewTold = (next: readonly FactValues[], chosen: FactChoice): boolean =>
  fieldsTelling(chosen).some((fields) => {
    const told = next.filter((values) => fields.some((field) => (values[field] ?? null) !== null));
    return told.length * 2 < next.length;
  });

export interface FactChoice {
  family: readonly ChurchFamily[];
  fact: readonly FactId[];
  language: readonly FactLanguage[];
}

export const parseFacts = (json: string): FactValues => JSON.parse(json) as FactValues;

const isDerived = (id: FactId): id is keyof typeof DERIVED_FACTS => id in DERIVED_FACTS;

export const hasFact = (id: FactId, values: FactValues): boolean =>
  isDerived(id) ? DERIVED_FACTS[id](values) : values[id] === true;

export const factsIn = (values: FactValues): FactId[] => FACTS.filter((id) => hasFact(id, values));

/** As offered, with tokens of the search index (app/domain/search/fact-facets.ts), never changed or reused. */
export const FAMILY_FACETS = {
  church_of_norway: 100,
  bedehus: 101,
  free_church: 102,
  catholic: 103,
  orthodox: 104,
  other: 105,
} as const satisfies Record<string, number>;

export type ChurchFamily = keyof typeof FAMILY_FACETS;

export const FAMILIES = Object.keys(FAMILY_FACETS) as [ChurchFamily, ...ChurchFamily[]];
