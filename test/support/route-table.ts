import type { RouteConfigEntry } from "@remix-run/route-config";

/** Every address of a route table, with something unknown in the place of each parameter. */
export function pathsOf(entries: readonly RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap(({ path = "", children }) => {
    const here = [parent, path].filter(Boolean).join("/");
    return children ? pathsOf(children, here) : [`/${here.replace(/:\w+|\*/g, "unknown")}`];
  });
}
