import type { Database } from "#db/client";
import { findEventPage } from "#db/queries/events/page";
import { findMark } from "#db/queries/moderation/cases";
import { findOrganizerPage } from "#db/queries/organizers/page";
import { canActEverywhere, canActFor, type Viewer } from "~/domain/accounts/access";
import type { Content } from "~/domain/moderation/rules";
import { dateFromUnix } from "~/domain/time/unix-time";

interface Deps {
  db: Database;
  now: Date;
  viewer(): Promise<Viewer | null>;
}

/** How somebody sees a content: as everybody does, or as its owner or a moderator although it is hidden. */
export type Sight = "public" | "owner" | "moderator";

export interface Seen<Rows> {
  rows: Rows;
  sight: Sight;
  /** Of an event that others don't see for nothing but its organizer's being new: when it will be shown. */
  heldUntil: Date | null;
  /** Whether it is hidden because of reports, and no moderator has looked at it. */
  isByReports: boolean;
}

/** An event's page for whoever asks; null where there is none or it is hidden from them. */
export const seeEvent = (id: string, deps: Deps) =>
  see(
    { content_type: "event", content_id: id },
    (withHidden) => findEventPage(deps.db, id, deps.now, { withHidden }),
    deps,
  );

/** An organizer's page for whoever asks; null where there is none or it is hidden from them. */
export const seeOrganizer = (id: string, deps: Deps) =>
  see(
    { content_type: "organizer", content_id: id },
    (withHidden) => findOrganizerPage(deps.db, id, deps.now, { withHidden }),
    deps,
  );

async function see<Rows>(
  content: Content,
  find: (withHidden: boolean) => Promise<Rows | null>,
  { db, viewer: whoever }: Deps,
): Promise<Seen<Rows> | null> {
  const rows = await find(false);
  if (rows) return { rows, sight: "public", heldUntil: null, isByReports: false };
  const viewer = await whoever();
  const mark = viewer && (await findMark(db, content));
  if (!mark || !canActFor(viewer, mark.organizer_id, "see_hidden")) return null;
  const hidden = await find(true);
  const heldUntil =
    mark.public_from === null || mark.is_hidden || mark.organizer_is_hidden ? null : dateFromUnix(mark.public_from);
  return (
    hidden && {
      rows: hidden,
      sight: canActEverywhere(viewer, "moderate") ? "moderator" : "owner",
      heldUntil,
      isByReports: mark.is_by_reports === 1,
    }
  );
}
