import type { StoredEvent } from "#db/queries/events/own";
import type { StepWrite } from "#db/queries/events/several";
import { stateColumnsOf } from "#db/queries/events/states";
import { findPublisher } from "#db/queries/publishing/publishing";
import { canBeMoved, isMoveNews } from "~/domain/events/moved";
import { type LeftEvent, type LeftReason, type StepColumns, withTags } from "~/domain/events/several";
import { stateAfter, type StateChoice } from "~/domain/events/state-choices";
import type { EventType } from "~/domain/events/types";
import { eventSearchEntry } from "~/domain/search/entry";
import { groupsOf, pickFields, present, refuse, type Result, succeed } from "~/domain/values";
import { type ImageRefused, takeImage } from "~/models/images/take";
import { MAX_TAGS } from "~/schemas/forms/limits";
import type { ImageChoice } from "~/schemas/images/requests";
import { movedColumns } from "./move";
import { type EventPlace, placeOf } from "./place";
import type { EventDeps } from "./writing";

export type SeveralChange =
  | { act: "type"; type: EventType }
  | { act: "place"; place: EventPlace }
  | { act: "picture"; image: ImageChoice }
  | { act: "tags"; added: string[]; removed: string[] }
  | { act: "state"; choice: StateChoice; reason: string | null }
  | { act: "delete" };

interface Reached {
  reached: readonly { row: StoredEvent }[];
  left: readonly LeftEvent[];
  series: readonly { id: string; coming: number }[];
  organizerId: string;
}

interface Plan {
  rows: StoredEvent[];
  writes: StepWrite[];
  left: LeftEvent[];
}

/** Looks an address up once, and stores a picture once, for all. */
export async function changesOf(
  change: SeveralChange,
  { reached, left, series, organizerId }: Reached,
  deps: EventDeps,
): Promise<Result<Plan, ImageRefused | { kind: "failed" }>> {
  const all = reached.map(({ row }) => row);
  if (change.act === "delete") return succeed({ rows: all, writes: [], left: [...left] });
  const columnsOf = await columnsFor(change, organizerId, deps);
  if (!columnsOf.ok) return columnsOf;
  const plan: Plan = { rows: [], writes: [], left: [...left] };
  const byHand = change.act === "state" ? new Set<string>() : chosenAlone(all, series, deps.now);
  for (const row of all) {
    const columns = columnsOf.value(row);
    if (typeof columns === "string" || isSame(row, columns)) {
      plan.left.push({ id: row.id, title: row.title, why: typeof columns === "string" ? columns : "same" });
      continue;
    }
    plan.rows.push(row);
    plan.writes.push({
      id: row.id,
      ...columns,
      ...searchOf(row, columns),
      ...(change.act !== "state" && { is_exception: row.is_exception || byHand.has(row.id) }),
    });
  }
  return succeed(plan);
}

type ColumnsOf = (row: StoredEvent) => StepColumns | LeftReason;

async function columnsFor(
  change: Exclude<SeveralChange, { act: "delete" }>,
  organizerId: string,
  deps: EventDeps,
): Promise<Result<ColumnsOf, ImageRefused | { kind: "failed" }>> {
  switch (change.act) {
    case "type":
      return succeed(() => ({ event_type: change.type }));
    case "state":
      return succeed((row) => stateAfter(stateColumnsOf(row), change.choice, change.reason));
    case "tags":
      return succeed((row) => {
        const tags = withTags(row.tags, change, MAX_TAGS);
        return tags ? { tags } : "tooManyTags";
      });
    case "picture": {
      const taken = await takeImage(change.image, { kind: "event", current: null, organizerId }, deps);
      return taken.ok ? succeed(() => ({ image_url: taken.value, image_alt: null })) : taken;
    }
    case "place": {
      const publisher = await findPublisher(deps.db, organizerId);
      if (!publisher) return refuse({ kind: "failed" });
      const placed = await placeOf(change.place, { organizer: publisher.organizer, before: null }, deps);
      return succeed((row) => {
        const { facets } = eventSearchEntry({ ...row, ...placed });
        return { ...placed, facets, ...movedColumns(row, placed, { isShown: showsMove(row, deps.now) }) };
      });
    }
  }
}

/** Where a move is news, or the event is shown as moved already. */
const showsMove = (row: StoredEvent, now: Date) =>
  canBeMoved(row, now) && (isMoveNews(row, now) || row.previous_start_time !== null || row.previous_location !== null);

/** Dates that are chosen without all other coming ones are changed by hand. */
function chosenAlone(rows: readonly StoredEvent[], series: Reached["series"], now: Date): Set<string> {
  const coming = new Map(series.map(({ id, coming: dates }) => [id, dates]));
  const groups = groupsOf(
    rows.filter(({ series_id }) => series_id !== null),
    ({ series_id }) => present(series_id, "series of a date"),
  );
  const alone = [...groups].filter(
    ([id, dates]) => dates.filter(({ start_time }) => start_time >= now).length < (coming.get(id) ?? 0),
  );
  return new Set(alone.flatMap(([, dates]) => dates.map(({ id }) => id)));
}

const storedColumns = (row: StoredEvent): StepColumns => ({ ...row, ...stateColumnsOf(row) });

const isSame = (row: StoredEvent, columns: StepColumns) =>
  JSON.stringify(pickFields(storedColumns(row), namesOf(columns))) === JSON.stringify(columns);

const namesOf = (columns: StepColumns) => Object.keys(columns) as (keyof StepColumns)[];

const SEARCHED: readonly string[] = ["event_type", "tags", "location_name"] satisfies (keyof StepColumns)[];

/** Empty where no searched column is written. */
const searchOf = (row: StoredEvent, columns: StepColumns) =>
  namesOf(columns).some((name) => SEARCHED.includes(name)) ? eventSearchEntry({ ...row, ...searchable(columns) }) : {};

const searchable = ({ event_type, tags, location_name, location_address, city, lat, lng, facets }: StepColumns) =>
  Object.fromEntries(
    Object.entries({ event_type, tags, location_name, location_address, city, lat, lng, facets }).filter(
      ([, value]) => value !== undefined,
    ),
  );

const SEARCH_COLUMNS: readonly string[] = ["id", "search_text", "fact_facets"];

export function asBefore(row: StoredEvent, write: StepWrite): StepColumns {
  return pickFields(
    storedColumns(row),
    namesOf(write).filter((name) => !SEARCH_COLUMNS.includes(name)),
  );
}

export const restored = (row: StoredEvent, former: StepColumns): StepWrite => ({
  id: row.id,
  ...former,
  ...searchOf(row, former),
});
