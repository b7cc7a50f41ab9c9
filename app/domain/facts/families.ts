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
