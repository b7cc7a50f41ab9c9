import { listSitemapEvents } from "#db/queries/site/sitemap";
import { keptAnswer } from "~/http/copies";
import { publicNotFound, publicLoader, refuseWriting, xmlAnswer } from "~/http/public-answers";
import { sitemapWeek } from "~/schemas/site/sitemap";
import { viewSitemapPage } from "~/views/site/sitemap";

/** The pages of a week's coming events. */
export const loader = publicLoader(async ({ request, params, context }) => {
  const place = sitemapWeek.safeParse(params);
  if (!place.success) return publicNotFound();
  const { week, part } = place.data;
  return keptAnswer(request, context, { key: `/sitemap/events/${week}/${part}`, seconds: 3600 }, async () => {
    const rows = await listSitemapEvents(context.db, { week, part }, context.now);
    return rows.length > 0 ? xmlAnswer(viewSitemapPage("event", rows, context.settings.APP_URL)) : publicNotFound();
  });
});

export const action = refuseWriting;
