import { z } from "zod";
import { DECISIONS } from "~/domain/moderation/rules";
import { organizationNumber, requiredText } from "~/schemas/forms/fields";
import { OBJECTION_MAX_LENGTH } from "~/schemas/forms/limits";

/** The id of an event or an organizer, in the form of our ids. */
export const contentId = z.string().regex(/^[\w-]{1,64}$/, "is not an id");

const contentTypes = z.enum(["event", "organizer"]);

/** The parameters of the queue. Invalid values count as missing. */
export const moderationQuery = z.object({
  tab: z.enum(["pending", "hidden", "all"]).catch("pending"),
  page: z.coerce.number().int().min(1).max(100).catch(1),
});

export type ModerationQuery = z.output<typeof moderationQuery>;

/** The decision buttons of an item. */
export const decisionForm = z.object({
  content_type: contentTypes,
  content_id: contentId,
  decision: z.enum(DECISIONS),
  /** Number of the last decision that the page showed. */
  seen: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
});

/** The button that marks a new organizer as reviewed. */
export const reviewForm = z.object({ intent: z.literal("review"), organizer_id: contentId });

/** The button that marks a new organizer's number as verified. */
export const numberForm = z.object({
  intent: z.literal("verify_number"),
  organizer_id: contentId,
  organization_number: organizationNumber.pipe(z.string()),
});

/** An owner's objection to the hiding of content. */
export const objectionForm = z.object({ text: requiredText(OBJECTION_MAX_LENGTH, "objectionRequired") });

/** A content in an address. */
export const contentOfAddress = z
  .object({ type: contentTypes, id: contentId })
  .transform(({ type, id }) => ({ content_type: type, content_id: id }));
