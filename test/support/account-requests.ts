import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { testSettings } from "./settings";
import { fetchWorker } from "./visitor";

interface Sending {
  cookie?: string;
  headers?: Record<string, string>;
  /** Settings and bindings that differ from the tests' own. */
  settings?: Record<string, unknown>;
}

let networks = 0;

/** Sends a request ("https:/path" over https) from its own network, and waits for work after the response. */
async function send(path: string, init: RequestInit, { cookie = "", headers, settings }: Sending): Promise<Response> {
  const execution = createExecutionContext();
  const sent = new Headers({ "CF-Connecting-IP": `192.0.2.${++networks % 250}`, ...headers, Cookie: cookie });
  const address = path.startsWith("https:") ? `https://samling.test${path.slice(6)}` : testSettings.APP_URL + path;
  const response = await fetchWorker(address, { ...init, headers: sent }, settings, execution);
  await waitOnExecutionContext(execution);
  return response;
}

/** Sends a request, from its own network unless the headers name one. */
export const ask = (path: string, init: RequestInit = {}, sending: Sending = {}) => send(path, init, sending);

export const look = (path: string, sending: Sending = {}) => send(path, {}, sending);

/** Posts a form as a page without scripts does. */
export const post = (path: string, fields: Record<string, string>, sending: Sending = {}) =>
  send(path, { method: "POST", body: new URLSearchParams(fields) }, sending);

/** Returns a response's cookies as the browser sends them back. */
export const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
