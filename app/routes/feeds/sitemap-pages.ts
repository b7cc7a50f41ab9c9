import { publicLoader, refuseMethod, xmlAnswer } from "~/answers/public-answer";
import { viewFixedPages } from "~/views/sitemap";

export const loader = publicLoader(async ({ context }) =>
  xmlAnswer(viewFixedPages(context.settings.APP_URL), { "Cache-Control": "public, max-age=3600" }),
);

export const action = refuseMethod;
