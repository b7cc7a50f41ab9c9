import { findNewest } from "#db/queries/site/sitemap";
import { cachedAnswer } from "~/http/copies";
import { requireMethod } from "~/http/methods";
import { publicLoader, xmlAnswer } from "~/http/public-answers";
import { viewFixedPages } from "~/views/site/sitemap";

export const loader = publicLoader(async ({ request, context }) =>
  cachedAnswer(request, context, { key: "/sitemap/pages.xml", seconds: 3600 }, async () =>
    xmlAnswer(viewFixedPages(await findNewest(context.db), context.now, context.settings.APP_URL)),
  ),
);

export const action = requireMethod("public");
