import { describe, expect, test } from "vitest";
import { routePatterns } from "#workers/route-pattern";

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

describe("which route an address belongs to", () => {
  test.each([
    ["/", "/"],
    ["/_root.data", "/"],
    ["/event/k3x9", "/event/:id"],
    ["/event/k3x9.data", "/event/:id"],
    ["/event/k3x9/", "/event/:id"],
    ["/event/k3x9.ics", "/event/:id.ics"],
    ["/report/sent", "/report/sent"],
    ["/report/event/k3x9", "/report/:type/:id"],
    ["/dashboard", "/dashboard"],
    ["/dashboard/event/k3x9/edit", "/dashboard/event/:id/edit"],
    ["/images/events/a/400.webp", "/images/*"],
    ["/wp-login.php", "/*"],
    ["/event/a/b/c", "/*"],
  ])("%s → %s", (address, pattern) => {
    expect(patternOf(address)).toBe(pattern);
  });
});
