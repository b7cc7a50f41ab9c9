import * as z from "zod";
import { wholeNumber } from "~/schemas/search/fields";

export const sitemapWeek = z.object({ week: wholeNumber(0, 999_999), part: wholeNumber(1, 999) });
export const sitemapOrganizers = z.object({ page: wholeNumber(1, 99_999) });
