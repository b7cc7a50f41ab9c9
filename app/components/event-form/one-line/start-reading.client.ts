import { flushSync } from "react-dom";
import { fillForPerson } from "~/components/draft/fill-in";
import { readCounty } from "~/domain/events/repetition-texts";
import type { FilledRows } from "~/domain/intake/one-line/filled-rows";
import type { RowTexts } from "~/domain/intake/one-line/form-texts";
import type { SaidPlace } from "~/domain/intake/one-line/said";
import type { FormTexts } from "~/schemas/forms/parse";
import type { EventFormView } from "~/views/events/form";
import type { PlaceView } from "~/views/events/offered-places";
import type { PlaceChoice } from "../use-place-choice";
import type { LineRead, LineToRead } from "./line-worker.client";
import type { RowsByHand } from "./use-rows-by-hand";

const PAUSE_MS = 150;
/** Then the readers did not come. */
const PATIENCE_MS = 8000;

export type OngoingReading = ReturnType<typeof startReading>;

/**
 * Reads what is typed after a pause, in a Worker, because the readers' first reading takes a phone longer than a key
 * press may; the answer to the latest text counts. A failure leaves everything as it is; the next text tries again.
 */
export function startReading(to: FormToFill, onRead: (filled: FilledRows) => void, onFailed: () => void) {
  const { view } = to;
  const openedAt = Date.now();
  const places = placesOf(view).map((place) => ({
    name: place.texts["location_name"] ?? "",
    city: place.texts["city"] || null,
    isOwn: place === view.ownPlace,
  }));
  const county = readCounty(view.values);
  const fill = rowFiller(to);
  let worker: Worker | null = null;
  let latest = "";
  let pause = 0;
  let patience = 0;

  const stop = () => {
    window.clearTimeout(pause);
    window.clearTimeout(patience);
    worker?.terminate();
    worker = null;
  };
  const fail = () => {
    stop();
    onFailed();
  };
  const start = () => {
    const started = new Worker(new URL("./line-worker.client.ts", import.meta.url), { type: "module" });
    started.onerror = fail;
    started.onmessage = ({ data: { text, isThere, filled } }: MessageEvent<LineRead>) => {
      if (text !== latest && !isThere) return;
      window.clearTimeout(patience);
      fill(filled, isThere);
      onRead(filled);
    };
    return started;
  };
  const ask = (text: string, isThere: boolean) => {
    worker ??= start();
    window.clearTimeout(patience);
    patience = window.setTimeout(fail, PATIENCE_MS);
    const now = new Date(view.now + Date.now() - openedAt);
    worker.postMessage({
      text,
      isThere,
      context: { now, places, county, usualTimes: view.usualTimes },
    } satisfies LineToRead);
  };
  worker = start();
  return {
    /** `isThere`: the rows hold already what it says. */
    read(text: string, isThere: boolean) {
      latest = text;
      window.clearTimeout(pause);
      pause = window.setTimeout(() => ask(text, isThere), isThere ? 0 : PAUSE_MS);
    },
    stop,
  };
}

interface FormToFill {
  form: HTMLFormElement | null;
  view: EventFormView;
  rows: Pick<RowsByHand, "latest" | "setRead">;
  choosePlace: PlaceChoice["choose"];
}

/** Of choices whose first answer is no text. */
const UNSAID = { recurrence_pattern: "weekly", recurrence_end: "date", recurrence_every: "1" };

/**
 * Fills the rows that nobody has changed by hand; what the line no longer says goes back to what the form began with.
 * `isThere`: the form came back with the line, and its rows hold what it says.
 */
function rowFiller({ form, view, rows: { latest, setRead }, choosePlace }: FormToFill) {
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
  return ({ kind, rows, place, asked, said }: FilledRows, isThere: boolean) => {
    // First: no day is proposed where one is asked for.
    setRead(kind === "event" ? { asked, said } : null);
    if (isThere) {
      Object.assign(given, rows);
      givenPlace = place;
    } else {
      const isFree = (row: string) => !latest.current.includes(row);
      const names = new Set([...Object.keys(given), ...Object.keys(rows)]);
      for (const row of [...names].filter(isFree)) fillRow(row, rows[row] ?? {});
      if (isFree("place")) fillPlace(place);
    }
  };
}

type View = Pick<EventFormView, "ownPlace" | "places" | "values">;

/** Those that the line is read against: the organizer's own first. */
const placesOf = ({ ownPlace, places }: View): PlaceView[] =>
  ownPlace ? [ownPlace, ...places.filter(({ label }) => label !== ownPlace.label)] : places;

/** The organizer's own under the name that was written: "Solvik kirke" of Solvik menighet. */
function placeSaid({ name, known, address }: SaidPlace, view: View): PlaceView {
  const place = known === null ? null : placesOf(view)[known];
  const texts = place?.texts ?? { location_address: address ?? "", city: "", country: view.values["country"] ?? "" };
  if (place && place !== view.ownPlace) return place;
  return {
    label: [name, texts["location_address"]].join(", "),
    texts: { ...texts, location_name: name },
    position: place?.position ?? null,
  };
}

const placeOfTexts = (texts: FormTexts): PlaceView => ({
  label: "",
  texts,
  position: texts["lat"] && texts["lng"] ? { lat: Number(texts["lat"]), lng: Number(texts["lng"]) } : null,
});
