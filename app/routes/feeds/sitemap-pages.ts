import { findNewest } from "#db/queries/site/sitemap";
import { cachedAnswer } from "~/http/copies";
import { publicLoader, requireMethod, xmlAnswer } from "~/http/methods";
import { viewFixedPages } from "~/views/site/sitemap";

export const loader = publicLoader(async ({ request, context }) =>
  cachedAnswer(request, context, { key: "/sitemap/pages.xml", seconds: 3600 }, async () =>
    xmlAnswer(viewFixedPages(await findNewest(context.db), context.now, context.settings.APP_URL)),
  ),
);

export const action = requireMethod("public");
