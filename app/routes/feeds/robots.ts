import { publicAnswer, publicLoader, requireMethod } from "~/http/methods";
import { viewRobots } from "~/views/site/sitemap";

export const loader = publicLoader(async ({ context: { settings } }) =>
  publicAnswer(viewRobots(settings.APP_URL, settings.ENVIRONMENT === "staging"), "text/plain; charset=utf-8", {
    "Cache-Control": "public, max-age=3600",
  }),
);

export const action = requireMethod("public");
