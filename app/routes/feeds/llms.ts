import { publicAnswer, publicLoader, requireMethod } from "~/http/methods";
import { viewLlms } from "~/views/site/llms";

/** llmstxt.org */
export const loader = publicLoader(async ({ context }) =>
  publicAnswer(viewLlms(context.settings.APP_URL), "text/plain; charset=utf-8", {
    "Cache-Control": "public, max-age=3600",
  }),
);

export const action = requireMethod("public");
