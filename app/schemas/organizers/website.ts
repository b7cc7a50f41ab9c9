import { z } from "zod";
import { embedParameters } from "~/schemas/search/embeds";

const { type, radius_km, lang, show, count, theme, accent } = embedParameters.shape;

/** What is chosen for an organizer's own web site. */
export const websiteQuery = z.object({
  /** Its own events, or everybody's near it. */
  whose: z.enum(["own", "near"]).default("own"),
  radius_km,
  type,
  show,
  count,
  theme,
  /** The organizer's own where it is not said. `lang` is the language of the page that asks. */
  language: lang.unwrap().optional(),
  /** A colour of its own counts only where it was asked for: a colour field is never empty. */
  coloured: z.literal("1").optional(),
  accent,
});

export type WebsiteQuery = z.output<typeof websiteQuery>;
