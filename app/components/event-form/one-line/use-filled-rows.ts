import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { fillForPerson, isFilledIn } from "~/components/draft/fill-in";
import { formTextsOf, type RowTexts } from "~/domain/intake/one-line/form-texts";
import type { LineContext, LineDoubt, Said, SaidEvent, SaidPlace } from "~/domain/intake/one-line/said";
import { type FormTexts, formTexts } from "~/schemas/forms/parse";
import type { EventFormView } from "~/views/events/form";
import type { PlaceView } from "~/views/events/offered-places";
import type { RowName } from "../rows";
import type { PlaceChoice } from "../use-place-choice";

interface AskedInRow {
  from: string;
  doubt: LineDoubt | "end_proposed";
}

export type Asked = Partial<Record<RowName, AskedInRow[]>>;

/** Those that the line is read against: the organizer's own first. */
const placesOf = ({ ownPlace, places }: Pick<EventFormView, "ownPlace" | "places">): PlaceView[] =>
  ownPlace ? [ownPlace, ...places.filter(({ label }) => label !== ownPlace.label)] : places;

export const contextOf = (view: EventFormView, now: Date): LineContext => ({
  now,
  places: placesOf(view).map((place) => ({
    name: place.texts["location_name"] ?? "",
    city: place.texts["city"] || null,
    isOwn: place === view.ownPlace,
  })),
});

/** Fills the rows that nobody has changed by hand; what the line no longer says goes back to what stood there. */
export function useFilledRows(form: RefObject<HTMLFormElement>, view: EventFormView, place: PlaceChoice) {
  const [asked, setAsked] = useState<Asked>({});
  const [said, setSaid] = useState<RowName[]>([]);
  const byHand = useRef(new Set<string>());
  const base = useRef<FormTexts>({});
  const given = useRef<Record<string, RowTexts>>({});
  const givenPlace = useRef<Said<SaidPlace> | null>(null);

  useEffect(() => {
    const fields = form.current!;
    base.current = formTexts(new FormData(fields));
    const note = (event: Event) => {
      const row = event.target instanceof Element && event.target.closest<HTMLElement>("[data-row]")?.dataset["row"];
      if (!row || isFilledIn(event) || byHand.current.has(row)) return;
      byHand.current.add(row);
      setAsked(({ [row as RowName]: _, ...others }) => others);
    };
    fields.addEventListener("input", note);
    return () => fields.removeEventListener("input", note);
  }, [form]);

  const fillRow = (row: string, texts: RowTexts) => {
    if (byHand.current.has(row)) return;
    const names = new Set([...Object.keys(given.current[row] ?? {}), ...Object.keys(texts)]);
    given.current[row] = texts;
    for (const name of names)
      flushSync(() => fillForPerson(form.current, name, texts[name] ?? base.current[name] ?? ""));
  };
  const fillPlace = (to: Said<SaidPlace> | null) => {
    if (byHand.current.has("place") || (to === null && givenPlace.current === null)) return;
    if (JSON.stringify(to) === JSON.stringify(givenPlace.current)) return;
    givenPlace.current = to;
    place.choose(to ? placeSaid(to.value, view) : placeOf(base.current), form.current, false);
  };
  const fill = (event: SaidEvent) => {
    const type = event.type?.value ?? "other";
    const rows = formTextsOf(event, view.usualTimes[type] ?? null);
    for (const [row, texts] of Object.entries(rows)) fillRow(row, texts);
    fillPlace(event.place);
    const isFree = (row: RowName) => !byHand.current.has(row);
    const questions = askedOf(event);
    setAsked(Object.fromEntries(Object.entries(questions).filter(([row]) => isFree(row as RowName))));
    setSaid(
      Object.entries({ ...rows, place: event.place ?? {} }).flatMap(([row, texts]) =>
        Object.keys(texts).length > 0 ? [row as RowName] : [],
      ),
    );
  };
  return { asked, said, fill };
}

function askedOf({ when, rhythm, place, entry }: SaidEvent): Asked {
  const questions = (field: Said<unknown> | null): AskedInRow[] =>
    field ? field.doubts.map((doubt) => ({ from: field.from, doubt })) : [];
  const isEndProposed = when !== null && when.value.time !== null && when.value.endTime === null;
  return {
    when: [...questions(when), ...(isEndProposed ? [{ from: "", doubt: "end_proposed" as const }] : [])],
    rhythm: questions(rhythm),
    place: questions(place),
    more: questions(entry),
  };
}

/** A known place under the name that was written, where it is the organizer's own: "Solvik kirke" of Solvik menighet. */
function placeSaid({ name, known, address }: SaidPlace, view: EventFormView): PlaceView {
  const place = known === null ? null : placesOf(view)[known]!;
  const { country = "" } = view.values;
  if (!place)
    return {
      label: [name, address].filter(Boolean).join(", "),
      texts: { location_name: name, location_address: address ?? "", city: "", country },
      position: null,
    };
  return place === view.ownPlace
    ? { ...place, label: `${name}, ${place.label}`, texts: { ...place.texts, location_name: name } }
    : place;
}

const placeOf = (texts: FormTexts): PlaceView => ({
  label: "",
  texts,
  position: texts["lat"] && texts["lng"] ? { lat: Number(texts["lat"]), lng: Number(texts["lng"]) } : null,
});
