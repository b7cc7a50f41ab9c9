import { cachedAnswer } from "~/http/copies";
import { jsonAnswer, publicLoader, requireMethod } from "~/http/methods";
import { viewOpenApi } from "~/views/openapi/document";

export const loader = publicLoader(async ({ request, context }) =>
  cachedAnswer(request, context, { key: "/api/openapi.json", seconds: 300 }, async () =>
    jsonAnswer(viewOpenApi(context.settings.APP_URL)),
  ),
);

export const action = requireMethod("public");
