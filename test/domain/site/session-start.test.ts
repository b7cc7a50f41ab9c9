import { expect, test } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import { sessionStart } from "~/domain/site/session-start";

const CASES = caseFile("domain/site/session-start.tsv");

const startOf = (method: string, path: string, bookmark: string | null = null) =>
  sessionStart(method, new URL(path, "https://samling.test"), bookmark);

test.each(["GET", "HEAD", "OPTIONS"])(
  "a %s reads from the nearest copy, after a write from one that knows it",
  (method) => {
    for (const path of ["/", "/event/a", "/dashboard", "/api/events?q=x", "/feeds/a.ics", "/_root.data"]) {
      expect([path, startOf(method, path)]).toEqual([path, "first-unconstrained"]);
      expect([path, startOf(method, path, "a-bookmark")]).toEqual([path, "a-bookmark"]);
    }
  },
);

test.each(["POST", "PUT", "PATCH", "DELETE"])("a %s begins at the database itself", (method) => {
  for (const path of ["/", "/login", "/dashboard/events/new", "/api/reports", "/letters/secret"])
    for (const bookmark of [null, "a-bookmark"])
      expect([path, startOf(method, path, bookmark)]).toEqual([path, "first-primary"]);
});

test("but for questions that are too long for an address", () => {
  for (const path of ["/mcp", "/api/places", "/api/favorite-events", "/count"])
    expect([path, startOf("POST", path)]).toEqual([path, "first-unconstrained"]);
});

test.each(casesOf<[string]>(CASES, "a secret link is looked up in the database itself"))(
  "a secret link (%s) is looked up in the database itself",
  (path) => {
    for (const bookmark of [null, "a-bookmark"]) expect(startOf("GET", path, bookmark)).toBe("first-primary");
  },
);
