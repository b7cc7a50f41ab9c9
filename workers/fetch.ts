import type { ServerBuild } from "@remix-run/cloudflare";
// @ts-expect-error It exists only after `npm run build`. It stands first, because it says in which order texts follow.
import { assetsOf as listOfAssets } from "../build/server/languages.js";
// @ts-expect-error The same.
import * as serverBuild from "../build/server/index.js";
import { type AppContext, createContext, type Env } from "~/context";
import type { Locale } from "~/domain/site/locales";
import { logError, loggedAs, logLine } from "~/gateways/log";
import { isFromOwnPages, refuseInsecure, refuseUnreadable, SAFE_METHODS } from "~/http/methods";
import { RETRY_AFTER, unavailable } from "~/http/requests";
import { asRpcAnswer } from "~/http/rpc-answers";
import { recordActs } from "~/models/admin/acts";
import { isHttps } from "~/schemas/site/settings";
import { withBurstLimits } from "./burst-limits";
import { countAnswered } from "./counting";
import { withErrorAnswers } from "./error-answers";
import { forgetEpoch } from "./known-epoch";
import { servePage } from "./page-cache";
import { inLook } from "./page-look";
import { isForCopy, markCopy, withoutPerson } from "./public-copy";
import { remixHandlers } from "./remix-handlers";
import { readSmallBody, requestForRemix } from "./request-for-remix";
import { routePatterns } from "./route-pattern";
import { setSecurityHeaders } from "./security-headers";

const build = withBurstLimits(withErrorAnswers(serverBuild as ServerBuild));
const assetsOf = listOfAssets as Record<Locale, ServerBuild["assets"]>;
const handlerOf = remixHandlers(build, assetsOf);
const patternOf = routePatterns(build.routes);

export function handleFetch(asked: Request, env: Env, execution: ExecutionContext): Promise<Response> {
  const requestId = asked.headers.get("CF-Ray") ?? crypto.randomUUID();
  return loggedAs({ request_id: requestId }, () => handle(asked, env, { requestId, execution }));
}

interface Handling {
  requestId: string;
  execution: ExecutionContext;
}

async function handle(asked: Request, env: Env, { requestId, execution }: Handling): Promise<Response> {
  const started = Date.now();
  const request = withoutPerson(asked);
  let context: AppContext;
  try {
    const waitUntil = (work: Promise<unknown>) => execution.waitUntil(work);
    context = createContext(request, env, { now: new Date(), requestId, waitUntil });
  } catch (error) {
    logError("wrong_settings", error);
    return asRpcAnswer(request, unavailable(503));
  }
  const https = isHttps(context.settings);
  const response = await asRpcAnswer(request, await answer(request, https, context));
  if (response.status < 400) await recordActs(context);
  if (!SAFE_METHODS.has(request.method) && context.meter.rowsWritten > 0) forgetEpoch();
  const headers = new Headers(response.headers);
  setSecurityHeaders(headers, { pathname: new URL(request.url).pathname, nonce: context.nonce, https });
  if (context.settings.ENVIRONMENT === "staging") headers.set("X-Robots-Tag", "noindex");
  headers.set("X-Request-Id", context.requestId);
  if (response.status === 503 && !headers.has("Retry-After")) headers.set("Retry-After", RETRY_AFTER["Retry-After"]);
  // Where the database does not respond, the page has said so already.
  const sessionCookie = await context.sessionCookie().catch(() => null);
  if (sessionCookie && !headers.has("Set-Cookie")) headers.append("Set-Cookie", sessionCookie);
  const bookmark = context.bookmarkCookie();
  if (bookmark) headers.append("Set-Cookie", bookmark);
  markCopy(request, { status: response.status, now: context.now }, headers);
  logRequest(request, response, context, Date.now() - started);
  if (!isForCopy(request)) countAnswered(request, response, context);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** Half of all requests, and of the bill for logs. */
const PICTURES = /^\/(images|tiles|cards)\//;

/** The route's pattern, never the address, which reveals what people look at and search for. */
/** Pictures are half of what the log would hold. */
const PICTURES_LOGGED_ONE_IN = 20;

function logRequest(
  { method, url }: Request,
  { status, headers }: Response,
  { meter, spent, settings }: AppContext,
  ms: number,
): void {
  const { trips, rowsRead, rowsWritten } = meter;
  const route = patternOf(new URL(url).pathname);
  const oneIn = PICTURES.test(route) && status < 400 ? (settings.PICTURES_LOGGED_ONE_IN ?? PICTURES_LOGGED_ONE_IN) : 1;
  if (Math.random() * oneIn >= 1) return;
  const edge = headers.get("X-Edge-Cache");
  logLine("request", {
    method,
    route,
    status,
    ms,
    trips,
    rows_read: rowsRead,
    rows_written: rowsWritten,
    sql_ms: spent.sqlMs,
    edge,
    ...(oneIn > 1 && { one_in: oneIn }),
  });
}

const PLAIN_TEXT = { "Content-Type": "text/plain; charset=utf-8" };

function refuse(request: Request, https: boolean): Response | null {
  const refusal = refuseUnreadable(request) ?? refuseInsecure(request, https);
  if (refusal) return refusal;
  return isFromOwnPages(request) ? null : new Response("Forbidden", { status: 403, headers: PLAIN_TEXT });
}

async function answer(request: Request, https: boolean, context: AppContext): Promise<Response> {
  try {
    const refusal = refuse(request, https);
    if (!refusal) {
      const { version } = assetsOf[context.locale];
      const page = await servePage(await requestForRemix(request), context, version, (asked) =>
        handlerOf(context.locale, new URL(asked.url).pathname)(asked, { ...context }),
      );
      return inLook(page, context.look);
    }
    await readSmallBody(request);
    return refusal;
  } catch (error) {
    logError("unhandled", error);
    return unavailable(500, context.requestId);
  }
}
