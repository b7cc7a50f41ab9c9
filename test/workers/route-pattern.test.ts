import { matchRoutes } from "@remix-run/react";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { describe, expect, test } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import { pathsOf } from "#test/support/route-table";
import { routePatterns, routesAbove } from "#workers/route-pattern";
import table from "../../app/routes";

const CASES = caseFile("workers/route-pattern.tsv");

const routes = {
  root: { id: "root", path: "" },
  layout: { id: "layout", parentId: "root" },
  home: { id: "home", parentId: "layout" },
  event: { id: "event", parentId: "layout", path: "event/:id" },
  calendar: { id: "calendar", parentId: "root", path: "event/:id.ics" },
  report: { id: "report", parentId: "layout", path: "report/:type/:id" },
  sent: { id: "sent", parentId: "layout", path: "report/sent" },
  dashboard: { id: "dashboard", parentId: "root", path: "dashboard" },
  edit: { id: "edit", parentId: "dashboard", path: "event/:id/edit" },
  images: { id: "images", parentId: "root", path: "images/*" },
  unknown: { id: "unknown", parentId: "layout", path: "*" },
};

const patternOf = routePatterns(routes);

test.each(casesOf<[string, string]>(CASES, "the route of an address"))(
  "which route an address belongs to: %s → %s",
  (address, pattern) => {
    expect(patternOf(address)).toBe(pattern);
  },
);

/** Of the product, as Remix has them: by id, with what holds them. */
function asManifest(entries: readonly RouteConfigEntry[], parentId = "root"): Record<string, RouteOfManifest> {
  return Object.assign(
    {},
    ...entries.map(({ path, file, index, children = [] }) => ({
      [file]: { id: file, parentId, path, index },
      ...asManifest(children, file),
    })),
  ) as Record<string, RouteOfManifest>;
}

interface RouteOfManifest {
  id: string;
  parentId?: string | undefined;
  path?: string | undefined;
  index?: boolean | undefined;
}

const manifest = { root: { id: "root", path: "" }, ...asManifest(table) };

const treeOf = (ids: readonly string[], parentId?: string): Parameters<typeof matchRoutes>[0] =>
  ids
    .map((id) => manifest[id as keyof typeof manifest])
    .filter((route: RouteOfManifest) => route.parentId === parentId)
    .map(({ id, path, index }: RouteOfManifest) =>
      index ? { id, path, index } : { id, path, children: treeOf(ids, id) },
    ) as Parameters<typeof matchRoutes>[0];

const whole = treeOf(Object.keys(manifest));
const leadsTo = (routes: Parameters<typeof matchRoutes>[0], address: string) =>
  matchRoutes(routes, address)?.map(({ route, params }) => [route.id, params]);

describe("the routes that an address knows", () => {
  const idsOn = routesAbove(manifest);

  test.each(pathsOf(table))("%s leads where it leads among all, and so do those above it", (address) => {
    const ids = idsOn(address);
    if (ids === null) return expect(address.split("/")).toContain("unknown");
    const few = treeOf(ids);
    expect(ids.length).toBeLessThan(20);
    for (let above = address; above; above = above.slice(0, above.lastIndexOf("/")))
      expect(leadsTo(few, above)).toEqual(leadsTo(whole, above));
    expect(leadsTo(few, "/")).toEqual(leadsTo(whole, "/"));
  });

  test("an unknown address knows all", () => {
    expect(idsOn("/wp-login.php")).toBeNull();
    expect(idsOn("/__manifest")).toBeNull();
  });
});
