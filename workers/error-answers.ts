import type { ServerBuild } from "@remix-run/cloudflare";
import { isIndexAway } from "~/domain/search/without-index";
import { isAway } from "~/domain/site/away";
import { logError } from "~/gateways/log";
import { searchRests } from "~/http/requests";

type Route = NonNullable<ServerBuild["routes"][string]>;
type Handler = NonNullable<Route["module"]["loader"]>;

/**
 * Logs unexpected errors and answers with the log's id and the language, so that the error screen has them after
 * client-side navigation too.
 */
export function withErrorAnswers(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(
    ([id, route]) => [id, route && { ...route, module: answering(route.module) }] as const,
  );
  return { ...build, routes: Object.fromEntries(routes) };
}

function answering(module: Route["module"]): Route["module"] {
  const { loader, action } = module;
  return { ...module, ...(loader && { loader: caught(loader) }), ...(action && { action: caught(action) }) };
}

const BROKEN = { status: 500, statusText: "Internal Server Error" };
const AWAY = { status: 503, statusText: "Service Unavailable" };

function caught(handle: Handler): Handler {
  return async (args) => {
    try {
      return await handle(args);
    } catch (error) {
      if (isAnswer(error) || args.request.signal.aborted) throw error;
      const { requestId, locale } = args.context;
      logError("error", error);
      const isResting = isIndexAway(error);
      const answer = { request_id: requestId, locale, ...(isResting && { error: searchRests(locale) }) };
      throw Response.json(answer, isResting || isAway(error) ? AWAY : BROKEN);
    }
  };
}

/** Thrown on purpose: a Response, or data with a status (its class may be loaded twice, once with the build). */
function isAnswer(error: unknown): boolean {
  return (
    error instanceof Response ||
    (typeof error === "object" && error !== null && "type" in error && error.type === "DataWithResponseInit")
  );
}
