import { listSitemapOrganizers } from "#db/queries/site/sitemap";
import { cachedAnswer } from "~/http/copies";
import { publicLoader, requireMethod, xmlAnswer } from "~/http/methods";
import { dataNotFound } from "~/http/requests";
import { sitemapOrganizers } from "~/schemas/site/sitemap";
import { pathsOfRows, viewSitemapPage } from "~/views/site/sitemap";

export const loader = publicLoader(async ({ request, params, context }) => {
  const place = sitemapOrganizers.safeParse(params);
  if (!place.success) return dataNotFound();
  const { page } = place.data;
  return cachedAnswer(request, context, { key: `/sitemap/organizers/${page}`, seconds: 3600 }, async () => {
    const rows = await listSitemapOrganizers(context.db, page);
    return rows.length > 0
      ? xmlAnswer(viewSitemapPage(pathsOfRows("organizer", rows), context.settings.APP_URL))
      : dataNotFound();
  });
});

export const action = requireMethod("public");
