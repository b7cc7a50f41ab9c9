import type { FoundChanges } from "#db/queries/events/public-changes";
import { momentOfPlace } from "~/domain/events/public-changes";
import { selectFields } from "~/domain/values";
import type { PublicChangePage, PublicEvent } from "~/schemas/public-answers/records";
import { type ChangesQuery, formatChangesCursor } from "~/schemas/search/changes";
import { viewPublicEvent } from "./public-event";

type Change = Omit<PublicChangePage["changes"][number], "event"> & { event: Partial<PublicEvent> | null };

export function viewPublicChanges(
  found: FoundChanges,
  { after, limit, fields }: ChangesQuery & { after: number },
  appUrl: string,
): Omit<PublicChangePage, "changes"> & { changes: Change[] } {
  const events = new Map(found.events.map((row) => [row.id, selectFields(viewPublicEvent(row, appUrl), fields)]));
  const told = found.changes.slice(0, limit);
  return {
    changes: told.map(({ seq, kind, event_id, organizer_id }) => ({
      kind,
      at: momentOfPlace(seq).toISOString(),
      event_id,
      organizer_id,
      event: events.get(event_id) ?? null,
    })),
    next: formatChangesCursor(told.at(-1)?.seq ?? after),
    has_more: found.changes.length > limit,
  };
}
