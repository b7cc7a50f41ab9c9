import type { FoundSuggestions } from "~/models/search/suggest";

export type SuggestionView = { text: string; note: string | null } & (
  | { kind: "word"; q: string }
  /** `q` is what is left to search for near the place. */
  | { kind: "place"; near: string; q: string }
  | { kind: "organizer"; id: string }
);

export type SuggestionsView = ReturnType<typeof viewSearchSuggestions>;

/** Longer names are cut. */
const MOST_LETTERS = 80;

export function viewSearchSuggestions({ words, organizers, places, before, rest }: FoundSuggestions) {
  return {
    suggestions: [
      ...places.map(({ name, region }) => ({ kind: "place" as const, text: name, note: region, near: name, q: rest })),
      ...words.map((word) => ({ kind: "word" as const, text: before + word, note: null, q: before + word })),
      ...organizers.map(({ id, name, city }) => ({
        kind: "organizer" as const,
        text: [...name].slice(0, MOST_LETTERS).join(""),
        note: city,
        id,
      })),
    ],
  };
}
