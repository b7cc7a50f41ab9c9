import { listSitemapOrganizers } from "#db/queries/site/sitemap";
import { cachedAnswer } from "~/http/copies";
import { requireMethod } from "~/http/methods";
import { publicLoader, xmlAnswer } from "~/http/public-answers";
import { dataNotFound } from "~/http/refusals";
import { sitemapOrganizers } from "~/schemas/site/sitemap";
import { viewSitemapPage } from "~/views/site/sitemap";

export const loader = publicLoader(async ({ request, params, context }) => {
  const place = sitemapOrganizers.safeParse(params);
  if (!place.success) return dataNotFound();
  const { page } = place.data;
  return cachedAnswer(request, context, { key: `/sitemap/organizers/${page}`, seconds: 3600 }, async () => {
    const rows = await listSitemapOrganizers(context.db, page);
    return rows.length > 0 ? xmlAnswer(viewSitemapPage("organizer", rows, context.settings.APP_URL)) : dataNotFound();
  });
});

export const action = requireMethod("public");
