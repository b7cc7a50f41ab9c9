import { z } from "zod";
import { EVENT_TYPES } from "~/domain/event-types";
import { contentId } from "./content-id";
import { email } from "./form-fields";
import { isWholePosition, organizerForm, wholePosition } from "./organizer-form";
import { queryText, wholeNumber } from "./search-fields";

/** The form that adds an organisation: its profile, and whose it is to be. */
export const adminOrganizerForm = z
  .object({ ...organizerForm.shape, email })
  .refine(isWholePosition, wholePosition);

export type AdminOrganizer = z.output<typeof adminOrganizerForm>;

export const FLAGS = ["is_superadmin", "is_moderator"] as const;

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

const sortKey = z.string().regex(/^-?\d{1,16}$/).transform(Number);

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
