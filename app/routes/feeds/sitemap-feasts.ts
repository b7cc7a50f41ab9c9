import { cachedAnswer } from "~/http/copies";
import { publicLoader, requireMethod, xmlAnswer } from "~/http/methods";
import { listFeastPages } from "~/models/search/list-feast-pages";
import { viewSitemapPage } from "~/views/site/sitemap";

export const loader = publicLoader(async ({ request, context }) =>
  cachedAnswer(request, context, { key: "/sitemap/feasts.xml", seconds: 3600 }, async () =>
    xmlAnswer(viewSitemapPage(await listFeastPages(context), context.settings.APP_URL)),
  ),
);

export const action = requireMethod("public");
