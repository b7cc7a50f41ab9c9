import { env, exports } from "cloudflare:workers";

const ORIGIN = "http://samling.test";

/** Requests an address of the whole Worker, as a browser would; redirects are returned, not followed. */
export function visit(path: string, init: RequestInit = {}): Promise<Response> {
  return exports.default.fetch(ORIGIN + path, { redirect: "manual", ...init });
}

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
