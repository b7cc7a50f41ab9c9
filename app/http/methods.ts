import { refusedMessages } from "#messages/refused";
import type { AppContext } from "~/context";
import { messagesIn } from "~/i18n/messages-in";
import { openToAll, PUBLIC_METHODS } from "./public-answers";
import { type Refusal, refusal } from "./refusals";

/** Which methods are answered, by what there is at an address: data for our own pages is asked for or sent. */
const METHODS_OF = { page: "GET, HEAD", public: PUBLIC_METHODS, GET: "GET, HEAD", POST: "POST" };

/**
 * Refuses other methods than those of an address: 405, with these in Allow. A page says so in the texts of its error
 * screen; of what is public every site may read it.
 */
export function requireMethod(address: keyof typeof METHODS_OF) {
  return ({ request, context }: { request: Request; context: Pick<AppContext, "locale"> }): void => {
    const allowed = METHODS_OF[address];
    if (allowed.split(", ").includes(request.method)) return;
    if (address === "public") throw openToAll(methodRefusal(allowed));
    if (address !== "page") throw methodRefusal(allowed);
    const { title, body } = messagesIn(refusedMessages, context.locale).method;
    throw methodRefusal(allowed, { title, message: body });
  };
}

const methodRefusal = (allowed: string, error: Refusal = { message: `Answered here: ${allowed}.` }) =>
  refusal(405, error, { Allow: allowed });

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
  if (!isLook || FOR_PROGRAMS.test(url.pathname)) return refusal(403, { message: "Use https." });
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
  if (!METHODS.includes(request.method)) return methodRefusal(METHODS.join(", "));
  const { pathname, searchParams } = new URL(request.url);
  // Remix writes an error to the log for this parameter, which its former versions had.
  const isReadable = isDecodable(pathname) && !searchParams.has("_data");
  const isTooMuch = pathname === "/__manifest" && searchParams.getAll("p").join().split("/").length > MOST_SEGMENTS;
  return isReadable && !isTooMuch ? null : refusal(400, { message: "This address cannot be read." });
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
