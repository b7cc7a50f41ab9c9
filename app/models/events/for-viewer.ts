import { findEventPage } from "#db/queries/events/page";
import { findMark } from "#db/queries/moderation/cases";
import { findOrganizerPage } from "#db/queries/organizers/page";
import { canActEverywhere, canActFor } from "~/domain/accounts/access";
import type { Content } from "~/domain/moderation/rules";
import { dateFromUnix } from "~/domain/time/days-and-moments";
import type { Given } from "~/models/site/given";

type Deps = Given<"db" | "now" | "viewer">;

/** "moderator" and "owner" also see what is hidden. */
type Visibility = "public" | "owner" | "moderator";

export interface ViewedContent<Rows> {
  rows: Rows;
  visibility: Visibility;
  /** Null where it is not held, or hidden for another reason. */
  heldUntil: Date | null;
  /** Its organizer chose that time. */
  isTimed: boolean;
  /** Reports hid it, and no moderator has looked at it. */
  isByReports: boolean;
}

/** Or the event it is merged into; null where it is hidden from the viewer. */
export const findEventForViewer = (id: string, deps: Deps) =>
  findForViewer(
    { content_type: "event", content_id: id },
    (withHidden) => findEventPage(deps.db, id, deps.now, { withHidden }),
    deps,
  );

/** Null where it is hidden from the viewer. */
export const findOrganizerForViewer = (id: string, deps: Deps) =>
  findForViewer(
    { content_type: "organizer", content_id: id },
    (withHidden) => findOrganizerPage(deps.db, id, deps.now, { withHidden }),
    deps,
  );

async function findForViewer<Rows>(
  content: Content,
  find: (withHidden: boolean) => Promise<Rows | null>,
  { db, viewer: resolveViewer }: Deps,
): Promise<ViewedContent<Rows> | null> {
  const rows = await find(false);
  if (rows) return { rows, visibility: "public", heldUntil: null, isTimed: false, isByReports: false };
  const viewer = await resolveViewer();
  const mark = viewer && (await findMark(db, content));
  if (!mark || !canActFor(viewer, mark.organizer_id, "see_hidden")) return null;
  const hidden = await find(true);
  const heldUntil =
    mark.public_from === null || mark.is_hidden || mark.organizer_is_hidden ? null : dateFromUnix(mark.public_from);
  return (
    hidden && {
      rows: hidden,
      visibility: canActEverywhere(viewer, "moderate") ? "moderator" : "owner",
      heldUntil,
      isTimed: mark.is_timed === 1,
      isByReports: mark.is_by_reports === 1,
    }
  );
}
