import { listSitemapPages } from "#db/queries/sitemap";
import { keptAnswer } from "~/answers/kept-answer";
import { publicLoader, refuseMethod, xmlAnswer } from "~/answers/public-answer";
import { viewSitemapIndex } from "~/views/sitemap";

export const loader = publicLoader(async ({ request, context }) =>
  keptAnswer(request, context, { key: "/sitemap.xml", seconds: 3600 }, async () =>
    xmlAnswer(viewSitemapIndex(await listSitemapPages(context.db, context.now), context.settings.APP_URL)),
  ),
);

export const action = refuseMethod;
