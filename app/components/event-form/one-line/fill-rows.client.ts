import { flushSync } from "react-dom";
import { fillForPerson } from "~/components/draft/fill-in";
import type { FilledRows } from "~/domain/intake/one-line/filled-rows";
import type { RowTexts } from "~/domain/intake/one-line/form-texts";
import type { SaidPlace } from "~/domain/intake/one-line/said";
import type { FormTexts } from "~/schemas/forms/parse";
import type { EventFormView } from "~/views/events/form";
import type { PlaceChoice } from "../use-place-choice";
import { placeOfTexts, placeSaid } from "./places-of-line.client";
import type { RowsByHand } from "./use-rows-by-hand";

export interface FormToFill {
  form: HTMLFormElement;
  view: EventFormView;
  rows: Pick<RowsByHand, "latest" | "setAsked">;
  choosePlace: PlaceChoice["choose"];
}

/** Of choices whose first answer is no text. */
const UNSAID = { recurrence_pattern: "weekly", recurrence_end: "date", recurrence_every: "1" };

/**
 * Fills the rows that nobody has changed by hand; what the line no longer says goes back to what the form began with.
 * `isThere`: the form came back with the line, and its rows hold what it says.
 */
export function rowFiller({ form, view, rows: { latest, setAsked }, choosePlace }: FormToFill) {
  const base: FormTexts = { ...UNSAID, ...view.values };
  const given: Record<string, RowTexts> = {};
  let givenPlace: SaidPlace | null = null;

  const fillRow = (row: string, texts: RowTexts) => {
    const names = new Set([...Object.keys(given[row] ?? {}), ...Object.keys(texts)]);
    given[row] = texts;
    // One by one: the patterns that are offered depend on the day.
    for (const name of names) flushSync(() => fillForPerson(form, name, texts[name] ?? base[name] ?? ""));
  };
  const fillPlace = (place: SaidPlace | null) => {
    if (JSON.stringify(place) === JSON.stringify(givenPlace)) return;
    givenPlace = place;
    choosePlace(place ? placeSaid(place, view) : placeOfTexts(base), form, false);
  };
  return ({ kind, rows, place, asked }: FilledRows, isThere: boolean) => {
    if (isThere) {
      Object.assign(given, rows);
      givenPlace = place;
    } else {
      const isFree = (row: string) => !latest.current.includes(row);
      const names = new Set([...Object.keys(given), ...Object.keys(rows)]);
      for (const row of [...names].filter(isFree)) fillRow(row, rows[row] ?? {});
      if (isFree("place")) fillPlace(place);
    }
    setAsked(kind === "event" ? asked : null);
  };
}
