import type { RouteConfigEntry } from "@remix-run/route-config";
import { readFileSync } from "node:fs";

export interface Address {
  /** In the notation of app/routes.ts. */
  route: string;
  file: string;
}

/** Returns every address of a route table; layouts have none. */
export function addressesOf(entries: readonly RouteConfigEntry[], parent = ""): Address[] {
  return entries.flatMap(({ path, file, index, children = [] }) => {
    const here = [parent, path].filter(Boolean).join("/");
    const own = path === undefined && !index ? [] : [{ route: `/${here}`, file }];
    return [...own, ...addressesOf(children, here)];
  });
}

/** Returns every address in the notation of the route table. */
export const routesOf = (entries: readonly RouteConfigEntry[]): string[] =>
  addressesOf(entries).map(({ route }) => route);

/** Returns every address with an unknown value for each parameter. */
export const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  routesOf(entries).map((route) => route.replace(/:\w+|\*/g, "unknown"));

/** Returns every address, in the table's notation, whose route has an action other than a refusal. */
export const writingRoutesOf = (entries: readonly RouteConfigEntry[]): string[] =>
  addressesOf(entries).flatMap(({ route, file }) => (takesForms(file) ? [route] : []));

const takesForms = (file: string) =>
  /^export (?:async function action\b|const action = (?!requireMethod\("(?:page|public)"\)))/m.test(
    readFileSync(`app/${file}`, "utf8"),
  );

/** Returns every address, in the table's notation, that shows a page rather than a file or a record. */
export const pagesOf = (entries: readonly RouteConfigEntry[]): string[] =>
  addressesOf(entries).flatMap(({ route, file }) => (file.endsWith(".tsx") ? [route] : []));
