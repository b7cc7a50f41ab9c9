import { publicLoader, refuseWriting } from "~/http/public-answers";
import { checkHealth } from "~/models/site/health";

/** For whoever watches over the service: 200 while database, pictures and queue answer, else 503. */
export const loader = publicLoader(async ({ context }) => {
  const health = await checkHealth(context);
  const isWell = Object.values(health).every(Boolean);
  const body = { status: isWell ? "ok" : "failing", ...health };
  return Response.json(body, { status: isWell ? 200 : 503, headers: { "Cache-Control": "no-store" } });
});

export const action = refuseWriting;
