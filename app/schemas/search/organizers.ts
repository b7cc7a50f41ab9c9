import { z } from "zod";
import { MAX_ORGANIZERS_SHOWN, ORGANIZER_PAGE_SIZE } from "~/domain/search/limits";
import { contentId } from "~/schemas/moderation/forms";
import { formatCursor, pageFields, parseCursor } from "./cursor";
import { queryText, wholeNumber } from "./fields";

/** The parameters of the list of congregations. All are optional; those given must be valid. */
export const organizerSearchParameters = z.object({
  q: queryText.default(""),
  show: wholeNumber(ORGANIZER_PAGE_SIZE, MAX_ORGANIZERS_SHOWN)
    .pipe(z.number().multipleOf(ORGANIZER_PAGE_SIZE))
    .default(ORGANIZER_PAGE_SIZE),
  /** Id of the organizer that the page begins after. */
  after: contentId.optional(),
});

export type OrganizerSearchParameters = z.output<typeof organizerSearchParameters>;

const fields = z.object({
  q: queryText.default("").describe("Words: all must be found in name, city or description."),
  ...pageFields,
});

type Fields = z.output<typeof fields>;

/** The parameters of GET /api/organizers. */
export const organizerQuery = fields.refine(
  (query) => query.cursor === undefined || organizerCursorOf(query) !== null,
  {
    path: ["cursor"],
    error: "is not a cursor of this search",
  },
);

type OrganizerQuery = z.output<typeof organizerQuery>;

/** Returns the cursor of the next page, from this page's last id; null where there is none. */
export function formatOrganizerCursor(lastId: string | null, { q }: OrganizerQuery): string | null {
  return lastId && formatCursor(lastId, { organizers: q });
}

/** Returns the id of the organizer that the page begins after. */
export function organizerCursorOf({ q, cursor }: Fields): string | null {
  const id = cursor === undefined ? null : parseCursor(cursor, { organizers: q });
  return typeof id === "string" ? id : null;
}
