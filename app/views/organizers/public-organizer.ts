import type { FoundOrganizerPage } from "#db/queries/organizers/list";
import type { OrganizerRecordRow } from "#db/queries/organizers/records";
import { parseFacts, PLACE_FACTS } from "~/domain/facts/facts";
import { type Opening, OPENING_DAYS } from "~/domain/organizers/open-spans";
import { parseOpening } from "~/domain/organizers/opening";
import { LISTED_TEXTS, PUBLIC_TEXTS } from "~/domain/organizers/profile";
import { safeWebAddress } from "~/domain/text/links";
import { pickFields } from "~/domain/values";
import type { PublicOrganizer, PublicOrganizerDetail, PublicOrganizerPage } from "~/schemas/public-answers/records";
import { absolute, positionOf } from "~/views/addresses/public-address";

/** For the list: without phone, e-mail and address. */
export function viewPublicOrganizer(row: OrganizerRecordRow, appUrl: string): PublicOrganizer {
  const facts = parseFacts(row.facts);
  return {
    id: row.id,
    ...pickFields(row, LISTED_TEXTS),
    website: safeWebAddress(row.website),
    facts: PLACE_FACTS.filter((id) => facts[id]),
    church_family: facts.family ?? null,
    location: positionOf(row),
    logo_url: absolute(row.logo_url, appUrl),
    cover_image_url: absolute(row.cover_image_url, appUrl),
    is_kept: row.is_kept === 1,
    url: `${appUrl}/organizer/${row.id}`,
  };
}

export function viewPublicOrganizerDetail(row: OrganizerRecordRow, appUrl: string): PublicOrganizerDetail {
  return {
    ...pickFields(row, PUBLIC_TEXTS),
    ...viewPublicOrganizer(row, appUrl),
    email: row.email,
    ...viewPublicOpening(parseOpening(row.opening)),
    events_url: `${appUrl}/api/events?organizer_id=${row.id}`,
    calendar_url: `${appUrl}/organizer/${row.id}.ics`,
  };
}

const viewPublicOpening = (opening: Opening) => ({
  opening_hours: OPENING_DAYS.flatMap((weekday) =>
    (opening[weekday] ?? []).map(({ from, until }) => ({ weekday, opens: from, closes: until })),
  ),
  opening_note: opening.note ?? null,
});

/** `next_cursor` is the parameter for the next page. */
export function viewPublicOrganizerPage(
  { organizers, total, totalIsCapped }: FoundOrganizerPage<OrganizerRecordRow>,
  next_cursor: string | null,
  appUrl: string,
): PublicOrganizerPage {
  return {
    organizers: organizers.map((row) => viewPublicOrganizer(row, appUrl)),
    next_cursor,
    total,
    total_is_capped: totalIsCapped,
  };
}
