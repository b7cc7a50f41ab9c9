import * as z from "zod";
import { embedParameters } from "~/schemas/search/embeds";

const { type, radius_km, lang, show, count, theme, accent } = embedParameters.shape;

export const websiteQuery = z.object({
  whose: z.enum(["own", "near"]).default("own"),
  radius_km,
  type,
  show,
  count,
  theme,
  /** The organizer's where it is missing; `lang` is that of the page that asks. */
  language: lang.unwrap().optional(),
  /** A colour field is never empty, so the colour counts only where it was asked for. */
  coloured: z.literal("1").optional(),
  accent,
});

export type WebsiteQuery = z.output<typeof websiteQuery>;
