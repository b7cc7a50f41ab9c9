import { z } from "zod";
import { MAX_ORGANIZERS_SHOWN, ORGANIZER_PAGE_SIZE } from "~/domain/search-limits";
import { contentId } from "./content-id";
import { queryText, wholeNumber } from "./search-fields";

/** The parameters of the list of congregations. Everything may be missing; what is there must make sense. */
export const organizerSearchParameters = z.object({
  q: queryText.default(""),
  show: wholeNumber(ORGANIZER_PAGE_SIZE, MAX_ORGANIZERS_SHOWN)
    .pipe(z.number().multipleOf(ORGANIZER_PAGE_SIZE))
    .default(ORGANIZER_PAGE_SIZE),
  /** Id of the organizer that the page begins after. */
  after: contentId.optional(),
});

export type OrganizerSearchParameters = z.output<typeof organizerSearchParameters>;
