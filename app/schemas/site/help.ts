import * as z from "zod";
import { HELP_ARTICLE_IDS } from "~/domain/help/articles";
import { queryText } from "~/schemas/search/fields";

export const helpParameters = z.object({
  q: queryText.default(""),
  screen: z.string().max(100).optional().catch(undefined),
});

export const helpArticleId = z.enum(HELP_ARTICLE_IDS);
