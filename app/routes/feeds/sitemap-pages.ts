import { requireMethod } from "~/http/methods";
import { publicLoader, xmlAnswer } from "~/http/public-answers";
import { viewFixedPages } from "~/views/site/sitemap";

export const loader = publicLoader(async ({ context }) =>
  xmlAnswer(viewFixedPages(context.settings.APP_URL), { "Cache-Control": "public, max-age=3600" }),
);

export const action = requireMethod("public");
