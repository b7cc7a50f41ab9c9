import { flushSync } from "react-dom";
import { fillForPerson } from "~/components/draft/fill-in";
import type { FilledRows } from "~/domain/intake/one-line/filled-rows";
import type { RowTexts } from "~/domain/intake/one-line/form-texts";
import type { SaidPlace } from "~/domain/intake/one-line/said";
import type { EventFormView } from "~/views/events/form";
import type { PlaceChoice } from "../use-place-choice";
import { placeOfTexts, placeSaid } from "./places-of-line.client";
import type { RowsByHand } from "./use-rows-by-hand";

export interface FormToFill {
  form: HTMLFormElement;
  view: EventFormView;
  rows: Pick<RowsByHand, "byHand" | "base" | "setAsked">;
  choosePlace: PlaceChoice["choose"];
}

/** Fills the rows that nobody has changed by hand; what the line no longer says goes back to what stood there. */
export function rowFiller({ form, view, rows: { byHand, base, setAsked }, choosePlace }: FormToFill) {
  const given: Record<string, RowTexts> = {};
  let givenPlace: SaidPlace | null = null;

  const fillRow = (row: string, texts: RowTexts) => {
    if (byHand.current.has(row)) return;
    const names = new Set([...Object.keys(given[row] ?? {}), ...Object.keys(texts)]);
    given[row] = texts;
    // One by one: the patterns that are offered depend on the day.
    for (const name of names) flushSync(() => fillForPerson(form, name, texts[name] ?? base.current[name] ?? ""));
  };
  const fillPlace = (place: SaidPlace | null) => {
    if (byHand.current.has("place") || JSON.stringify(place) === JSON.stringify(givenPlace)) return;
    givenPlace = place;
    choosePlace(place ? placeSaid(place, view) : placeOfTexts(base.current), form, false);
  };
  return ({ rows, place, asked }: FilledRows) => {
    for (const row of new Set([...Object.keys(given), ...Object.keys(rows)])) fillRow(row, rows[row] ?? {});
    fillPlace(place);
    setAsked(Object.fromEntries(Object.entries(asked).filter(([row]) => !byHand.current.has(row))));
  };
}
