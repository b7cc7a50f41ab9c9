import * as z from "zod";
import { EVENT_TYPES } from "~/domain/events/types";
import { parseOrganizationNumber } from "~/domain/organizers/contact";
import { PROFILE_IMAGES } from "~/domain/organizers/profile";
import { ADAPTER_NAMES } from "~/domain/sources/adapter-names";
import { cleanLine } from "~/domain/text/plain-text";
import { eachField } from "~/domain/values";
import { email } from "~/schemas/forms/fields";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import { formTexts, parseForm } from "~/schemas/forms/parse";
import { readImageChoice } from "~/schemas/images/requests";
import { contentId } from "~/schemas/moderation/forms";
import {
  isWholePosition,
  organizerForm,
  type OrganizerProfile,
  profileWithFacts,
  wholePosition,
} from "~/schemas/organizers/profile";
import { queryText, wholeNumber } from "~/schemas/search/fields";

export const adminOrganizerForm = z.object({ ...organizerForm.shape, email }).refine(isWholePosition, wholePosition);

export type AdminOrganizer = OrganizerProfile & { email: string };

const FLAGS = ["is_superadmin", "is_moderator"] as const;

export const flagForm = z.object({
  organizer_id: contentId,
  flag: z.enum(FLAGS),
  value: z.enum(["0", "1"]).transform((value) => value === "1"),
});

export type FlagRequest = z.output<typeof flagForm>;

export const adapterForm = z.object({
  adapter: z.enum(ADAPTER_NAMES),
  is_on: z.enum(["0", "1"]).transform((value) => value === "1"),
});

/** A municipality's number has four digits, a county's two. */
const place = z.string().regex(/^\d{2}(\d{2})?$/);

export const registerQuery = z.object({
  place: place.optional().catch(undefined),
  page: wholeNumber(1, 100).catch(1).default(1),
});

export type RegisterQuery = z.output<typeof registerQuery>;

export const registerForm = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("make"),
    place,
    units: z
      .string()
      .default("")
      .transform((text) => text.split(",").filter((number) => parseOrganizationNumber(number) === number)),
  }),
  z.object({ intent: z.literal("undo"), batch: contentId }),
  z.object({ intent: z.literal("return"), organizer: contentId }),
  z.object({ intent: z.enum(["yes", "no"]), claim: contentId }),
]);

export const deadJobForm = z.object({ job: contentId });

/** Invalid values count as missing. */
export const adminOrganizersQuery = z.object({
  q: queryText.catch(""),
  after: contentId.optional().catch(undefined),
});

export type AdminOrganizersQuery = z.output<typeof adminOrganizersQuery>;

const sortKey = z
  .string()
  .regex(/^-?\d{1,16}$/)
  .transform(Number);

/** With a period, only that list is shown. */
export const adminEventsQuery = z.object({
  q: queryText.catch(""),
  type: z.enum(EVENT_TYPES).optional().catch(undefined),
  period: z.enum(["coming", "past"]).optional().catch(undefined),
  after: sortKey.optional().catch(undefined),
});

export type AdminEventsQuery = z.output<typeof adminEventsQuery>;

export const adminSourcesQuery = z.object({
  list: z.enum(["failing", "others"]).optional().catch(undefined),
  since: wholeNumber(0, 9_999_999_999).optional().catch(undefined),
  after: contentId.optional().catch(undefined),
});

export const auditQuery = z.object({ before: wholeNumber(1, 999_999_999).optional().catch(undefined) });

/** The only one in the built-in table. */
const DEFAULT_ADDRESS = "Lillehavn kirke, Kirkegata 4, 8003 Bodø";

export const debugMapQuery = z.object({
  address: z
    .string()
    .transform((text) => cleanLine(text).slice(0, MAX_LENGTH.address))
    .catch(DEFAULT_ADDRESS),
});

export function readNewOrganizer(form: FormData) {
  const texts = formTexts(form);
  return {
    texts,
    submission: {
      organizer: profileWithFacts(parseForm(adminOrganizerForm, texts), texts),
      images: eachField(PROFILE_IMAGES, (name) => readImageChoice(form, name)),
    },
  };
}
