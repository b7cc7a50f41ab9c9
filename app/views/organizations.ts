import { ORGANIZER_COUNT_CAP, type OrganizerPage } from "#db/queries/organizer-list";
import { MAX_ORGANIZERS_SHOWN, ORGANIZER_PAGE_SIZE } from "~/domain/search-limits";
import type { OrganizerSearchParameters } from "~/schemas/organizer-search";
import { type OrganizerCardView, viewOrganizerCard } from "./organizer-card";

export interface OrganizationsView {
  query: string;
  organizers: OrganizerCardView[];
  /** Up to `cap`. */
  total: number;
  totalIsCapped: boolean;
  cap: number;
  /** True on a page that begins further down the list. */
  isContinued: boolean;
  /** Where the next step of the list is, null at its end; `grows` when it holds this page too. */
  more: { href: string; grows: boolean } | null;
}

export function viewOrganizations(page: OrganizerPage, search: OrganizerSearchParameters): OrganizationsView {
  return {
    query: search.q,
    organizers: page.organizers.map(viewOrganizerCard),
    total: page.total,
    totalIsCapped: page.totalIsCapped,
    cap: ORGANIZER_COUNT_CAP,
    isContinued: search.after !== undefined,
    more: page.nextAfter === null ? null : moreOf(search, page.nextAfter),
  };
}

/** One step more of the same list; a full page is followed by a new one that begins where it ends. */
function moreOf({ q, show, after }: OrganizerSearchParameters, nextAfter: string): OrganizationsView["more"] {
  const grows = show < MAX_ORGANIZERS_SHOWN;
  const params = new URLSearchParams({
    ...(q && { q }),
    ...(grows ? { ...(after && { after }), show: String(show + ORGANIZER_PAGE_SIZE) } : { after: nextAfter }),
  });
  return { href: `/organizations?${params}`, grows };
}
