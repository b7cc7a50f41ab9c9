import { listSitemapPages } from "#db/queries/site/sitemap";
import { cachedAnswer } from "~/http/copies";
import { publicLoader, requireMethod, xmlAnswer } from "~/http/methods";
import { viewSitemapIndex } from "~/views/site/sitemap";

export const loader = publicLoader(async ({ request, context }) =>
  cachedAnswer(request, context, { key: "/sitemap.xml", seconds: 3600 }, async () =>
    xmlAnswer(viewSitemapIndex(await listSitemapPages(context.db, context.now), context.settings.APP_URL)),
  ),
);

export const action = requireMethod("public");
