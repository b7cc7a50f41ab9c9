import { findRestoring } from "#db/queries/site/health";
import { awaitsCrons, judgeHealth } from "~/domain/site/health";
import { throughEdgeCache } from "~/gateways/edge-cache";
import { requireKey } from "~/http/keys";
import { publicLoader, requireMethod } from "~/http/methods";
import { checkHealth, findHealthFacts } from "~/models/site/health";

/** Anybody may ask, and each answer costs questions to everything. */
const KEPT_SECONDS = 10;
const KEPT = "https://health.invalid/answer";

/**
 * 200 while database, images, queue and search respond and no mail has failed for good, else 503. With `?deep`, which
 * asks more of the database and so takes a key, also how each check of app/domain/site/health.ts stands.
 */
export const loader = publicLoader(async ({ request, context }) => {
  const isDeep = new URL(request.url).searchParams.has("deep");
  if (isDeep) requireKey(context.settings.HEALTH_KEY, request);
  const ask = () => checkHealth(context);
  const kept = () => throughEdgeCache(context.edgeCache, KEPT, { ask, secondsOf: () => KEPT_SECONDS });
  const [health, facts, restored] = await Promise.all([
    isDeep ? ask() : kept(),
    isDeep ? findHealthFacts(context) : null,
    isDeep ? findRestoring(context.db).catch(() => null) : null,
  ]);
  const checks = facts && judgeHealth(facts, context.now, restored);
  const isPending = facts !== null && awaitsCrons(facts, restored, context.now);
  const isWell = Object.values(health ?? {}).every(Boolean) && (checks ?? []).every((check) => check.isWell);
  const body = {
    status: !isWell ? "failing" : isPending ? "restored, crons pending" : "ok",
    ...health,
    ...(checks && {
      checks: checks.map(({ name, value, most, unit, isWell: is_well }) => ({ name, is_well, value, most, unit })),
    }),
  };
  return Response.json(body, { status: isWell ? 200 : 503, headers: { "Cache-Control": "no-store" } });
});

export const action = requireMethod("public");
