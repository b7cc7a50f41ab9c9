import { env, exports } from "cloudflare:workers";

const ORIGIN = "http://samling.test";

/** Asks the whole Worker for an address, as a browser would; redirects are answered, not followed. */
export function visit(path: string, init: RequestInit = {}): Promise<Response> {
  return exports.default.fetch(ORIGIN + path, { redirect: "manual", ...init });
}

/** The device's choices as the cookie that carries them. */
export function preferring(theme: string, locale: string, timeFormat: string): Record<string, string> {
  return { Cookie: `samling_preferences=${theme}.${locale}.${timeFormat}` };
}

/** The nonce that a response's policy allows scripts to run with. */
export function nonceOf(response: Response): string | undefined {
  return /'nonce-([^']+)'/.exec(response.headers.get("Content-Security-Policy") ?? "")?.[1];
}

/** Every address of the product, with something unknown in the place of each parameter. */
export const everyPath = (): string[] => env.TEST_PATHS;
