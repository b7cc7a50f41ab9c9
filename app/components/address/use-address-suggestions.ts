import { useEffect, useState } from "react";
import { ADDRESS_DEBOUNCE_MS, SHORTEST_ADDRESS } from "~/domain/places/addresses";
import type { AutocompleteAnswer } from "~/schemas/public-answers/functions";

export type Suggestion = AutocompleteAnswer["suggestions"][number];

interface Found {
  query: string;
  suggestions: Suggestion[];
}

/** Returns suggestions for what is typed, once typing pauses; null where there are none to show yet. */
export function useAddressSuggestions(typed: string): Suggestion[] | null {
  const [found, setFound] = useState<Found | null>(null);
  const query = typed.trim();
  useEffect(() => {
    if (query.length < SHORTEST_ADDRESS) return;
    const asking = new AbortController();
    const timer = window.setTimeout(() => {
      void ask(query, asking.signal).then((suggestions) => {
        if (suggestions && !asking.signal.aborted) setFound({ query, suggestions });
      });
    }, ADDRESS_DEBOUNCE_MS);
    return () => {
      window.clearTimeout(timer);
      asking.abort();
    };
  }, [query]);
  return found?.query === query ? found.suggestions : null;
}

/** Without a response the address stays as typed: the server geocodes it when it is saved. */
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
