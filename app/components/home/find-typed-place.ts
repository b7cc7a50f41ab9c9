import type { PlaceSuggestion } from "./use-place-suggestions";

/** The place of that name, or the only one whose name begins so; else what went wrong. */
export async function findTypedPlace(text: string): Promise<PlaceSuggestion | "unknown" | "failed"> {
  const typed = text.trim();
  try {
    const response = await fetch(`/api/places?q=${encodeURIComponent(typed)}`);
    if (!response.ok) return "failed";
    const { places = [] } = await response.json<{ places?: PlaceSuggestion[] }>();
    const [first, second] = places;
    const same = places.find(({ name }) => name.toLowerCase() === typed.toLowerCase());
    return same ?? (first && !second ? first : "unknown");
  } catch {
    return "failed";
  }
}
