import * as z from "zod";
import { CARD_KINDS } from "~/domain/cards/address";
import { CARD_SIZE_NAMES } from "~/domain/cards/card";
import { CONTENT_LOCALE, LOCALES } from "~/domain/site/locales";
import { contentId } from "~/schemas/moderation/forms";

export const cardSubject = z.object({ kind: z.enum(CARD_KINDS), id: contentId });

export const cardQuery = z.object({
  size: z.enum(CARD_SIZE_NAMES, `must be one of ${CARD_SIZE_NAMES.join(", ")}`).default("link"),
  lang: z.enum(LOCALES, `must be one of ${LOCALES.join(", ")}`).default(CONTENT_LOCALE),
  v: z
    .string()
    .regex(/^[0-9a-f]{16}$/, "is not a version of a picture")
    .optional(),
  /** Saved as a file; drawn at once where it is not there. */
  save: z.literal("1", "must be 1").optional(),
});
