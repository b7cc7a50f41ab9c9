import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, describe, expect, type MockInstance, test, vi } from "vitest";
import { look } from "#test/support/account-requests";
import { anEvent, anOrganizer } from "#test/support/rows";

/** A database in which everything that needs more than one statement is wrong. */
const half = () => {
  const database: D1Database = new Proxy(env.DB, {
    get: (db, name) => {
      if (name === "withSession") return () => database;
      if (name === "batch") return () => Promise.reject(new Error("D1_ERROR: no such column: x: SQLITE_ERROR"));
      const member: unknown = Reflect.get(db, name);
      return typeof member === "function" ? (member.bind(db) as unknown) : member;
    },
  });
  return database;
};

/** A database that does not respond. */
const down = () => {
  const fail = (): never => {
    throw new Error("D1_ERROR: down");
  };
  const database = { prepare: fail, batch: fail, withSession: () => database } as unknown as D1Database;
  return database;
};

let errors: MockInstance<typeof console.error>;

beforeAll(async () => {
  await anOrganizer({ id: "church" });
  await anEvent({ id: "concert", organizer_id: "church" });
});
beforeEach(() => (errors = vi.spyOn(console, "error").mockImplementation(() => undefined)));
afterEach(() => vi.restoreAllMocks());

describe.each([
  ["/event/concert", "/?melding=eventFailed", "Vi fikk ikke vist arrangementet."],
  ["/organizer/church", "/organizations?melding=organizerFailed", "Vi fikk ikke vist menigheten."],
])("where %s can't be shown, its visitor is led away", (path, to, text) => {
  test("on a direct visit, with the id of the one line in the log", async () => {
    const response = await look(path, { settings: { DB: half() } });
    const id = response.headers.get("X-Request-Id")!;
    expect([response.status, response.headers.get("Location")]).toEqual([303, `${to}&feil=${id}`]);
    const lines = errors.mock.calls.map(([line]) => JSON.parse(String(line)) as { request_id: string });
    expect(lines.map(({ request_id }) => request_id)).toEqual([id]);
    const led = await look(response.headers.get("Location")!);
    const page = await led.text();
    expect([led.status, page.includes(text), page.includes(id)]).toEqual([200, true, true]);
  });

  test("from a card", async () => {
    const response = await look(`${path}.data`, { settings: { DB: half() } });
    expect([
      response.status,
      (await response.text()).includes(`${to}&feil=${response.headers.get("X-Request-Id")}`),
    ]).toEqual([202, true]);
  });

  test("and no further: what it is led to says itself that it is out of order", async () => {
    const led = await look(to, { settings: { DB: down() } });
    const page = await led.text();
    expect([led.status, led.headers.get("Location"), page.includes("Noe gikk galt")]).toEqual([503, null, true]);
    expect(page, "its bar leads on").toMatch(/<header[^>]*><a[^>]* href="\/"/);
  });
});
