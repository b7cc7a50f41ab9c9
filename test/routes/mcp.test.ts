import { JSONRPCErrorResponseSchema } from "@modelcontextprotocol/sdk/types.js";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { ask as send } from "#test/support/account-requests";
import { fullCounters } from "#test/support/burst-counters";
import { fromNow } from "#test/support/clock";
import { anEvent, anOrganizer, setHidden } from "#test/support/rows";
import { testSettings } from "#test/support/settings";
import { json, meteredVisit, visit } from "#test/support/visitor";
import { burstKindOf } from "~/domain/site/burst-limits";
import { type PublicEventPage, publicEventPage } from "~/schemas/public-answers/records";
import { eventToolArguments } from "~/schemas/search/tools";
import { propertiesOf } from "~/views/openapi/schemas";

interface Answer {
  id: unknown;
  result?: Record<string, unknown> & {
    content?: { type: string; text: string }[];
    structuredContent?: Record<string, unknown>;
    isError?: boolean;
  };
  error?: { code: number; message: string };
}

/** A request that is refused. */
interface Sent {
  method?: string;
  query?: string;
  body?: string;
}

const post = (body: unknown, headers: Record<string, string> = {}) =>
  visit("/mcp", {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Accept: "application/json, text/event-stream",
      ...headers,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

const ask = async (method: string, params?: unknown): Promise<Answer> =>
  (await post({ jsonrpc: "2.0", id: 7, method, ...(params ? { params } : {}) })).json<Answer>();

const call = async (name: string, given: Record<string, unknown> = {}) =>
  (await ask("tools/call", { name, arguments: given })).result!;

/** A database that does not respond. */
const broken = (): never => {
  throw new Error("D1_ERROR: down");
};
const brokenDatabase = { prepare: broken, batch: broken, withSession: () => brokenDatabase } as unknown as D1Database;

beforeAll(async () => {
  await anOrganizer({ id: "kapellet", name: "Kapellet", city: "Oslo" });
  const inOslo = { organizer_id: "kapellet", city: "Oslo", lat: 59.91, lng: 10.75 };
  for (const day of [2, 3, 4])
    await anEvent({ id: `konsert-${day}`, title: `Konsert ${day}`, start_time: fromNow({ days: day }), ...inOslo });
  await anEvent({ id: "skjult", title: "Konsert skjult", start_time: fromNow({ days: 2 }), ...inOslo });
  await setHidden("event", "skjult", true);
});

describe("the protocol", () => {
  test("begins with a version that both know, and says what can be done", async () => {
    const { result } = await ask("initialize", { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: {} });
    expect(result).toMatchObject({
      protocolVersion: "2025-06-18",
      capabilities: { tools: {} },
      serverInfo: { name: "samling" },
    });
    expect((await ask("initialize", { protocolVersion: "1999-01-01" })).result?.["protocolVersion"]).toBe("2025-11-25");
    expect((await post({ jsonrpc: "2.0", method: "notifications/initialized" })).status).toBe(202);
    expect((await ask("ping")).result).toEqual({});
  });

  test("errors are JSON-RPC's", async () => {
    const codeOf = async (body: unknown, headers?: Record<string, string>) => {
      const answer = await post(body, headers);
      return [answer.status, (await answer.json<Answer>()).error?.code];
    };
    expect(await codeOf("{")).toEqual([400, -32700]);
    expect(await codeOf([])).toEqual([400, -32600]);
    expect(await codeOf({ id: 1, method: "ping" })).toEqual([400, -32600]);
    expect(await codeOf("x".repeat(40_000))).toEqual([413, -32600]);
    expect(await codeOf("{}", { "Content-Type": "text/plain" })).toEqual([415, -32600]);
    expect(await codeOf({ jsonrpc: "2.0", id: 1, method: "resources/list" })).toEqual([200, -32601]);
    expect(await codeOf({ jsonrpc: "2.0", id: 1, method: "tools/call", params: {} })).toEqual([200, -32602]);
    expect(await codeOf({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "drop" } })).toEqual([
      200, -32602,
    ]);
    const ping = { jsonrpc: "2.0", id: 1, method: "ping" };
    expect(await codeOf(ping, { "MCP-Protocol-Version": "1" })).toEqual([400, -32000]);
  });

  test.each(["GET", "HEAD", "PUT", "DELETE"])("%s is refused", async (method) => {
    const refused = await visit("/mcp", { method });
    expect([refused.status, refused.headers.get("Allow")]).toEqual([405, "POST, OPTIONS"]);
  });

  const PING = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" });
  const CALL = JSON.stringify({
    jsonrpc: "2.0",
    id: 1,
    method: "tools/call",
    params: { name: "get_event", arguments: { id: "konsert-2" } },
  });
  const JSON_TYPE = { "Content-Type": "application/json" };

  test.each([
    ["over the limit", 429, -32000, { body: PING }, { settings: fullCounters() }],
    ["GET", 405, -32000, { method: "GET" }, {}],
    ["DELETE", 405, -32000, { method: "DELETE" }, {}],
    ["a parameter that no address has", 400, -32000, { query: "?_data=root", body: PING }, {}],
    ["an unknown version", 400, -32000, { body: PING }, { headers: { "MCP-Protocol-Version": "1" } }],
    ["no JSON", 400, -32700, { body: "{" }, {}],
    ["several messages", 400, -32600, { body: `[${PING}]` }, {}],
    ["too long", 413, -32600, { body: JSON.stringify("x".repeat(40_000)) }, {}],
    ["another type", 415, -32600, { body: PING }, { headers: { "Content-Type": "text/plain" } }],
    ["a database that is away", 503, -32603, { body: CALL }, { settings: { DB: brokenDatabase } }],
    ["wrong settings", 503, -32603, { body: PING }, { settings: { APP_URL: "" } }],
  ])(
    "what is refused on the way (%s) is an error of the protocol, readable for every site",
    async (_, status, code, { method = "POST", query = "", body }: Sent, sending) => {
      vi.spyOn(console, "error").mockImplementation(() => {});
      const headers = { ...JSON_TYPE, ...("headers" in sending ? sending.headers : {}) };
      const refused = await send(`/mcp${query}`, { method, ...(body && { body }) }, { ...sending, headers });
      const error = JSONRPCErrorResponseSchema.parse(await refused.json());
      expect([refused.status, error.error.code]).toEqual([status, code]);
      expect(error.error.message).toMatch(/\w.*\.$/);
      expect(refused.headers.get("Content-Type")).toMatch(/^application\/json/);
      expect(refused.headers.get("Access-Control-Allow-Origin")).toBe("*");
      expect(refused.headers.get("Cache-Control")).toBe("no-store");
      expect(refused.headers.get("Retry-After")).toBe({ 429: "60", 503: "30" }[status] ?? null);
    },
  );

  test("other addresses keep their own errors", async () => {
    const refused = await send("/api/events", {}, { settings: fullCounters() });
    expect(await refused.json()).toMatchObject({ error: { message: expect.any(String) as string } });
  });

  test("every site may ask, no cookie is set, and nothing is kept", async () => {
    const asked = await visit("/mcp", { method: "OPTIONS", headers: { Origin: "https://assistant.test" } });
    expect(asked.headers.get("Access-Control-Allow-Methods")).toBe("POST, OPTIONS");
    const answer = await post(
      { jsonrpc: "2.0", id: 1, method: "ping" },
      { Origin: "https://assistant.test", "Sec-Fetch-Site": "cross-site" },
    );
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("Set-Cookie")).toBeNull();
  });

  test("counts as a read of the API", () => expect(burstKindOf("POST", "/mcp")).toBe("data"));
});

describe("the tools", () => {
  test("are three, read only, and described by the schemas of the API", async () => {
    const { tools } = (await ask("tools/list")).result as {
      tools: {
        name: string;
        inputSchema: { properties: Record<string, { description: string }> };
        annotations: { readOnlyHint: boolean };
      }[];
    };
    expect(tools.map(({ name }) => name)).toEqual(["search_events", "get_event", "list_organizers"]);
    expect(tools.every(({ annotations }) => annotations.readOnlyHint)).toBe(true);
    expect(tools[0]!.inputSchema.properties).toEqual(Object.fromEntries(propertiesOf(eventToolArguments)));
    expect(Object.values(tools[0]!.inputSchema.properties).every(({ description }) => /\.$/.test(description))).toBe(
      true,
    );
  });

  test("answer with the same records as the API, and tell of them in short with links", async () => {
    const found = await call("search_events", { near: "Oslo", radius_km: 50, q: "konsert" });
    const near = await json<PublicEventPage>("/api/events?lat=59.91&lng=10.75&q=konsert");
    const page = publicEventPage.parse(found.structuredContent);
    expect(page.events.map(({ id }) => id)).toEqual(near.events.map(({ id }) => id));
    const one = await json<Record<string, unknown>>("/api/events/konsert-2");
    expect((await call("get_event", { id: "konsert-2" })).structuredContent).toEqual(one);
    expect((await call("list_organizers", { q: "kapellet" })).structuredContent).toEqual(
      await json("/api/organizers?q=kapellet"),
    );
    const { text } = found.content![0]!;
    expect(text).toContain("Fant ");
    expect(text).toContain(`${testSettings.APP_URL}/event/konsert-2`);
    const english = await call("search_events", { near: "Oslo", lang: "en", q: "konsert" });
    expect(english.content![0]!.text).toMatch(/^Found \d+ events?:\n- Konsert/);
  });

  test("page through everything once", async () => {
    const ids: string[] = [];
    let cursor: string | undefined | null;
    do {
      const given = { q: "konsert", limit: 2, ...(cursor ? { cursor } : {}) };
      const page = publicEventPage.parse((await call("search_events", given)).structuredContent);
      ids.push(...page.events.map(({ id }) => id));
      cursor = page.next_cursor;
    } while (cursor);
    expect(ids).toEqual(["konsert-2", "konsert-3", "konsert-4"]);
  });

  test("say what is wrong so that the assistant can do better", async () => {
    const wrong = await call("search_events", { lat: 99, lng: 10, type: ["party"], q: { not: "text" } });
    expect(wrong.isError).toBe(true);
    expect(wrong.content![0]!.text).toMatch(/lat must be -90 to 90\./);
    expect(wrong.content![0]!.text).toMatch(/type must be one of/);
    const unknown = await call("search_events", { near: "Atlantis-i-havet", lang: "en" });
    expect([unknown.isError, unknown.content![0]!.text]).toEqual([true, expect.stringContaining("Atlantis")]);
    expect((await call("search_events", { cursor: "x" })).isError).toBe(true);
    expect((await call("get_event", { id: "skjult" })).isError).toBe(true);
    expect((await call("get_event", {})).isError).toBe(true);
  });

  test("cost what the same question costs the API", async () => {
    const api = await meteredVisit("/api/events?q=konsert&limit=23");
    const body = {
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name: "search_events", arguments: { q: "konsert" } },
    };
    const asked = await meteredVisit("/mcp", { "Content-Type": "application/json" }, JSON.stringify(body));
    expect(asked.meter.trips).toBeLessThanOrEqual(api.meter.trips);
    expect(asked.meter.rowsRead).toBeLessThanOrEqual(api.meter.rowsRead + 10);
  });
});
