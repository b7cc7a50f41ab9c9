import { listSitemapOrganizers } from "#db/queries/site/sitemap";
import { keptAnswer } from "~/http/copies";
import { publicNotFound, publicLoader, refuseWriting, xmlAnswer } from "~/http/public-answers";
import { sitemapOrganizers } from "~/schemas/site/sitemap";
import { viewSitemapPage } from "~/views/site/sitemap";

/** The pages of organizers. */
export const loader = publicLoader(async ({ request, params, context }) => {
  const place = sitemapOrganizers.safeParse(params);
  if (!place.success) return publicNotFound();
  const { page } = place.data;
  return keptAnswer(request, context, { key: `/sitemap/organizers/${page}`, seconds: 3600 }, async () => {
    const rows = await listSitemapOrganizers(context.db, page);
    return rows.length > 0 ? xmlAnswer(viewSitemapPage("organizer", rows, context.settings.APP_URL)) : publicNotFound();
  });
});

export const action = refuseWriting;
