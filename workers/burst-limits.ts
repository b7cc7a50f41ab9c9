import type { ServerBuild } from "@remix-run/cloudflare";
import { searchPriceOf } from "~/domain/search/price";
import { burstKindOf } from "~/domain/site/burst-limits";
import { refuseBurst } from "~/http/methods";
import { inTurn } from "./in-turn";

type Route = NonNullable<ServerBuild["routes"][string]>;
type Handler = NonNullable<Route["module"]["loader"]>;

/**
 * All loaders and actions refuse networks that send bursts, so that no route is forgotten. The root does not: a refusal
 * is shown in the visitor's language and theme.
 */
export function withBurstLimits(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(
    ([id, route]) => [id, id === "root" ? route : route && { ...route, module: guarded(route.module) }] as const,
  );
  return { ...build, routes: Object.fromEntries(routes) };
}

function guarded(module: Route["module"]): Route["module"] {
  const { loader, action } = module;
  return {
    ...module,
    ...(loader && { loader: afterCounting(loader) }),
    ...(action && { action: afterCounting(action) }),
  };
}

/** Four words, or three near a place. */
const COSTLY = 2;

function afterCounting(handle: Handler): Handler {
  return async (args) => {
    const { request, context } = args;
    const url = new URL(request.url);
    const { pathname } = url;
    const price = searchPriceOf(url);
    const kind = burstKindOf(request.method, pathname, price);
    if (kind && !(await context.bursts.admits(kind, kind === "searches" ? price : 1)))
      throw refuseBurst(kind, pathname, context);
    return kind === "searches" && price >= COSTLY
      ? inTurn(context.network, context, async () => handle(args))
      : handle(args);
  };
}
