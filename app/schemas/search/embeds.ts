import * as z from "zod";
import { EMBED_COUNT, EMBED_SHOWS, EMBED_THEMES } from "~/domain/embeds/options";
import { feedParameters } from "./events";
import { month, wholeNumber } from "./fields";

export const embedParameters = feedParameters.safeExtend({
  show: z.enum(EMBED_SHOWS).default("list"),
  count: wholeNumber(EMBED_COUNT.least, EMBED_COUNT.most).default(EMBED_COUNT.usual),
  theme: z.enum(EMBED_THEMES).default("system"),
  accent: z
    .string()
    .regex(/^#?[0-9a-f]{6}$/i, "must be a colour in six hexadecimal digits, like 2a5d67")
    .transform((text) => text.replace("#", "").toLowerCase())
    .optional(),
  /** embed.js's name: taken for nothing, it would show everybody's events. */
  organizer: z.never("is called organizer_id").optional(),
  month: month.optional(),
});

export const eventEmbedParameters = z.object({ lang: feedParameters.shape.lang });

export type EmbedParameters = z.output<typeof embedParameters>;
