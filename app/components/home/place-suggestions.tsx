import type { PlaceSuggestion } from "./use-place-suggestions";

/** `id` is what the field names in `list`. */
export function PlaceSuggestions({ id, suggestions }: { id: string; suggestions: readonly PlaceSuggestion[] }) {
  return (
    <datalist id={id}>
      {suggestions.map(({ name, region }) => (
        <option key={`${name} ${region}`} value={name}>
          {region}
        </option>
      ))}
    </datalist>
  );
}
