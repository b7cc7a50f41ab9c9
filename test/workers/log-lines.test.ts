import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from "vitest";
import { ask, look } from "#test/support/account-requests";
import { testSettings } from "#test/support/settings";
import { everyPath, fetchWorker, worker } from "#test/support/visitor";

let info: MockInstance<typeof console.info>;
let errors: MockInstance<typeof console.error>;

beforeEach(() => {
  info = vi.spyOn(console, "info").mockImplementation(() => undefined);
  errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

const linesOf = (spy: { mock: { calls: unknown[][] } }) =>
  spy.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>);
const requestsOf = (spy: { mock: { calls: unknown[][] } }) => linesOf(spy).filter(({ event }) => event === "request");
const everything = () => JSON.stringify([info.mock.calls, errors.mock.calls]);

describe("a request is one line", () => {
  test("with route, status, milliseconds, rows and id", async () => {
    const response = await look("/event/finnes-ikke", { headers: { "CF-Ray": "8c0ffee-OSL" } });
    expect(response.headers.get("X-Request-Id")).toBe("8c0ffee-OSL");
    expect(linesOf(info)).toEqual([
      {
        event: "request",
        request_id: "8c0ffee-OSL",
        method: "GET",
        route: "/event/:id",
        status: 303,
        ms: expect.any(Number) as number,
        trips: expect.any(Number) as number,
        rows_read: expect.any(Number) as number,
        rows_written: 0,
        sql_ms: expect.any(Number) as number,
        edge: null,
      },
    ]);
  });

  test("that tells nothing of who, where, or what was searched for", async () => {
    const headers = {
      "CF-Connecting-IP": "203.0.113.77",
      "User-Agent": "Mozilla/5.0 Secretbrowser",
      Referer: "https://samling.example/?q=hemmelig",
    };
    await look("/?q=frelsesarmeen&lat=59.91&lng=10.75&near=Lillehammer", { headers });
    await look("/api/events?q=frelsesarmeen&lat=59.91&lng=10.75", { headers });
    await look("/wp-login.php?user=ola@example.no", { headers });
    expect(requestsOf(info).map(({ route }) => route)).toEqual(["/", "/api/events", "/*"]);
    expect(everything()).not.toMatch(
      /frelsesarmeen|59\.91|Lillehammer|203\.0\.113|Secretbrowser|hemmelig|ola@|wp-login/,
    );
  });
});

/** A database that fails as D1 does, with the statement in its error. */
const brokenDatabase = () => {
  const fail = (): never => {
    throw new Error("D1_ERROR: no such table near ola@example.no: SQLITE_ERROR");
  };
  const database = { prepare: fail, batch: fail, withSession: () => database } as unknown as D1Database;
  return database;
};

describe("what goes wrong is one line more", () => {
  async function failing(path: string) {
    const execution = createExecutionContext();
    const init = { headers: { "CF-Ray": "8badbad-OSL" } };
    const response = await fetchWorker(testSettings.APP_URL + path, init, { DB: brokenDatabase() }, execution);
    const body = await response.text();
    await waitOnExecutionContext(execution);
    return { response, body };
  }

  test.each(["/", "/organizations?q=hemmelig", "/organizations.data?q=hemmelig", "/api/organizers?q=hemmelig"])(
    "%s: its id is in the log and on the screen, its values are not",
    async (path) => {
      const { response, body } = await failing(path);
      expect(response.status).toBe(500);
      expect(body).toContain("8badbad-OSL");
      expect(body).not.toContain("D1_ERROR");
      const told = linesOf(errors);
      expect(told.length).toBeGreaterThan(0);
      for (const line of told) expect(line).toMatchObject({ request_id: "8badbad-OSL" });
      expect(everything()).toContain("D1_ERROR");
      expect(everything()).not.toMatch(/ola@|hemmelig/);
    },
  );
});

test("of pictures one line in so many is written, with the number, and every one that fails", async () => {
  const pick = vi.spyOn(Math, "random");
  const lines = async (path: string, random: number) => {
    info.mockClear();
    pick.mockReturnValue(random);
    await look(path, { settings: { PICTURES_LOGGED_ONE_IN: "4" } });
    return requestsOf(info).map(({ route, status, one_in }) => [route, status, one_in]);
  };
  expect(await lines("/tiles/15/17362/9531", 0.24)).toEqual([["/tiles/:z/:x/:y", 204, 4]]);
  expect(await lines("/tiles/15/17362/9531", 0.26)).toEqual([]);
  expect(await lines("/images/events/ukjent", 0.26)).toEqual([["/images/*", 404, undefined]]);
  expect(await lines("/kilder", 0.99)).toEqual([["/kilder", 200, undefined]]);
});

test("what outside services answered is counted in the line, by status", async () => {
  const body = JSON.stringify({ query: "kirkegata 4", country: "Norge" });
  const headers = { "Content-Type": "application/json" };
  await ask("/api/address-autocomplete", { method: "POST", body, headers }, { headers });
  expect(requestsOf(info)).toMatchObject([
    { route: "/api/address-autocomplete", services: { kartverket: { 500: 1 } } },
  ]);
});

test("whatever fails, of whichever route, is told with the request", async () => {
  for (const path of everyPath())
    for (const method of ["GET", "POST"]) {
      const headers = { "CF-Ray": "8badbad-OSL", "CF-Connecting-IP": "203.0.113.9" };
      const execution = createExecutionContext();
      const init = { method, headers, ...(method === "POST" && { body: new URLSearchParams({ id: "1" }) }) };
      await fetchWorker(testSettings.APP_URL + path, init, { DB: brokenDatabase() }, execution);
      await waitOnExecutionContext(execution);
    }
  const told = linesOf(errors);
  expect(told.length).toBeGreaterThan(20);
  expect(told.filter(({ request_id }) => request_id !== "8badbad-OSL")).toEqual([]);
});

test("a job and a cron run are one line each", async () => {
  const batch = {
    queue: "samling-jobs",
    messages: [
      {
        id: "m1",
        body: { type: "ping" },
        attempts: 1,
        timestamp: new Date(),
        ack: () => undefined,
        retry: () => undefined,
      },
    ],
  };
  await worker.queue(batch as unknown as MessageBatch<unknown>, env, createExecutionContext());
  await worker.scheduled(
    { cron: "*/15 * * * *", scheduledTime: Date.now(), noRetry: () => undefined },
    env,
    createExecutionContext(),
  );
  const [job, cron] = linesOf(info);
  expect(job).toMatchObject({ event: "job", job_id: "m1", type: "ping", attempt: 1, outcome: "done", rows_read: 0 });
  expect(cron).toMatchObject({
    event: "cron",
    cron: "*/15 * * * *",
    ms: expect.any(Number) as number,
    tasks: { forget_people: "done", sweep_mails: "done" },
  });
  expect(Object.values((cron as { tasks: Record<string, string> }).tasks)).not.toContain("failed");
});

test("half a set of keys is one line of an isolate, and no page is away for it", async () => {
  await (caches as unknown as { default: Cache }).default.delete("https://health.invalid/answer");
  const half = { ...env, VAPID_PRIVATE_KEY: undefined };
  for (const path of ["/", "/settings", "/healthz"]) {
    const request = new Request(testSettings.APP_URL + path) as Request<unknown, IncomingRequestCfProperties>;
    const response = await worker.fetch(request, half, createExecutionContext());
    expect([path, response.status]).toEqual([path, 200]);
  }
  expect(linesOf(errors)).toEqual([
    {
      event: "setting_left_out",
      request_id: expect.any(String) as string,
      error: expect.stringContaining("VAPID_PRIVATE_KEY is missing") as string,
    },
  ]);
});
