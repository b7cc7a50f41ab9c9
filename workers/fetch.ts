import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { type AppContext, createContext, type Env } from "~/context";
import { isFromOwnPages } from "~/guards/own-pages";
import { setSecurityHeaders } from "~/security-headers";
import { servePage } from "./page-cache";
// @ts-expect-error The server build exists only after `npm run build`.
import * as serverBuild from "../build/server/index.js";

const build = serverBuild as unknown as ServerBuild;
const handleRequest = createRequestHandler(build, "production");

/** Adapts a request for the app: a context in, security headers out. */
export async function handleFetch(request: Request, env: Env, execution: ExecutionContext): Promise<Response> {
  const context = createContext(request, env, {
    now: new Date(),
    waitUntil: (work) => execution.waitUntil(work),
  });
  const response = await answer(request, context);
  const headers = new Headers(response.headers);
  setSecurityHeaders(headers, { nonce: context.nonce, https: context.settings.APP_URL.startsWith("https:") });
  headers.set("X-Request-Id", context.requestId);
  const sessionCookie = await context.sessionCookie();
  if (sessionCookie && !headers.has("Set-Cookie")) headers.append("Set-Cookie", sessionCookie);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

async function answer(request: Request, context: AppContext): Promise<Response> {
  try {
    if (!isFromOwnPages(request)) return new Response("Forbidden", { status: 403 });
    return await servePage(request, context, build.assets.version, () => handleRequest(request, { ...context }));
  } catch (error) {
    console.error(JSON.stringify({ event: "unhandled", request_id: context.requestId, error: String(error) }));
    return new Response("Noe gikk galt. Prøv igjen om litt.", { status: 500 });
  }
}
