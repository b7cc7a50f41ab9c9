import { groupsOf } from "~/domain/values";

interface Route {
  id: string;
  parentId?: string | undefined;
  path?: string | undefined;
}

type Routes = Record<string, Route | undefined>;

/** Returns "/event/:id"; "/*" for unknown addresses. */
export function routePatterns(routes: Routes): (pathname: string) => string {
  const paths = new Set(Object.values(routes).flatMap((route) => (route?.path ? [pathOf(route, routes)] : [])));
  const patterns = [...paths, "/"].map(patternOf).sort((a, b) => b.rank - a.rank);
  return (pathname) => {
    const page = pageOf(pathname);
    return patterns.find(({ matches }) => matches.test(page))?.path ?? "/*";
  };
}

/** The page that a single fetch is for, or that an address with a slash at its end names. */
const pageOf = (pathname: string) =>
  pathname === "/_root.data" ? "/" : pathname.replace(/\.data$/, "").replace(/(?<=.)\/$/, "");

/**
 * Returns the ids of the routes to which an address and those above it ("/event", "/") lead, with all that holds them;
 * null for unknown addresses.
 */
export function routesAbove(routes: Routes): (pathname: string) => string[] | null {
  const patternOf = routePatterns(routes);
  const ids = groupsOf(Object.keys(routes), (id) => pathOf(routes[id], routes) || "/");
  return (pathname) => {
    if (patternOf(pathname) === "/*") return null;
    const segments = pageOf(pathname).split("/").filter(Boolean);
    const addresses = ["/", ...segments.map((_, nth) => `/${segments.slice(0, nth + 1).join("/")}`)];
    const leaves = addresses.flatMap((address) => ids.get(patternOf(address)) ?? []);
    return [...new Set(leaves.flatMap((id) => chainOf(id, routes)))].sort();
  };
}

/** A route and what holds it. */
function chainOf(id: string, routes: Routes): string[] {
  const parentId = routes[id]?.parentId;
  return parentId === undefined ? [id] : [id, ...chainOf(parentId, routes)];
}

function pathOf(route: Route | undefined, routes: Routes): string {
  if (!route) return "";
  const { path, parentId = "" } = route;
  return `${pathOf(routes[parentId], routes)}${path ? `/${path}` : ""}`;
}

/** More fixed parts come first: "/report/sent" before "/report/:id". */
function patternOf(path: string) {
  const segments = path.split("/").filter(Boolean);
  const source = segments.map((segment) => (segment === "*" ? "(?:/.*)?" : `/${segmentSource(segment)}`)).join("");
  const rank = segments.reduce((sum, segment) => sum + rankOf(segment), 0);
  return { path, matches: new RegExp(`^${source || "/"}$`), rank };
}

const segmentSource = (segment: string) =>
  segment
    .split(/(:\w+)/)
    .map((part) => (part.startsWith(":") ? "[^/]+" : part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")))
    .join("");

function rankOf(segment: string): number {
  if (segment === "*") return -100;
  return segment.includes(":") ? (segment.startsWith(":") && /^:\w+$/.test(segment) ? 3 : 5) : 10;
}
