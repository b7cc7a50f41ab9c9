import { useEffect, useRef, useState } from "react";

export interface PlaceSuggestion {
  name: string;
  region?: string | null;
}

const SHORTEST = 2;
const TYPING_PAUSE_MS = 200;

/** None without a connection. */
export function usePlaceSuggestions(): { suggestions: PlaceSuggestion[]; suggestFor(text: string): void } {
  const [suggestions, setSuggestions] = useState<PlaceSuggestion[]>([]);
  const timer = useRef<number>();
  const asking = useRef<AbortController>();

  const ask = async (text: string) => {
    asking.current?.abort();
    asking.current = new AbortController();
    try {
      const response = await fetch(`/api/places?q=${encodeURIComponent(text)}`, { signal: asking.current.signal });
      const { places } = await response.json<{ places?: PlaceSuggestion[] }>();
      setSuggestions(places ?? []);
    } catch {
      // The field works without suggestions.
    }
  };
  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
      asking.current?.abort();
    },
    [],
  );

  return {
    suggestions,
    suggestFor(text) {
      window.clearTimeout(timer.current);
      if (text.trim().length >= SHORTEST)
        timer.current = window.setTimeout(() => void ask(text.trim()), TYPING_PAUSE_MS);
    },
  };
}
