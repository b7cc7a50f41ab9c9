import { Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { homeMessages } from "#messages/home";
import { clearPlace, storeHome, useStoredHome, useStoredPlace } from "~/components/location/device-location";
import { Button } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";
import { PlaceSuggestions } from "./place-suggestions";
import { usePlaceSuggestions } from "./use-place-suggestions";

interface Props {
  place: string;
  /** The place in the field was not found. */
  isUnknown: boolean;
  /** Locating the device failed: a place should be entered here. */
  hasFailed: boolean;
  /** Chosen without a centre, which this field asks for. */
  waitingKm: number | null;
  /** The place nearest to the device, while the search is around that. */
  ownPlace: string | null;
}

/** How browsers name the choice of a suggestion. */
const PICKED = "insertReplacementText";

/** A town or postcode; works without a position and without scripts. */
export function PlaceField({ place, isUnknown, hasFailed, waitingKm, ownPlace }: Props) {
  const m = useMessages(homeMessages);
  const input = useRef<HTMLInputElement>(null);
  const { suggestions, suggestFor } = usePlaceSuggestions();
  useEffect(() => {
    const field = input.current;
    if ((!hasFailed && waitingKm === null) || !field) return;
    field.closest("details")?.setAttribute("open", ""); // A collapsed field cannot take the focus.
    field.focus();
  }, [hasFailed, waitingKm]);
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = place;
  }, [place]);
  const message = isUnknown
    ? m.placeUnknown(place)
    : waitingKm !== null
      ? m.nearWhereHint(waitingKm)
      : hasFailed && place === ""
        ? m.positionFailed
        : null;

  return (
    <div className="w-full">
      <label htmlFor="near" className="text-note font-medium text-ink-soft">
        {waitingKm === null ? m.nearPlace : m.nearWhere}
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
          onChange={({ target, nativeEvent }) => {
            if ((nativeEvent as InputEvent).inputType === PICKED) target.form?.requestSubmit();
            else suggestFor(target.value);
          }}
          className="h-11 min-w-0 flex-1 rounded-inner border-[1.5px] border-line-strong bg-surface px-3 placeholder:text-ink-faint"
        />
        <Button type="submit" kind="quiet" aria-label={m.search}>
          <Search aria-hidden="true" />
        </Button>
      </div>
      <PlaceSuggestions id="near-places" suggestions={suggestions} />
      {message && (
        <p id="near-message" role="alert" className="mt-2 text-note text-ink-soft">
          {message}
        </p>
      )}
      <PlaceNotes ownPlace={ownPlace} onDone={() => input.current?.focus()} />
    </div>
  );
}

/** The stored places and the one nearest to the device, to be removed or made the home place. */
function PlaceNotes({ ownPlace, onDone }: { ownPlace: string | null; onDone: () => void }) {
  const m = useMessages(homeMessages);
  const place = useStoredPlace();
  const home = useStoredHome();
  const then = (store: () => void) => () => {
    store();
    onDone();
  };
  return (
    <>
      {home !== null && (
        <p className={NOTE}>
          {m.homeIs(home)}
          <button type="button" onClick={then(() => storeHome(null))} className={NOTE_BUTTON}>
            {m.clearHome}
          </button>
        </p>
      )}
      {place !== null && place !== home && (
        <p className={NOTE}>
          {m.placeRemembered(place)}
          <button type="button" onClick={then(() => storeHome(place))} className={NOTE_BUTTON}>
            {m.makeHome}
          </button>
          <button type="button" onClick={then(clearPlace)} className={NOTE_BUTTON}>
            {m.clearPlace}
          </button>
        </p>
      )}
      {ownPlace !== null && ownPlace !== home && ownPlace !== place && (
        <p className={NOTE}>
          {m.ownPlace(ownPlace)}
          <button type="button" onClick={then(() => storeHome(ownPlace))} className={NOTE_BUTTON}>
            {m.makeHome}
          </button>
        </p>
      )}
    </>
  );
}

const NOTE = "mt-2 flex flex-wrap items-center gap-x-1 text-note text-ink-soft";
const NOTE_BUTTON = "min-h-11 px-2 font-medium text-fjord underline";
