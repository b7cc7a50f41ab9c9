import { putEventChanges } from "#db/queries/calendars/event-changes";
import { aroundPress, type HistoryPress } from "#db/queries/events/history";
import {
  findImportedEvent,
  isImportedRow,
  newestImportedVersion,
  type OwnImportedEvent,
  stopIfImported,
  writeLocalValues,
} from "#db/queries/events/imported";
import { listEventRows } from "#db/queries/events/own";
import { claimImages, releaseImages } from "#db/queries/images/images";
import { raiseEpoch } from "#db/queries/site/publication";
import { stopIfChanged } from "#db/queries/versions";
import {
  type ChangeScope,
  LAID_FIELDS,
  layOver,
  type LocalChange,
  type LocalField,
  type LocalValues,
  localValuesFinder,
  nextChanges,
  sourceValuesOf,
  wantedChanges,
} from "~/domain/calendars/local-changes";
import { eventSearchEntry } from "~/domain/search/entry";
import { pickFields, refuse, type Result, succeed } from "~/domain/values";
import type { ChangedMeanwhile } from "~/domain/versions";
import { pressWith, writeBatch } from "~/models/events/writing";
import { imageIdsOf, type ImageRefused, type TakeDeps, takeImage } from "~/models/images/take";
import type { ImageChoice } from "~/schemas/images/requests";

export interface LocalEdit {
  values: Partial<Omit<LocalValues, "image_url">>;
  image: ImageChoice;
  back: LocalField | null;
  scope: ChangeScope;
  /** Opened with: see newestImportedVersion(). */
  version: number;
  userId: string;
}

/** `image` is the stored address of the one that came with the form. */
export interface ImportedEventChanged extends ChangedMeanwhile<OwnImportedEvent> {
  image: string | null;
}

/** `gone`: its source or somebody else has removed it meanwhile. */
export type LocalEditProblem = ImageRefused | ImportedEventChanged | { kind: "gone" } | { kind: "failed" };

/** A run may write between read and write; then both are repeated. */
const MOST_ATTEMPTS = 3;

export async function changeImportedEvent(
  own: OwnImportedEvent,
  edit: LocalEdit,
  deps: TakeDeps,
): Promise<Result<{ count: number }, LocalEditProblem>> {
  const { event, organizer } = own;
  const place = { kind: "event", current: event.image_url, organizerId: organizer.id } as const;
  const taken = await takeImage(edit.image, place, deps);
  if (!taken.ok) return taken;
  let current = own;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const next = nextOf(current, edit, taken.value);
    // A form that was sent twice asks for nothing more.
    if (next === null) return succeed({ count: 1 });
    if (newestIn(current, edit.scope) > edit.version)
      return refuse({ kind: "changedMeanwhile", stored: current, image: taken.value });
    const written = await writeLocalChanges(
      current,
      next,
      { ...edit, press: { act: "changed", userId: edit.userId } },
      deps,
    );
    if (written.ok) return written;
    if (written.problem.kind === "failed") return refuse({ kind: "failed" });
    const found = await findImportedEvent(deps.db, event.id, deps.now);
    if (!found) return refuse({ kind: "gone" });
    current = found;
  }
  return refuse({ kind: "failed" });
}

const newestIn = (own: OwnImportedEvent, scope: ChangeScope) =>
  scope === "event" ? newestImportedVersion(own) : own.event.version;

/** Null where the changes are stored already. */
function nextOf({ event, changes }: OwnImportedEvent, { values, back, scope }: LocalEdit, image_url: string | null) {
  const source = sourceValuesOf(event);
  const shown: LocalValues = pickFields(event, LAID_FIELDS);
  const form = { ...shown, ...values, image_url };
  const wanted = wantedChanges(
    back ? { ...form, [back]: source[back] } : form,
    { shown, source },
    back ? "date" : scope,
  );
  return nextChanges(changes, event.google_event_id, wanted, scope);
}

type Statement = Parameters<TakeDeps["db"]["batch"]>[0][number];

interface LocalWrite extends Pick<LocalEdit, "scope" | "version"> {
  more?: readonly Statement[];
  press: Pick<HistoryPress, "act" | "userId" | "undo">;
}

export async function writeLocalChanges(
  own: OwnImportedEvent,
  next: readonly LocalChange[],
  { scope, version, more = [], press }: LocalWrite,
  { db, now }: Pick<TakeDeps, "db" | "now">,
) {
  const { event, organizer, calendar, dates, changes } = own;
  const others = changes.filter(
    (change) => !next.some((one) => one.scope === change.scope && one.event_key === change.event_key),
  );
  const valuesOf = localValuesFinder([...others, ...next]);
  const ids = scope === "event" ? dates.map(({ id }) => id) : [event.id];
  const rows = (await listEventRows(db, ids)).filter(isImportedRow);
  const laid = rows.map((row) => {
    const { values, source_values } = layOver(sourceValuesOf(row), valuesOf(row.google_event_id));
    return { id: row.id, source_values, ...values, ...eventSearchEntry({ ...row, ...values }) };
  });
  const images = imageIdsOf([...rows, ...laid].map(({ image_url }) => image_url));
  const history = aroundPress(db, pressWith(event, { ...press, count: rows.length }), now);
  const written = await writeBatch(db, [
    stopIfChanged(db, { table: "events", ids, version }),
    stopIfImported(db, rows),
    ...history.before,
    ...putEventChanges(db, calendar.id, next, now),
    ...writeLocalValues(db, laid, newestImportedVersion(own) + 1, now),
    claimImages(db, organizer.id, imageIdsOf(laid.map(({ image_url }) => image_url))),
    releaseImages(db, organizer.id, images, now),
    ...more,
    ...history.after,
    raiseEpoch(db),
  ]);
  return written.ok ? succeed({ count: rows.length }) : written;
}
