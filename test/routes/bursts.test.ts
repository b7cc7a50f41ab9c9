import { env } from "cloudflare:workers";
import { describe, expect, test, vi } from "vitest";
import { ask, look } from "#test/support/account-requests";
import { countersAt, fullCounters } from "#test/support/burst-counters";
import { fromNow, NOW } from "#test/support/clock";
import { withoutTestSettings } from "#test/support/settings";
import { everyPath } from "#test/support/visitor";
import { searchPriceOf } from "~/domain/search/price";
import { BURST_KINDS, BURST_LIMITS, type BurstKind, burstKindOf } from "~/domain/site/burst-limits";

// The tile server can't be reached here.
vi.spyOn(console, "error").mockImplementation(() => {});

const full = { settings: fullCounters() };
const JSON_BODY = { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" };

/** One address of each kind, at its kind's cost. */
const EXAMPLES: Record<BurstKind, [path: string, init?: RequestInit]> = {
  changes: ["/api/favorites", JSON_BODY],
  lookups: ["/api/address-autocomplete", JSON_BODY],
  data: ["/api/events?limit=1"],
  counts: ["/count", JSON_BODY],
  pages: ["/settings"],
  searches: ["/?q=konsert&sort=time"],
  tiles: ["/tiles/15/17362/9530"],
};

describe.each(BURST_KINDS)("a burst of %s", (kind) => {
  const [path, init] = EXAMPLES[kind];

  test("is let through up to the limit, refused after it, and let through again in the next minute", async () => {
    let clock = NOW;
    const counters = countersAt(() => clock);
    const from = (network: string) =>
      ask(path, init, { headers: { "CF-Connecting-IP": network, ...headersOf(init) }, settings: counters });
    const counter = counters[`BURST_${kind.toUpperCase()}`]!;
    for (let sent = 1; sent < BURST_LIMITS[kind]; sent++) await counter.limit({ key: "203.0.113.7 0" });
    expect((await from("203.0.113.7")).status).not.toBe(429);
    const refused = await from("203.0.113.7");
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "60"]);
    expect(await refused.text()).toMatch(/Vent et minutt|Wait a minute/);
    expect((await from("203.0.113.8")).status).not.toBe(429);
    clock = fromNow({ minutes: 1 });
    expect((await from("203.0.113.7")).status).not.toBe(429);
  });
});

const headersOf = (init?: RequestInit) => (init?.headers ?? {}) as Record<string, string>;

describe("a search counts by its price", () => {
  const TWELVE = "konsert kor gospel sang lovsang orgel bønn misjon basar ungdom barn familie".split(" ");
  const from = (path: string, settings: Record<string, unknown>) =>
    look(path, { headers: { "CF-Connecting-IP": "203.0.113.7" }, settings });
  const asked = (words: string[], place = "") => `/?q=${encodeURIComponent(words.join(" "))}${place}`;
  const NEAR = "&lat=59.91&lng=10.75&radius_km=200";

  test("six connections that ask twelve words are refused in words, and browsing from there goes on", async () => {
    const settings = countersAt(() => NOW);
    // Most of the minute's price is spent before, so that the test is short.
    for (let spent = 0; spent < BURST_LIMITS.searches - 60; spent++)
      await settings["BURST_SEARCHES"]!.limit({ key: "203.0.113.7 0" });
    const statuses: number[] = [];
    let refused: Response | undefined;
    const connection = async (number: number) => {
      for (let n = 0; n < 15 && !refused; n++) {
        const words = TWELVE.map((_, at) => TWELVE[(at + number) % 12]! + String.fromCodePoint(97 + n));
        const response = await from(asked(words, NEAR), settings);
        statuses.push(response.status);
        if (response.status === 429) refused ??= response;
        else await response.text();
      }
    };
    await Promise.all(Array.from({ length: 6 }, (_, number) => connection(number)));
    expect(statuses.filter((status) => status === 200).length).toBe(60 / 12);
    expect(refused?.headers.get("Retry-After")).toBe("60");
    expect(await refused!.text()).toContain("Vent et minutt");
    for (const path of ["/", `/?type=concert${NEAR}`, "/kilder", "/api/events?limit=1", "/helgen"])
      expect([path, (await from(path, settings)).status]).toEqual([path, 200]);
    const program = await from(`/api/events?q=${TWELVE.join("+")}`, settings);
    expect([program.status, program.headers.get("Access-Control-Allow-Origin")]).toEqual([429, "*"]);
  });

  test("who types sentences letter by letter for a minute is never refused", async () => {
    // Forty words a minute, asked for twice a word, in sentences of six, near a place.
    let price = 0;
    for (let word = 0; word < 40; word++)
      price += 2 * searchPriceOf(new URL(asked(TWELVE.slice(0, (word % 6) + 1), NEAR), "https://samling.test"));
    expect(price).toBeLessThanOrEqual(BURST_LIMITS.searches);
  });
});

describe("every route turns bursts away", () => {
  test.each(everyPath())("%s", async (path) => {
    const expected = burstKindOf("GET", path) ? [429, 200] : [200, 204, 404];
    const [seen, sent] = [await look(path, full), await ask(path, { method: "POST" }, full)];
    expect(expected).toContain(seen.status);
    expect([429, 405]).toContain(sent.status);
    for (const refused of [seen, sent].filter(({ status }) => status === 429))
      expect(refused.headers.get("Retry-After")).toBe("60");
  });

  test.each(env.TEST_WRITING_ROUTES)("%s, before it reads what was sent", async (route) => {
    const response = await ask(route.replace(/:\w+|\*/g, "unknown"), { method: "POST", body: "x" }, full);
    expect(response.status).toBe(429);
  });
});

describe("what is said", () => {
  test("to people, in their language, in the product's own frame", async () => {
    const page = await (await look("/?q=kor", { ...full, cookie: "samling_preferences=system.en.24h" })).text();
    expect(page).toContain("A little too much at once");
    expect(page).toContain('lang="en"');
    expect(page).toContain('href="/organizations"');
  });

  test("to programs, on whatever site they run", async () => {
    const response = await look("/api/events", full);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(await response.json()).toEqual({ error: { message: expect.stringContaining("Wait a minute") as string } });
  });
});

test("the edge's copy of a page is not counted, and no answer to a burst costs a row", async () => {
  const kept = await look("/organizations");
  expect(kept.headers.get("X-Edge-Cache")).toBe("miss");
  const again = await look("/organizations", full);
  expect([again.status, again.headers.get("X-Edge-Cache")]).toEqual([200, "hit"]);
});

test("monitors and stored images are never turned away", async () => {
  expect((await look("/healthz", full)).status).toBe(200);
  expect((await look("/images/events/unknown", full)).status).toBe(404);
});

test("where the platform cannot count, nobody is turned away", async () => {
  const without = Object.fromEntries(BURST_KINDS.map((kind) => [`BURST_${kind.toUpperCase()}`, undefined]));
  expect((await look("/api/events", { settings: without })).status).toBe(200);
});

test("development counts in a hundred heaps", async () => {
  const heaps = new Set<string>();
  const BURST_DATA = { limit: async ({ key }: { key: string }) => ({ success: heaps.add(key).size > 0 }) };
  for (let sent = 0; sent < 20; sent++)
    await look("/api/events", {
      settings: { ENVIRONMENT: "development", ...withoutTestSettings, BURST_DATA },
      headers: { "CF-Connecting-IP": "203.0.113.9" },
    });
  expect(heaps.size).toBeGreaterThan(5);
});

test("the platform's own counter is there, and counts", async () => {
  expect(await env.BURST_CHANGES.limit({ key: "anybody" })).toEqual({ success: true });
});
