import { beforeAll, describe, expect, test } from "vitest";
import { anEvent } from "#test/support/rows";
import { everyPath, nonceOf, sendForm, visit } from "#test/support/visitor";

beforeAll(async () => {
  await anEvent();
});

describe.each(everyPath())("%s", (path) => {
  test("answers with every security header, and a nonce that its scripts carry", async () => {
    const response = await visit(path);
    expect(response.status).toBeLessThan(500);
    const document = documentOf(path);
    expectSecure(response, document);
    const page = await response.text();
    if (document || !response.headers.get("Content-Type")?.startsWith("text/html")) return;
    const scripts = [...page.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
    expect(scripts.filter((tag) => !tag.includes(`nonce="${nonceOf(response)}"`))).toEqual([]);
    expect(page).not.toMatch(/\sstyle="/);
    expect(page).not.toMatch(/\son\w+="/);
    expect(page).toMatch(/<html[^>]+lang="nb"/);
    expect(page).toMatch(/<h1/);
  });
});

/** Documents that are complete by themselves: those for frames of others, and those for paper and screens. */
type Document = "framed" | "own" | null;

const documentOf = (path: string): Document =>
  path.startsWith("/embed/") ? "framed" : /^\/(paper|tv)\//.test(path) ? "own" : null;

const MAY_FRAME = { framed: "*", own: "'self'", none: "'none'" };
const FRAME_OPTIONS = { framed: null, own: "SAMEORIGIN", none: "DENY" };

/** Documents name their own style and script, and those for frames may stand in any. */
function expectSecure({ headers }: Response, document: Document) {
  const policy = headers.get("Content-Security-Policy");
  expect(policy).toMatch(
    document
      ? /^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+';/
      : /^default-src 'none'; script-src 'self' 'nonce-\w{32}';/,
  );
  expect(policy).toMatch(new RegExp(`frame-ancestors ${MAY_FRAME[document ?? "none"].replace("*", "\\*")}(;|$)`));
  expect(headers.get("X-Frame-Options")).toBe(FRAME_OPTIONS[document ?? "none"]);
  expect(policy).not.toContain("unsafe");
  expect(headers.get("Strict-Transport-Security")).toMatch(/^max-age=\d{8};/);
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("Permissions-Policy")).toMatch(/^geolocation=\(self\), camera=\(\)/);
}

test("an address that cannot be decoded is refused", async () => {
  expect((await visit("/%ff")).status).toBe(400);
});

describe("asking Remix after the routes of addresses", () => {
  const routesOf = (paths: string[]) =>
    visit(`/__manifest?${new URLSearchParams(paths.map((path) => ["p", path])).toString()}`);

  test.each([
    ["one address of 700 parts", ["/a".repeat(700)]],
    ["700 addresses", Array.from({ length: 700 }, (_, index) => `/${index}`)],
  ])("is refused for %s: each part is looked for in all routes", async (_, paths) => {
    expect((await routesOf(paths)).status).toBe(400);
  });

  test("is answered for as many as a page links to", async () => {
    expect((await routesOf(Array.from({ length: 200 }, (_, index) => `/event/${index}`))).status).toBeLessThan(300);
  });
});

test.each(["https://elsewhere.example", "null", "no origin at all"])(
  "a form sent from %s is refused",
  async (origin) => {
    const response = await sendForm("/settings", { theme: "dark" }, { Origin: origin });
    expect(response.status).toBe(403);
  },
);

test("a forwarded host changes nothing", async () => {
  const headers = { Origin: "https://samling.test", "X-Forwarded-Host": "elsewhere.example" };
  const response = await sendForm("/settings", { theme: "dark" }, headers);
  expect(response.status).toBeLessThan(500);
});

describe("broken requests get a decent answer", () => {
  const broken: [path: string, init?: RequestInit][] = [
    ["/?lat=abc&lng=10"],
    ["/?lat=59.9"],
    ["/?lat=91&lng=10"],
    ["/?type=party"],
    ["/?radius_km=3"],
    ["/?show=-1"],
    ["/?from=2026-99-99"],
    ["/?after=x"],
    ["/?when=never"],
    [`/?q=${"a".repeat(10_000)}`],
    ["/?q=%22%20AND%20%25%00%F0%9F%99%8F"],
    ["/?q=%ff%fe"],
    ["/?near=%00"],
    ["/%ff"],
    ["/event/%00"],
    [`/event/${"x".repeat(5_000)}`],
    ["/event/..%2f..%2fetc"],
    ["/organizer/'%20or%201=1"],
    ["/organizations?q=%22"],
    ["/organizations?show=many"],
    ["/images/../wrangler.toml"],
    ["/images/events%2f..%2f..%2fsecret?w=480"],
    ["/images/events/x?w=1"],
    ["/tiles/99/0/0"],
    ["/tiles/a/b/c"],
    ["/.env"],
    ["/assets/missing.js"],
    ["/_root.data?_routes=nonsense"],
    ["/", { headers: { Cookie: "samling_preferences=dark.xx; samling_preferences=%" } }],
    ["/api/geocode-address", { method: "POST", body: "{" }],
    ["/api/geocode-address", { method: "POST", body: "[]", headers: { "Content-Type": "application/json" } }],
    ["/api/address-autocomplete", { method: "POST", body: "null", headers: { "Content-Type": "application/json" } }],
    ["/api/favorite-events", { method: "POST", body: '{"ids":7}', headers: { "Content-Type": "application/json" } }],
    ["/settings", { method: "POST", body: new URLSearchParams({ theme: "pink" }) }],
  ];

  test.each(broken.map(([path, init]) => ({ shown: `${init?.method ?? "GET"} ${path.slice(0, 60)}`, path, init })))(
    "$shown",
    async ({ path, init }) => {
      const response = await visit(path, init);
      expect(response.status).toBeLessThan(500);
      expectSecure(response, null);
      const body = await response.text();
      if (response.status >= 400 && response.headers.get("Content-Type")?.startsWith("text/html"))
        expect(body).toMatch(/<h1/);
    },
  );
});
