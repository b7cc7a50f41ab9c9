import { listSitemapEvents } from "#db/queries/site/sitemap";
import { cachedAnswer } from "~/http/copies";
import { publicLoader, requireMethod, xmlAnswer } from "~/http/methods";
import { dataNotFound } from "~/http/requests";
import { sitemapWeek } from "~/schemas/site/sitemap";
import { pathsOfRows, viewSitemapPage } from "~/views/site/sitemap";

export const loader = publicLoader(async ({ request, params, context }) => {
  const place = sitemapWeek.safeParse(params);
  if (!place.success) return dataNotFound();
  const { week, part } = place.data;
  return cachedAnswer(request, context, { key: `/sitemap/events/${week}/${part}`, seconds: 3600 }, async () => {
    const rows = await listSitemapEvents(context.db, { week, part }, context.now);
    return rows.length > 0
      ? xmlAnswer(viewSitemapPage(pathsOfRows("event", rows), context.settings.APP_URL))
      : dataNotFound();
  });
});

export const action = requireMethod("public");
