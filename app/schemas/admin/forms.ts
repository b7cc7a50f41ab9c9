import { z } from "zod";
import { EVENT_TYPES } from "~/domain/events/types";
import { eachField } from "~/domain/fields";
import { PROFILE_PICTURES } from "~/domain/organizers/profile";
import { cleanLine } from "~/domain/text/plain-text";
import { email } from "~/schemas/forms/fields";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import { formTexts, parseForm } from "~/schemas/forms/parse";
import { readImageChoice } from "~/schemas/images/requests";
import { contentId } from "~/schemas/moderation/forms";
import { isWholePosition, organizerForm, wholePosition } from "~/schemas/organizers/profile";
import { queryText, wholeNumber } from "~/schemas/search/fields";

/** The form that adds an organisation: its profile, and whose it is to be. */
export const adminOrganizerForm = z.object({ ...organizerForm.shape, email }).refine(isWholePosition, wholePosition);

export type AdminOrganizer = z.output<typeof adminOrganizerForm>;

const FLAGS = ["is_superadmin", "is_moderator"] as const;

/** The buttons that give and take rights. */
export const flagForm = z.object({
  organizer_id: contentId,
  flag: z.enum(FLAGS),
  value: z.enum(["0", "1"]).transform((value) => value === "1"),
});

export type FlagRequest = z.output<typeof flagForm>;

/** The parameters of the superadmin's list of organisations. Strange values count as not given. */
export const adminOrganizersQuery = z.object({
  q: queryText.catch(""),
  after: contentId.optional().catch(undefined),
});

export type AdminOrganizersQuery = z.output<typeof adminOrganizersQuery>;

const sortKey = z
  .string()
  .regex(/^-?\d{1,16}$/)
  .transform(Number);

/** The parameters of the superadmin's list of events. With a period the list holds it alone. */
export const adminEventsQuery = z.object({
  q: queryText.catch(""),
  type: z.enum(EVENT_TYPES).optional().catch(undefined),
  period: z.enum(["coming", "past"]).optional().catch(undefined),
  after: sortKey.optional().catch(undefined),
});

export type AdminEventsQuery = z.output<typeof adminEventsQuery>;

/** Where a page of the audit log begins. */
export const auditQuery = z.object({ before: wholeNumber(1, 999_999_999).optional().catch(undefined) });

/** The demo congregation's own: the one address of the built-in table. */
const DEFAULT_ADDRESS = "Lillehavn kirke, Kirkegata 4, 8003 Bodø";

/** What /debug/map looks for. */
export const debugMapQuery = z.object({
  address: z
    .string()
    .transform((text) => cleanLine(text).slice(0, MAX_LENGTH.address))
    .catch(DEFAULT_ADDRESS),
});

/** What was sent with the form that adds an organisation: its texts as they were typed, and what they come to. */
export function readNewOrganizer(form: FormData) {
  const texts = formTexts(form);
  return {
    texts,
    submission: {
      organizer: parseForm(adminOrganizerForm, texts),
      images: eachField(PROFILE_PICTURES, (name) => readImageChoice(form, name)),
    },
  };
}
