import { listSitemapPages } from "#db/queries/site/sitemap";
import { keptAnswer } from "~/http/copies";
import { publicLoader, refuseWriting, xmlAnswer } from "~/http/public-answers";
import { viewSitemapIndex } from "~/views/site/sitemap";

export const loader = publicLoader(async ({ request, context }) =>
  keptAnswer(request, context, { key: "/sitemap.xml", seconds: 3600 }, async () =>
    xmlAnswer(viewSitemapIndex(await listSitemapPages(context.db, context.now), context.settings.APP_URL)),
  ),
);

export const action = refuseWriting;
