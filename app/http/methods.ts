import { refusedMessages } from "#messages/refused";
import type { AppContext } from "~/context";
import { messagesIn } from "~/i18n/messages-in";
import { refusal } from "./refusals";

/** The action of a page that can only be looked at: 405 for POST, PUT, PATCH and DELETE, with texts for the error screen. */
export function refuseMethod({ context }: { context: Pick<AppContext, "locale"> }): never {
  const { title, body } = messagesIn(refusedMessages, context.locale).method;
  throw refusal(405, { title, message: body }, { Allow: "GET, HEAD" });
}

/** A 405 that names the method there is, for any other one. HEAD goes where GET goes. */
export function requireMethod(request: Request, method: "GET" | "POST"): void {
  if (request.method === method || (method === "GET" && request.method === "HEAD")) return;
  const Allow = method === "GET" ? "GET, HEAD" : method;
  throw refusal(405, { message: `Only ${Allow} is answered here.` }, { Allow });
}

/** Those by which nothing is changed. */
export const SAFE_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a request that changes something was sent by our own pages. Browsers say so in Sec-Fetch-Site and in Origin,
 * older ones in Origin alone; a sender that says neither is no browser and carries no visitor's cookies by accident.
 */
export function isFromOwnPages(request: Request): boolean {
  if (SAFE_METHODS.has(request.method)) return true;
  const site = request.headers.get("Sec-Fetch-Site");
  const origin = request.headers.get("Origin");
  const isOwnSite = site === null || site === "same-origin" || site === "none";
  return isOwnSite && (origin === null || origin === new URL(request.url).origin);
}

/** Addresses for programs: led to https by itself, a program would never learn that it told the whole network what it asks. */
const FOR_PROGRAMS = /^\/api\//;

/**
 * The answer to a request over plain http where the product is reached by https: whoever looks at a page is led there,
 * everything else is refused.
 */
export function refuseInsecure(request: Request, isHttps: boolean): Response | null {
  const url = new URL(request.url);
  if (!isHttps || url.protocol !== "http:") return null;
  const isLook = request.method === "GET" || request.method === "HEAD";
  if (!isLook || FOR_PROGRAMS.test(url.pathname))
    return new Response("Use https.", { status: 403, headers: { "Content-Type": "text/plain; charset=utf-8" } });
  url.protocol = "https:";
  return new Response(null, { status: 301, headers: { Location: url.href } });
}

const METHODS = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"];

/** How many parts of addresses a browser may ask Remix to find the routes of at once: each is looked for in all of them. */
const MOST_SEGMENTS = 600;

/**
 * The refusal of a request that no route could make sense of: an unknown method, an address that can't be decoded, a question
 * after the routes of more addresses than any page links to.
 */
export function refuseUnreadable(request: Request): Response | null {
  if (!METHODS.includes(request.method)) {
    return new Response("Method Not Allowed", { status: 405, headers: { Allow: METHODS.join(", ") } });
  }
  const { pathname, searchParams } = new URL(request.url);
  // Remix writes an error to the log for this parameter, which its former versions had.
  const isReadable = isDecodable(pathname) && !searchParams.has("_data");
  const isTooMuch = pathname === "/__manifest" && searchParams.getAll("p").join().split("/").length > MOST_SEGMENTS;
  return isReadable && !isTooMuch ? null : new Response("Bad Request", { status: 400 });
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
