import { Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "~/components/ui/button";
import { homeMessages } from "~/i18n/home";
import { useMessages } from "~/i18n/use-messages";
import { usePlaceSuggestions } from "./use-place-suggestions";

interface Props {
  place: string;
  /** What stands in the field is a place nobody knows. */
  isUnknown: boolean;
  /** The position could not be had: this is where to go on. */
  needsFocus: boolean;
}

/** "Near a place": a town or postcode, with suggestions; works without a position and without scripts. */
export function PlaceField({ place, isUnknown, needsFocus }: Props) {
  const m = useMessages(homeMessages);
  const input = useRef<HTMLInputElement>(null);
  const { suggestions, suggestFor } = usePlaceSuggestions();
  useEffect(() => {
    const field = input.current;
    if (!needsFocus || !field) return;
    field.closest("details")?.setAttribute("open", ""); // Folded away, it could not take the focus.
    field.focus();
  }, [needsFocus]);
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = place;
  }, [place]);
  const message = isUnknown ? m.placeUnknown(place) : needsFocus && place === "" ? m.positionFailed : null;

  return (
    <div className="w-full">
      <label htmlFor="near" className="text-sm font-medium text-ink-soft">
        {m.nearPlace}
      </label>
      <div className="mt-1 flex gap-2">
        <input
          ref={input}
          id="near"
          name="near"
          type="text"
          list="near-places"
          defaultValue={place}
          placeholder={m.nearPlacePlaceholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          aria-invalid={isUnknown || undefined}
          aria-describedby={message ? "near-message" : undefined}
          onChange={({ target }) => suggestFor(target.value)}
          className="h-11 min-w-0 flex-1 rounded-xl border-[1.5px] border-line-strong bg-surface px-3 placeholder:text-ink-faint"
        />
        <Button type="submit" kind="quiet" aria-label={m.search}>
          <Search size={20} strokeWidth={1.8} aria-hidden="true" />
        </Button>
      </div>
      <datalist id="near-places">
        {suggestions.map(({ name, region }) => (
          <option key={`${name} ${region}`} value={name}>
            {region}
          </option>
        ))}
      </datalist>
      {message && (
        <p id="near-message" role="alert" className="mt-2 type-15 text-ink-soft">
          {message}
        </p>
      )}
    </div>
  );
}
