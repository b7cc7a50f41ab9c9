import { suggestionMessages } from "#messages/suggestions";
import type { Locale } from "~/domain/site/locales";
import { messagesIn } from "~/i18n/messages-in";
import type { FoundSuggestions } from "~/models/search/suggest";

export type SuggestionView = { text: string; note: string | null } & (
  | { kind: "word"; q: string }
  /** `near` is null where the place stands in `q`, the whole sentence. */
  | { kind: "place"; near: string | null; q: string }
  | { kind: "organizer"; id: string }
);

export type SuggestionsView = ReturnType<typeof viewSearchSuggestions>;

/** Longer names are cut. */
const MOST_LETTERS = 80;

const sentence = (q: string) => ({ kind: "word" as const, text: q, note: null, q });

export function viewSearchSuggestions(found: FoundSuggestions, locale: Locale) {
  const { typed, words, organizers, places, times, before, isAll, endsWithPlace } = found;
  const { onDays } = messagesIn(suggestionMessages, locale);
  return {
    suggestions: [
      ...places.map(({ name, region }) => ({
        kind: "place" as const,
        note: region,
        ...(isAll ? { text: name, near: name, q: "" } : { text: before + name, near: null, q: before + name }),
      })),
      ...(endsWithPlace ? onDays.map((day) => sentence(`${typed} ${day}`)) : []),
      ...times.map((time) => sentence(before + time)),
      ...words.map((word) => sentence(before + word)),
      ...organizers.map(({ id, name, city }) => ({
        kind: "organizer" as const,
        text: [...name].slice(0, MOST_LETTERS).join(""),
        note: city,
        id,
      })),
    ],
  };
}
