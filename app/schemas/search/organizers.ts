import * as z from "zod";
import { FAMILIES } from "~/domain/facts/facts";
import { KEEPERS } from "~/domain/organizers/keepers";
import { NAME_LETTERS } from "~/domain/organizers/letters";
import { COUNTIES } from "~/domain/places/counties";
import { MAX_ORGANIZERS_SHOWN, ORGANIZER_PAGE_SIZE } from "~/domain/search/limits";
import { contentId } from "~/schemas/moderation/forms";
import { publicOrganizer, publicOrganizerDetail } from "~/schemas/public-answers/records";
import { formatCursor, pageFields, parseCursor } from "./cursor";
import {
  boundsParameter,
  latitudeParameter,
  longitudeParameter,
  placeParameter,
  queryText,
  selectedFields,
  wholeNumber,
} from "./fields";

const filterFields = {
  family: z.enum(FAMILIES).optional().describe("Only this church family."),
  county: z.enum(COUNTIES).optional().describe("Only in this county, by its number."),
  keeper: z
    .enum(KEEPERS)
    .optional()
    .describe("Only those that their congregation keeps, or those made from the register that nobody has taken."),
  letter: z
    .string()
    .toLowerCase()
    .pipe(z.enum(NAME_LETTERS))
    .optional()
    .describe("Only those whose name begins with this letter."),
};

export const organizerSearchParameters = z.object({
  q: queryText.default(""),
  ...filterFields,
  lat: latitudeParameter.optional(),
  lng: longitudeParameter.optional(),
  near: placeParameter,
  show: wholeNumber(ORGANIZER_PAGE_SIZE, MAX_ORGANIZERS_SHOWN)
    .pipe(z.number().multipleOf(ORGANIZER_PAGE_SIZE))
    .default(ORGANIZER_PAGE_SIZE),
  after: contentId.optional(),
  view: z.enum(["list", "map"]).default("list"),
  bbox: boundsParameter.optional(),
});

export const organizerMapParameters = organizerSearchParameters.safeExtend({ bbox: boundsParameter });

export type OrganizerSearchParameters = z.output<typeof organizerSearchParameters>;
export type OrganizerMapParameters = z.output<typeof organizerMapParameters>;

const fields = z.object({
  q: queryText.default("").describe("Words: all must be found in name, city or description."),
  ...filterFields,
  ...pageFields,
});

type Fields = z.output<typeof fields>;

export const organizerPages = fields.refine(
  (query) => query.cursor === undefined || organizerCursorOf(query) !== null,
  {
    path: ["cursor"],
    error: "is not a cursor of this search",
  },
);

export const organizerQuery = organizerPages.safeExtend({ fields: selectedFields(publicOrganizer.keyof().options) });

export const oneOrganizerQuery = z.object({ fields: selectedFields(publicOrganizerDetail.keyof().options) });

type OrganizerQuery = z.output<typeof organizerPages>;

const identityOf = ({ q, family, county, keeper, letter }: Pick<Fields, "q" | keyof typeof filterFields>) => ({
  organizers: q,
  family,
  county,
  keeper,
  letter,
});

export function formatOrganizerCursor(lastId: string | null, query: OrganizerQuery): string | null {
  return lastId && formatCursor(lastId, identityOf(query));
}

export function organizerCursorOf({ cursor, ...query }: Fields): string | null {
  const id = cursor === undefined ? null : parseCursor(cursor, identityOf(query));
  return typeof id === "string" ? id : null;
}
