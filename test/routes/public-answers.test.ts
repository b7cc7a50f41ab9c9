import { beforeAll, describe, expect, it } from "vitest";
import cases from "#test/cases/routes/public-answers.tsv?raw";
import { casesOf } from "#test/support/cases";
import { anEvent, anOrganizer } from "#test/support/rows";
import { testSettings, withoutTestSettings } from "#test/support/settings";
import { fetchWorker, pageText, visit } from "#test/support/visitor";

const kept: [path: string, seconds: number][] = casesOf(cases, "kept");
const all = [...kept.map(([path]) => path), "/robots.txt", "/llms.txt", "/healthz", "/api/nothing"];

beforeAll(async () => {
  await anOrganizer({ id: "o1" });
  await anEvent({ id: "e1", organizer_id: "o1" });
});

describe("what anyone may read", () => {
  it.each(kept)("%s is kept for %i seconds, at the edge and by the caller", async (path, seconds) => {
    const first = await visit(path);
    expect(first.status).toBe(200);
    expect(first.headers.get("Cache-Control")).toBe(`public, max-age=${seconds}`);
    expect(first.headers.get("X-Edge-Cache")).toBe("miss");
    // The copy is cached after the response was sent.
    await expect.poll(async () => (await visit(path)).headers.get("X-Edge-Cache")).toBe("hit");
    expect(await pageText(path)).toBe(await first.text());
  });

  it.each(kept)("%s need not be sent again to who has it", async (path) => {
    const etag = (await visit(path)).headers.get("ETag")!;
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const answer = await visit(path, { headers: { "If-None-Match": known } });
      expect(answer.status).toBe(304);
      expect(answer.headers.get("ETag")).toBe(etag);
      expect(await answer.text()).toBe("");
    }
    expect((await visit(path, { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
  });

  it.each(kept)("%s may be read by every site", async (path) => {
    const answer = await visit(path, { headers: { Origin: "https://other.test" } });
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(answer.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
  });

  it.each(all)("%s answers HEAD and preflights, and refuses to be changed", async (path) => {
    const read = await visit(path);
    const head = await visit(path, { method: "HEAD" });
    expect(head.status).toBe(read.status);
    expect(await head.text()).toBe("");
    expect(head.headers.get("Content-Type")).toBe(read.headers.get("Content-Type"));
    const preflight = await visit(path, { method: "OPTIONS" });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("Access-Control-Allow-Methods")).toBe("GET, HEAD, OPTIONS");
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      const refused = await visit(path, { method, body: method === "DELETE" ? null : "{}" });
      expect(refused.status).toBe(405);
      expect(refused.headers.get("Allow")).toBe("GET, HEAD, OPTIONS");
      expect(await refused.json()).toHaveProperty("error.message");
    }
  });

  it.each(all)("%s carries the security headers", async (path) => {
    const { headers } = await visit(path);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  });

  it("is kept by no cache where the caller's position is in it", async () => {
    const path = "/api/events?lat=59.91&lng=10.75";
    for (const answer of [await visit(path), await visit(path)]) {
      expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
      expect(answer.headers.has("X-Edge-Cache")).toBe(false);
    }
  });

  it("is the same search whatever the order of its parameters", async () => {
    await visit("/api/events?type=youth,prayer&limit=3");
    const same = await visit("/api/events?limit=3&unknown=1&type=prayer&type=youth");
    expect(same.headers.get("X-Edge-Cache")).toBe("hit");
  });

  it("does not keep refusals", async () => {
    for (const path of ["/api/events?lat=91", "/api/events/nobody", "/api/nothing"]) {
      expect((await visit(path)).headers.get("Cache-Control")).toBe("no-store");
    }
  });
});

describe("a staging", () => {
  const staging = { ENVIRONMENT: "staging", ...withoutTestSettings };

  it.each(["/", "/event/e1", "/organizer/o1", "/embed/events", "/sitemap.xml", "/api/events", "/nothing"])(
    "is never indexed: %s",
    async (path) => {
      const response = await fetchWorker(testSettings.APP_URL + path, {}, staging);
      expect([response.status === 503, response.headers.get("X-Robots-Tag")]).toEqual([false, "noindex"]);
      expect((await visit("/")).headers.get("X-Robots-Tag")).toBeNull();
    },
  );

  it("is closed to those who follow robots.txt", async () => {
    const response = await fetchWorker(`${testSettings.APP_URL}/robots.txt?as=staging`, {}, staging);
    expect(await response.text()).toBe("User-agent: *\nDisallow: /\n");
  });
});
