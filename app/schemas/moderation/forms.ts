import * as z from "zod";
import { DECISIONS } from "~/domain/moderation/rules";
import { optionalLine, organizationNumber, requiredText } from "~/schemas/forms/fields";
import { OBJECTION_MAX_LENGTH } from "~/schemas/forms/limits";

/** In the form of our ids. */
export const contentId = z.string().regex(/^[\w-]{1,64}$/, "is not an id");

const contentTypes = z.enum(["event", "organizer"]);

/** Invalid values count as missing. */
export const moderationQuery = z.object({
  tab: z.enum(["pending", "hidden", "all"]).catch("pending"),
  page: z.coerce.number().int().min(1).max(100).catch(1),
});

export type ModerationQuery = z.output<typeof moderationQuery>;

export const decisionForm = z.object({
  content_type: contentTypes,
  content_id: contentId,
  decision: z.enum(DECISIONS),
  seen: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
  words: optionalLine(OBJECTION_MAX_LENGTH).optional(),
});

export const reviewForm = z.object({ intent: z.literal("review"), organizer_id: contentId });

export const numberForm = z.object({
  intent: z.literal("verify_number"),
  organizer_id: contentId,
  organization_number: organizationNumber.pipe(z.string()),
});

export const objectionForm = z.object({ text: requiredText(OBJECTION_MAX_LENGTH, "objectionRequired") });

export const contentOfAddress = z
  .object({ type: contentTypes, id: contentId })
  .transform(({ type, id }) => ({ content_type: type, content_id: id }));
