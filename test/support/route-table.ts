import { readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@remix-run/route-config";

export interface Address {
  /** As app/routes.ts spells it. */
  route: string;
  file: string;
}

/** Every address of a route table; layouts have none of their own. */
export function addressesOf(entries: readonly RouteConfigEntry[], parent = ""): Address[] {
  return entries.flatMap(({ path, file, index, children = [] }) => {
    const here = [parent, path].filter(Boolean).join("/");
    const own = path === undefined && !index ? [] : [{ route: `/${here}`, file }];
    return [...own, ...addressesOf(children, here)];
  });
}

/** The spelling of every address of a route table. */
export const routesOf = (entries: readonly RouteConfigEntry[]): string[] =>
  addressesOf(entries).map(({ route }) => route);

/** Every address of a route table, with something unknown in the place of each parameter. */
export const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  routesOf(entries).map((route) => route.replace(/:\w+|\*/g, "unknown"));

/** The spelling of every address whose route has an action of its own, other than to refuse. */
export const writingRoutesOf = (entries: readonly RouteConfigEntry[]): string[] =>
  addressesOf(entries).flatMap(({ route, file }) => (takesForms(file) ? [route] : []));

const takesForms = (file: string) =>
  /^export (?:async function action\b|const action = (?!refuse(?:Method|Writing);))/m.test(
    readFileSync(`app/${file}`, "utf8"),
  );

/** The spelling of every address of a route table that shows a page, rather than to send a file or a record. */
export const pagesOf = (entries: readonly RouteConfigEntry[]): string[] =>
  addressesOf(entries).flatMap(({ route, file }) => (file.endsWith(".tsx") ? [route] : []));
