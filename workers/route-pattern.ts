interface Route {
  id: string;
  parentId?: string | undefined;
  path?: string | undefined;
}

type Routes = Record<string, Route | undefined>;

interface Pattern {
  path: string;
  matches: RegExp;
  rank: number;
}

/** Returns "/event/:id"; "/*" for unknown addresses. */
export function routePatterns(routes: Routes): (pathname: string) => string {
  const paths = new Set(Object.values(routes).flatMap((route) => (route?.path ? [pathOf(route, routes)] : [])));
  const patterns = [...paths, "/"].map(patternOf).sort((a, b) => b.rank - a.rank);
  return (pathname) => {
    const page = pathname === "/_root.data" ? "/" : pathname.replace(/\.data$/, "").replace(/(?<=.)\/$/, "");
    return patterns.find(({ matches }) => matches.test(page))?.path ?? "/*";
  };
}

function pathOf({ path, parentId }: Route, routes: Routes): string {
  const parent = parentId === undefined ? undefined : routes[parentId];
  return `${parent ? pathOf(parent, routes) : ""}${path ? `/${path}` : ""}`;
}

/** More fixed parts come first: "/report/sent" before "/report/:id". */
function patternOf(path: string): Pattern {
  const segments = path.split("/").filter(Boolean);
  const source = segments.map((segment) => (segment === "*" ? "/.*" : `/${segmentSource(segment)}`)).join("");
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
