import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import type { Locale } from "~/domain/site/locales";
import { present } from "~/domain/values";
import { routesAbove } from "./route-pattern";

type Assets = ServerBuild["assets"];

/**
 * Returns the handler of an address in a language. It knows only the routes that the address and those above it lead to:
 * Remix ranks all that it knows several times a page, which cost a tenth of a page's processor time.
 */
export function remixHandlers(
  build: ServerBuild,
  assetsOf: Record<Locale, Assets>,
): (locale: Locale, pathname: string) => RequestHandler {
  const idsOn = routesAbove(build.routes);
  const handlers = new Map<string, RequestHandler>();
  return (locale, pathname) => {
    const ids = idsOn(pathname);
    const key = [locale, ...(ids ?? [])].join(" ");
    const known = handlers.get(key);
    if (known) return known;
    const assets = assetsOf[locale];
    const only = <Part>(parts: Record<string, Part>): Record<string, Part> =>
      ids === null ? parts : Object.fromEntries(ids.map((id) => [id, present(parts[id], `route ${id}`)]));
    const part = { ...build, routes: only(build.routes), assets: { ...assets, routes: only(assets.routes) } };
    const handler = createRequestHandler(part, "production");
    handlers.set(key, handler);
    return handler;
  };
}
