import { LANGUAGE_HEADER } from "~/domain/site/locales";
import { routesVersion } from "./build";
import { CACHES } from "./store";

const ADDRESS = "/__manifest";
/** One page of each kind that works without a network, so that the router knows the way there. */
const PATHS = ["/", "/helgen", "/organizations", "/favorites", "/offline", "/event/x", "/organizer/x"];

const keyOf = (version: string) => `${ADDRESS}?version=${version}`;

/** From the network, else with all that this build's router has been told. */
export async function answerRoutes(request: Request): Promise<Response> {
  const key = keyOf(new URL(request.url).searchParams.get("version") ?? "");
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(CACHES.files)).match(key, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

/** Of the pages that work without a network. */
export async function keepRoutes(language: string): Promise<void> {
  const version = routesVersion(language);
  const cache = await caches.open(CACHES.files);
  if (!version || (await cache.match(keyOf(version), { ignoreVary: true }))) return;
  const query = new URLSearchParams([...PATHS.map((path) => ["p", path]), ["version", version]]);
  const response = await fetch(`${ADDRESS}?${query}`, { headers: { [LANGUAGE_HEADER]: language } }).catch(() => null);
  if (response?.status === 200) await cache.put(keyOf(version), response);
}
