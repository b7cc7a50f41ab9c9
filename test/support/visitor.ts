import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { type Meter, meterDatabase } from "#db/meter";
// @ts-expect-error The bundle exists only after a build.
import builtWorker from "../../build/worker/app.js";
import { testSettings } from "./settings";

/** The Worker as it is deployed. */
export const worker = builtWorker as Required<ExportedHandler<Cloudflare.Env>>;

/**
 * Sends a request to the Worker's own handler; `bindings` replace those of the tests. Vitest's `SELF` gets slower with
 * each request of a run.
 */
export async function fetchWorker(
  address: string,
  init: RequestInit = {},
  bindings: Record<string, unknown> = {},
  execution: ExecutionContext = createExecutionContext(),
): Promise<Response> {
  const request = new Request(address, { redirect: "manual", ...init });
  return worker.fetch(request as Request<unknown, IncomingRequestCfProperties>, { ...env, ...bindings }, execution);
}

/** Requests a path of the product, as a browser would; redirects are returned, not followed. */
export const visit = (path: string, init?: RequestInit): Promise<Response> =>
  fetchWorker(testSettings.APP_URL + path, init);

/** Returns what a path answers, as text. */
export const pageText = async (path: string, headers: HeadersInit = {}): Promise<string> =>
  (await visit(path, { headers })).text();

/** Sends a form, as a page without scripts does. */
export const sendForm = (
  path: string,
  fields: Record<string, string> | string[][] | URLSearchParams,
  headers: HeadersInit = {},
): Promise<Response> => visit(path, { method: "POST", headers, body: new URLSearchParams(fields) });

/** Requests a path, or posts a body to it, and returns its text and what the database did for it, work after the response included. */
export async function meteredVisit(
  path: string,
  headers: Record<string, string> = {},
  body?: string,
): Promise<{ status: number; html: string; meter: Meter }> {
  const { d1, meter } = meterDatabase(env.DB);
  const sent = body === undefined ? { headers } : { method: "POST", headers, body };
  const execution = createExecutionContext();
  const response = await fetchWorker(testSettings.APP_URL + path, sent, { DB: d1 }, execution);
  const html = await response.text();
  await waitOnExecutionContext(execution);
  return { status: response.status, html, meter };
}

/** Returns the JSON at a path. */
export const json = async <T>(path: string): Promise<T> => (await visit(path)).json<T>();

/** Returns the cookie with the device's preferences. */
export function preferring(theme: string, locale: string, timeFormat: string): Record<string, string> {
  return { Cookie: `samling_preferences=${theme}.${locale}.${timeFormat}` };
}

/** Returns the nonce in a response's policy. */
export function nonceOf(response: Response): string | undefined {
  return /'nonce-([^']+)'/.exec(response.headers.get("Content-Security-Policy") ?? "")?.[1];
}

/** Returns every address of the product, with an unknown value for each parameter. */
export const everyPath = (): string[] => env.TEST_PATHS;
