import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { openDatabase } from "#db/client";
import { meterDatabase } from "#db/meter";
import { ask, look } from "#test/support/account-requests";
import { accountDeps, anAccount } from "#test/support/accounts";
import { fullCounters } from "#test/support/burst-counters";
import { memoryCache } from "#test/support/memory-cache";
import { respectingRobots } from "~/gateways/pages/robots";
import { requireFormData } from "~/http/requests";
import { requestPasswordReset } from "~/models/accounts/password";

const { BURST_SEARCHES } = fullCounters();
const settings = { BURST_SEARCHES };

const search = (given: object) =>
  ask(
    "/mcp",
    {
      method: "POST",
      body: JSON.stringify({
        jsonrpc: "2.0",
        id: 1,
        method: "tools/call",
        params: { name: "search_events", arguments: given },
      }),
    },
    { settings, headers: { "Content-Type": "application/json", Accept: "application/json, text/event-stream" } },
  );

test("a search costs what a search costs at every door", async () => {
  for (const given of [{ ask: "konsert i helga" }, { q: "konsert" }]) expect((await search(given)).status).toBe(429);
  expect((await search({})).status, "what is no search").toBe(200);
  const box = "bbox=5,60,6,61";
  expect((await look(`/map.json?${box}&q=konsert`, { settings })).status).toBe(429);
  expect((await look(`/map.json?${box}`, { settings })).status).toBe(200);
});

test("however often it is asked how the product is, its parts are asked once", async () => {
  const head = vi.spyOn(env.IMAGES_BUCKET, "head");
  const answers = [await look("/healthz"), await look("/healthz"), await look("/healthz")];
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  expect(head).toHaveBeenCalledTimes(1);
});

test("a new password for a known and an unknown address goes the same way", async () => {
  const { email } = await anAccount();
  const costs = [];
  for (const address of [email, "ukjent@lillevik.test"]) {
    const { d1, meter } = meterDatabase(env.DB);
    const deps = accountDeps({ db: openDatabase(d1) });
    const enqueue = vi.spyOn(deps.jobs, "enqueue");
    await requestPasswordReset(address, deps);
    await deps.settled();
    costs.push({ trips: meter.trips, messages: enqueue.mock.calls.length });
  }
  expect(costs[1]).toEqual(costs[0]);
});

test("a picture that is too large is heard out, so that its sender hears why", async () => {
  let pulled = 0;
  const chunks = 13;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) =>
      pulled < chunks ? (pulled++, controller.enqueue(new Uint8Array(1024 * 1024))) : controller.close(),
  });
  const headers = { "Content-Length": String(chunks * 1024 * 1024), "Content-Type": "multipart/form-data; boundary=x" };
  const sent = { body, headers: new Headers(headers) } as unknown as Request;
  await expect(requireFormData(sent, 1024 * 1024)).rejects.toMatchObject({ status: 413 });
  expect(pulled).toBe(chunks);
});

test("robots.txt is asked of where a redirect ends", async () => {
  const asked: string[] = [];
  const pages = {
    fetchFeed: async (address: string) => {
      asked.push(address);
      const text = address === "https://annen.example/robots.txt" ? "User-agent: *\nDisallow: /" : "";
      const end = address.endsWith("robots.txt") ? address : "https://annen.example/kalender";
      const bytes = new TextEncoder().encode(text);
      return {
        kind: "body" as const,
        bytes,
        contentType: null,
        address: end,
        copy: { etag: null, last_modified: null },
      };
    },
  };
  const reader = { isOpenByRules: async (rules: string) => !rules.includes("Disallow: /") };
  const respecting = respectingRobots({ pages, edgeCache: memoryCache(), reader });
  expect(await respecting.fetchFeed("https://menighet.example/kalender", null)).toMatchObject({ problem: "robots" });
  expect(asked).toContain("https://annen.example/robots.txt");
});
