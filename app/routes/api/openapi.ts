import { keptAnswer } from "~/http/copies";
import { jsonAnswer, publicLoader, refuseWriting } from "~/http/public-answers";
import { viewOpenApi } from "~/views/openapi/document";

/** The description of this interface, for programs and those who write them. */
export const loader = publicLoader(async ({ request, context }) =>
  keptAnswer(request, context, { key: "/api/openapi.json", seconds: 300 }, async () =>
    jsonAnswer(viewOpenApi(context.settings.APP_URL)),
  ),
);

export const action = refuseWriting;
