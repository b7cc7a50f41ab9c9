import { readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@remix-run/route-config";

/** Every address of a route table, with something unknown in the place of each parameter. */
export function pathsOf(entries: readonly RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap(({ path = "", children }) => {
    const here = [parent, path].filter(Boolean).join("/");
    const own = `/${here.replace(/:\w+|\*/g, "unknown")}`;
    return children ? [...(path ? [own] : []), ...pathsOf(children, here)] : [own];
  });
}

/** The spelling of every address whose route has an action of its own, other than to refuse. */
export function writingRoutesOf(entries: readonly RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap(({ path = "", file, children }) => {
    const here = [parent, path].filter(Boolean).join("/");
    const own = (path || !children) && takesForms(file) ? [`/${here}`] : [];
    return [...own, ...(children ? writingRoutesOf(children, here) : [])];
  });
}

const takesForms = (file: string) => /^export (?:async function action\b|const action = (?!refuseMethod;))/m.test(readFileSync(`app/${file}`, "utf8"));
