import { publicAnswer, publicLoader, requireMethod } from "~/http/methods";
import { viewRobots } from "~/views/site/sitemap";

export const loader = publicLoader(async ({ context }) =>
  publicAnswer(viewRobots(context.settings.APP_URL), "text/plain; charset=utf-8", {
    "Cache-Control": "public, max-age=3600",
  }),
);

export const action = requireMethod("public");
