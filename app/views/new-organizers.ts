import type { UnreviewedRow } from "#db/queries/organizer-reviews";
import { formatDayAndTime } from "~/i18n/format";
import { moderationMessages } from "~/i18n/moderation";
import { type OrganizerBadge, type ViewContext, viewOrganizerBadge } from "./event-card";

/** An organisation that nobody who moderates has looked at. */
export interface NewOrganizerView extends OrganizerBadge {
  name: string;
  facts: string;
  description: string | null;
  /** Number of the last decision on it. */
  seen: number;
}

export function viewNewOrganizers(rows: UnreviewedRow[], { preferences }: ViewContext): NewOrganizerView[] {
  const { fresh } = moderationMessages[preferences.locale];
  return rows.map((row) => ({
    ...viewOrganizerBadge(row),
    name: row.name,
    facts: fresh.facts(row.city ?? "", fresh.events(row.event_count), fresh.since(formatDayAndTime(new Date(row.created_at * 1000), preferences))),
    description: row.description,
    seen: row.last_seq,
  }));
}
