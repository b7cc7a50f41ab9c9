import { MapPin } from "lucide-react";
import { type ReactNode, useId, useRef, useState } from "react";
import { addressFieldMessages } from "#messages/address-field";
import { SuggestionList } from "~/components/suggestions/suggestion-list";
import { useAnswerTo } from "~/components/suggestions/use-answer-to";
import { keysInForm, useCombobox } from "~/components/suggestions/use-combobox";
import { Field } from "~/components/ui/field";
import { inputStyle } from "~/components/ui/text-input";
import { useHydrated } from "~/components/ui/use-hydrated";
import { ADDRESS_DEBOUNCE_MS, isAnotherStreet, SHORTEST_ADDRESS } from "~/domain/places/addresses";
import type { Attribution } from "~/domain/places/maps";
import type { Position } from "~/domain/places/position";
import { useMessages } from "~/i18n/use-messages";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import type { AutocompleteAnswer } from "~/schemas/public-answers/functions";
import { fillField } from "./fill-field";
import { PinMap } from "./pin-map";
import { PlaceByHand } from "./place-by-hand";

interface Props {
  name: string;
  label: string;
  defaultValue: string;
  position: Position | null;
  /** `tileAttribution(settings.TILE_URL)`. */
  attribution: Attribution;
  error?: string | undefined;
  isOptional?: boolean;
  help?: ReactNode;
  /** The town field's name in the same form; a chosen address fills it. */
  cityName?: string;
}

/**
 * Sends its text as `name`, and `lat` and `lng`, which are empty for an address that was not chosen: the server
 * geocodes it. Without scripts a plain text field.
 */
export function AddressField({
  name,
  label,
  defaultValue,
  position,
  attribution,
  error,
  isOptional = false,
  help,
  cityName,
}: Props) {
  const m = useMessages(addressFieldMessages);
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [place, setPlace] = useState(position);
  const isHydrated = useHydrated();
  const suggestions = useAddressSuggestions(typed);
  const former = useRef(defaultValue);
  const isOpen = suggestions !== null && suggestions.length > 0;

  const pick = ({ display_name, city, latitude, longitude }: Suggestion) => {
    former.current = "";
    fillField(input.current, display_name);
    if (cityName) fillField(input.current?.form?.elements.namedItem(cityName), city);
    former.current = display_name;
    setPlace({ lat: latitude, lng: longitude });
    setTyped("");
  };
  /** Another street may be in another town; a corrected number is not. */
  const forgetTown = (address: string) => {
    if (!cityName || !isAnotherStreet(former.current, address)) return;
    former.current = "";
    fillField(input.current?.form?.elements.namedItem(cityName), "");
  };
  const hints = () => {
    const town = cityName ? textOf(input.current?.form?.elements.namedItem(cityName)) : "";
    const address = textOf(input.current);
    return [...new Set([[address, town].filter(Boolean).join(", "), town])].filter(Boolean);
  };
  const combobox = useCombobox({ listId, suggestions, onPick: pick, onClose: () => setTyped("") });

  return (
    <div>
      <Field label={label} name={name} hint={m.hint} help={help} error={error} isOptional={isOptional}>
        {(control) => (
          <div className="relative">
            <input
              {...control}
              ref={input}
              type="text"
              defaultValue={defaultValue}
              data-max-length={MAX_LENGTH.address}
              autoComplete="off"
              {...combobox.attributes}
              onInput={({ currentTarget, nativeEvent }) => {
                // Scripts need no suggestions.
                setTyped(nativeEvent instanceof InputEvent ? currentTarget.value : "");
                setPlace(null);
                forgetTown(currentTarget.value);
                combobox.setActive(-1);
              }}
              onKeyDown={keysInForm(combobox.press)}
              // "Nothing found" stays: removing it would move what is below away from the finger that presses it.
              onBlur={() => suggestions?.length !== 0 && setTyped("")}
              className={inputStyle()}
            />
            {isOpen && (
              <SuggestionList
                id={listId}
                label={m.suggestions}
                suggestions={suggestions}
                active={combobox.active}
                onPick={pick}
              >
                {({ display_name }) => (
                  <>
                    <MapPin aria-hidden="true" className="icon-text text-fjord" />
                    {display_name}
                  </>
                )}
              </SuggestionList>
            )}
          </div>
        )}
      </Field>
      <p role="status" className={suggestions?.length === 0 ? "mt-1.5 text-note text-ink-soft" : "sr-only"}>
        {suggestions && m.found(suggestions.length)}
      </p>
      <input type="hidden" name="lat" value={place?.lat ?? ""} />
      <input type="hidden" name="lng" value={place?.lng ?? ""} />
      {isHydrated && <PlaceByHand hasPin={place !== null} hints={hints} onPlace={setPlace} />}
      {place && isHydrated && <PinMap position={place} attribution={attribution} onMove={setPlace} />}
    </div>
  );
}

const textOf = (field: unknown) => (field instanceof HTMLInputElement ? field.value.trim() : "");

type Suggestion = AutocompleteAnswer["suggestions"][number];

/** Null where there are none to show yet. */
function useAddressSuggestions(typed: string): Suggestion[] | null {
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
