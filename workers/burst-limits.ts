import type { ServerBuild } from "@remix-run/cloudflare";
import { burstKindOf } from "~/domain/site/burst-limits";
import { refuseBurst } from "~/http/public-answers";

type Route = NonNullable<ServerBuild["routes"][string]>;
type Handler = NonNullable<Route["module"]["loader"]>;

/**
 * The same build, in which every loader and action turns away networks that send bursts: one place for all routes, so
 * that none is forgotten. The root is left open, because a refusal is shown in the visitor's language and theme.
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

function afterCounting(handle: Handler): Handler {
  return async (args) => {
    const { request, context } = args;
    const { pathname } = new URL(request.url);
    const kind = burstKindOf(request.method, pathname);
    if (kind && !(await context.bursts.admits(kind))) throw refuseBurst(kind, pathname, context);
    return handle(args);
  };
}
