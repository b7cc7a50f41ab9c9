import { requireMethod } from "~/http/methods";
import { publicLoader } from "~/http/public-answers";
import { checkHealth } from "~/models/site/health";

/** 200 while database, images, queue and search respond and no mail has failed for good, else 503. */
export const loader = publicLoader(async ({ context }) => {
  const health = await checkHealth(context);
  const isWell = Object.values(health).every(Boolean);
  const body = { status: isWell ? "ok" : "failing", ...health };
  return Response.json(body, { status: isWell ? 200 : 503, headers: { "Cache-Control": "no-store" } });
});

export const action = requireMethod("public");
