import { useAnswerTo } from "~/components/suggestions/use-answer-to";
import { ADDRESS_DEBOUNCE_MS, SHORTEST_ADDRESS } from "~/domain/places/addresses";
import type { AutocompleteAnswer } from "~/schemas/public-answers/functions";

export type Suggestion = AutocompleteAnswer["suggestions"][number];

/** Null where there are none to show yet. */
export function useAddressSuggestions(typed: string): Suggestion[] | null {
  const query = typed.trim();
  return useAnswerTo(query.length < SHORTEST_ADDRESS ? "" : query, ask, ADDRESS_DEBOUNCE_MS);
}

/** Without a response the address stays as typed: the server geocodes it on saving. */
async function ask(query: string, signal: AbortSignal): Promise<Suggestion[] | null> {
  try {
    const response = await fetch("/api/address-autocomplete", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ query, country: "Norge" }),
      signal,
    });
    return response.ok ? (await response.json<AutocompleteAnswer>()).suggestions : null;
  } catch {
    return null;
  }
}
