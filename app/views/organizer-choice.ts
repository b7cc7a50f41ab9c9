import { type OrganizerBadge, viewOrganizerBadge } from "./event-card";

/** Organisations to work for. */
export interface OrganizerChoiceView {
  organizers: (OrganizerBadge & { city: string | null; isCurrent: boolean })[];
  /** What was searched for; null where all are shown and there is nothing to search. */
  query: string | null;
  hasMore: boolean;
}

interface Row {
  id: string;
  name: string;
  city: string | null;
  logo_url: string | null;
}

export function viewOrganizerChoice(
  rows: readonly Row[],
  { current, query = null, hasMore = false }: { current: string; query?: string | null; hasMore?: boolean },
): OrganizerChoiceView {
  const organizers = rows.map((row) => ({ ...viewOrganizerBadge(row), city: row.city?.trim() || null, isCurrent: row.id === current }));
  return { organizers, query, hasMore };
}
