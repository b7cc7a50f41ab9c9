import { findOwnEvent, listEventRows, type OwnEvent } from "#db/queries/own-events";
import { stopIfChanged } from "#db/queries/versions";
import { chooseFrom, type SeriesScope } from "~/domain/recurrence/series-scope";
import type { EventChanged, EventDeps } from "./event-deps";
import { seriesOf } from "./series-of";

/** Which events are to be written, and with which version their form was opened. */
interface Meant {
  scope: SeriesScope;
  includeExceptions: boolean;
  version: number;
}

/** Nothing is written where any event that is meant, or the rule of its series, is newer than the form. */
export function guards(own: OwnEvent, edit: Meant, { db, now }: Pick<EventDeps, "db" | "now">) {
  const { version, scope } = edit;
  const events = stopIfChanged(db, { table: "events", ids: meantBy(own, edit, now), version });
  return own.series && scope !== "this" ? [events, stopIfChanged(db, { table: "event_series", ids: [own.series.id], version })] : [events];
}

/** Ids of the event at hand and of the coming ones that its form is to be laid on, changed by hand or not. */
function meantBy(own: OwnEvent, { scope, includeExceptions }: Meant, now: Date): string[] {
  const { chosen, exceptions } = chooseFrom({ events: seriesOf(own), scope: own.series ? scope : "this", anchorId: own.event.id, includeExceptions, now });
  return [...new Set([...chosen, ...exceptions].map(({ id }) => id))];
}

/** What stands now that a save was stopped; null where the event is gone. */
export async function changedSince(id: string, edit: Meant, picture: string | null, { db, now }: EventDeps): Promise<EventChanged | null> {
  const stored = await findOwnEvent(db, id);
  if (!stored) return null;
  const rows = await listEventRows(db, meantBy(stored, edit, now));
  const dates = rows.filter((row) => row.id !== id && row.is_exception && row.version > edit.version);
  return { kind: "changedMeanwhile", stored, dates, picture };
}
