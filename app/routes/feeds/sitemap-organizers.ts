import { listSitemapOrganizers } from "#db/queries/sitemap";
import { keptAnswer } from "~/answers/kept-answer";
import { notFound, publicLoader, refuseMethod, xmlAnswer } from "~/answers/public-answer";
import { sitemapOrganizers } from "~/schemas/sitemap-page";
import { viewSitemapPage } from "~/views/sitemap";

/** The pages of organizers. */
export const loader = publicLoader(async ({ request, params, context }) => {
  const place = sitemapOrganizers.safeParse(params);
  if (!place.success) return notFound();
  const { page } = place.data;
  return keptAnswer(request, context, { key: `/sitemap/organizers/${page}`, seconds: 3600 }, async () => {
    const rows = await listSitemapOrganizers(context.db, page);
    return rows.length > 0 ? xmlAnswer(viewSitemapPage("organizer", rows, context.settings.APP_URL)) : notFound();
  });
});

export const action = refuseMethod;
