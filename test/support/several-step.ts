import { events } from "#db/schema";
import type { Choice } from "~/models/events/review-several";
import { changeSeveral } from "~/models/events/several";
import type { SeveralChange } from "~/models/events/several-changes";
import { undoStep } from "~/models/events/undo-several";
import { ownListFilter } from "~/schemas/organizers/dashboard";
import { NOW } from "./clock";
import { eventDeps } from "./event-forms";
import { anEvent, anOrganizer, type EventRow, rowsWith } from "./rows";
let keys = 0;

export const rowOf = async (id: string) => (await rowsWith(events, { id }))[0];
export const rowsOf = async (rows: readonly EventRow[]) => Promise.all(rows.map(({ id }) => rowOf(id)));

interface Given extends Partial<Choice> {
  key?: string;
  rows?: readonly EventRow[];
  series?: readonly string[];
  filter?: Partial<Choice["found"]["filter"]>;
}

export function press(
  organizerId: string,
  change: SeveralChange,
  { key, rows = [], series = [], filter, ...given }: Given,
) {
  const choice: Choice = {
    ids: rows.map(({ id }) => id),
    seriesIds: series,
    isAll: false,
    found: {
      organizerId,
      now: NOW,
      filter: { ...ownListFilter.parse({}), ...filter },
      phrases: [],
      seriesId: null,
    },
    seen: new Map(rows.map(({ id, version }) => [id, version])),
    all: null,
    ...given,
  };
  return changeSeveral({ key: key ?? `key-${++keys}`, organizerId, userId: "somebody", choice, change }, eventDeps());
}

/** Presses and returns the step. */
export async function done(...given: Parameters<typeof press>) {
  const result = await press(...given);
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.value;
}

export async function undone(step: Awaited<ReturnType<typeof done>>, now = NOW) {
  const result = await undoStep(step, "somebody", eventDeps({ now }));
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.value;
}

/** Three events of an organizer. */
export async function three(given: Parameters<typeof anEvent>[0] = {}) {
  const { id: organizer_id } = await anOrganizer();
  const rows = [];
  for (let n = 0; n < 3; n++) rows.push(await anEvent({ organizer_id, tags: ["kor"], title: `Kveld ${n}`, ...given }));
  return { organizer_id, rows };
}

/** What a step may change besides: that calendars hear of it. */
export const lasting = (row: EventRow | undefined) => row && { ...row, version: 0, updated_at: null };
