import { z } from "zod";
import { EMBED_COUNT, EMBED_SHOWS, EMBED_THEMES } from "~/domain/embeds/options";
import { feedParameters } from "./events";
import { month, wholeNumber } from "./fields";

/** The parameters of an embed: those of a feed, and how it looks. */
export const embedParameters = feedParameters.safeExtend({
  show: z.enum(EMBED_SHOWS).default("list"),
  count: wholeNumber(EMBED_COUNT.least, EMBED_COUNT.most).default(EMBED_COUNT.usual),
  theme: z.enum(EMBED_THEMES).default("system"),
  /** Colour of what can be pressed, as in HTML, with or without its "#". */
  accent: z
    .string()
    .regex(/^#?[0-9a-f]{6}$/i, "must be a colour in six hexadecimal digits, like 2a5d67")
    .transform((text) => text.replace("#", "").toLowerCase())
    .optional(),
  /** The name of the attribute of embed.js: taken for nothing, it would show everybody's events. */
  organizer: z.never("is called organizer_id").optional(),
  /** The month that is shown. */
  month: month.optional(),
});

/** The parameters of one event's embed. */
export const eventEmbedParameters = z.object({ lang: feedParameters.shape.lang });

export type EmbedParameters = z.output<typeof embedParameters>;
