import { describe, expect, test } from "vitest";
import cases from "#test/cases/routes/observatory.tsv?raw";
import { ask, look } from "#test/support/account-requests";
import { casesOf } from "#test/support/cases";
import { observe, type Page, type Scores, totalOf } from "#test/support/observatory";

/** As deployed: over https. */
const deployed = { settings: { APP_URL: "https://samling.test" } };

async function pageAt(path: string): Promise<Page> {
  const [secure, insecure] = [await look(path.replace(/^/, "https:"), deployed), await look(path, deployed)];
  return {
    headers: secure.headers,
    html: await secure.text(),
    cookies: secure.headers.getSetCookie(),
    insecure: { status: insecure.status, location: insecure.headers.get("Location") },
  };
}

test("the home page has 120 points or more", async () => {
  const scores = observe(await pageAt("/"));
  expect(scores).toEqual({
    "content security policy": 10,
    cookies: 0,
    "cross-origin sharing": 0,
    redirection: 0,
    "referrer policy": 5,
    "strict transport security": 0,
    "subresource integrity": 0,
    "content type options": 0,
    "frame options": 5,
    "cross-origin resource policy": 10,
  } satisfies Scores);
  expect(totalOf(scores)).toBe(130);
});

test.each(["/organizations", "/login", "/become-organizer", "/settings", "/nothing-here"])(
  "%s has as many",
  async (path) => {
    expect(totalOf(observe(await pageAt(path)))).toBe(130);
  },
);

test("the transport policy is fit for the browsers' preload list", async () => {
  const { headers } = await pageAt("/");
  const value = headers.get("Strict-Transport-Security")!;
  expect(Number(/max-age=(\d+)/.exec(value)![1])).toBeGreaterThanOrEqual(31_536_000);
  expect(value).toMatch(/includeSubDomains; preload$/);
});

test("a cookie that is set costs nothing", async () => {
  const response = await ask(
    "https:/settings",
    { method: "POST", body: new URLSearchParams({ theme: "dark" }) },
    deployed,
  );
  const page = await pageAt("/settings");
  expect(observe({ ...page, cookies: response.headers.getSetCookie() })["cookies"]).toBe(5);
});

describe("over plain http", () => {
  test("pages are led to https, other things are refused", async () => {
    const page = await look("/event/1?q=a", deployed);
    expect([page.status, page.headers.get("Location")]).toEqual([301, "https://samling.test/event/1?q=a"]);
    expect((await look("/api/events", deployed)).status).toBe(403);
    expect((await ask("/login", { method: "POST" }, deployed)).status).toBe(403);
  });
});

describe("the rules are Mozilla's", () => {
  const best = async () => pageAt("/");
  const CASES: [what: string, header: string, value: string | null, rule: string, points: number][] = casesOf(
    cases,
    "cases",
  );
  test.each(CASES)("%s", async (_what, header, value, rule, points) => {
    const page = await best();
    const headers = new Headers(page.headers);
    if (value === null) headers.delete(header);
    else headers.set(header, value);
    expect(observe({ ...page, headers })[rule]).toBe(points);
  });

  test("bonuses count from ninety", async () => {
    expect(totalOf({ a: -25, b: 10 })).toBe(75);
    expect(totalOf({ a: -5, b: 10 })).toBe(105);
  });
});
