import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { anOrganizerWithRoles, headersOf } from "#test/support/roles";
import { anEvent, setHidden } from "#test/support/rows";
import { testSettings } from "#test/support/settings";
import { everyPath, fetchWorker, nonceOf, preferring } from "#test/support/visitor";
import { KEPT_AT_HEADER } from "~/domain/offline/kept-pages";

type Answer = () => Promise<never>;
const LOST: Answer = () => Promise.reject(new Error("D1_ERROR: Network connection lost."));
const SILENT: Answer = () => new Promise(() => undefined);

/** A database all of whose statements are answered so. */
function answering(answer: Answer): D1Database {
  const statement = { bind: () => statement, all: answer, run: answer, raw: answer, first: answer };
  const database = { prepare: () => statement, batch: answer, withSession: () => database } as unknown as D1Database;
  return database;
}

/** The test's database, which loses each statement or batch once. */
function lossy(): D1Database {
  const known = new WeakSet<object>();
  const own = new WeakMap<D1PreparedStatement, D1PreparedStatement>();
  const tried = <T>(subject: object, ask: () => Promise<T>): Promise<T> => {
    if (known.has(subject)) return ask();
    known.add(subject);
    return LOST();
  };
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      all: () => tried(statement, () => statement.all()),
    } as unknown as D1PreparedStatement;
    own.set(wrapped, statement);
    return wrapped;
  };
  const database = {
    withSession: () => database,
    prepare: (query: string) => wrap(env.DB.prepare(query)),
    batch: (statements: D1PreparedStatement[]) =>
      tried(statements[0]!, () => env.DB.batch(statements.map((one) => own.get(one)!))),
  } as unknown as D1Database;
  return database;
}

async function ask(path: string, headers: Record<string, string> = {}, bindings: Record<string, unknown> = {}) {
  const execution = createExecutionContext();
  const response = await fetchWorker(testSettings.APP_URL + path, { headers }, bindings, execution);
  const answer = { response, body: await response.text() };
  await waitOnExecutionContext(execution);
  return answer;
}

/** Time passes by half seconds until it is answered. */
async function hurried<T>(asked: Promise<T>): Promise<T> {
  let isOver = false;
  void asked.finally(() => (isOver = true));
  while (!isOver) {
    await vi.advanceTimersByTimeAsync(500);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return asked;
}

let owner: Record<string, string>;

beforeAll(async () => {
  const organizer = await anOrganizerWithRoles();
  owner = await headersOf("owner", organizer.id);
  await anEvent({ id: "konsert", organizer_id: organizer.id, title: "Kveldskonsert i kirken" });
});
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const OLD = ["/", "/helgen", "/event/konsert", "/organizations", "/_root.data", "/event/konsert.data"];

describe("while the database is away", () => {
  test.each(["visitor", "owner"])(
    "nobody is led to another page that is away as well: what can't be had says so at its address (%s)",
    async (who) => {
      const headers = who === "owner" ? owner : {};
      const look = async (path: string) => {
        const { response } = await ask(path, headers, { DB: answering(LOST) });
        const to = response.headers.get("Location");
        if (to) expect([path, to]).toEqual([path, expect.stringMatching(/^\/login|^\/$/)]);
        if (response.status < 500) return;
        expect([path, response.status, response.headers.get("Retry-After")]).toEqual([path, 503, "30"]);
      };
      await Promise.all([...everyPath(), "/event/konsert"].map(look)); // Each read that is lost waits before the next.
    },
  );

  describe.each(OLD)("%s", (path) => {
    test.each([
      ["fails", LOST, {}],
      ["hangs", SILENT, {}],
      ["fails", LOST, "owner"],
    ] as const)("is shown as it was, with the time, to whoever asks (it %s)", async (_how, answer, who) => {
      const { body: before } = await ask(path);
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
      const headers = who === "owner" ? owner : who;
      const { response, body } = await hurried(ask(path, headers, { DB: answering(answer) }));
      const at = response.headers.get(KEPT_AT_HEADER);
      expect([response.status, response.headers.get("X-Edge-Cache"), Number(at) > 0]).toEqual([200, "old", true]);
      expect(response.headers.get("X-Public-Copy")).toBeNull();
      if (path.endsWith(".data")) return expect(body).toBe(before);
      expect(body).toContain(`<html data-kept="${at}" lang="nb"`);
      expect(body).toContain(nonceOf(response));
      const plain = (html: string) =>
        html.replace(/ data-kept="\d+"/, "").replaceAll(/nonce="[^"]+"|"nonce":"[^"]+"/g, "");
      expect(plain(body)).toBe(plain(before));
    });
  });

  test("a copy in another language, or more than an hour old, is not shown", async () => {
    await ask("/helgen");
    const { response } = await ask("/helgen", preferring("system", "en", "24h"), { DB: answering(LOST) });
    expect(response.status).toBe(503);
    const after = async (seconds: number) => {
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + seconds * 1000 });
      return (await ask("/helgen", {}, { DB: answering(LOST) })).response.status;
    };
    expect([await after(3500), await after(110)]).toEqual([200, 503]);
  });
});

test("a read that is lost is tried once more: every page is as it is", async () => {
  const paths = ["/", "/helgen", "/event/konsert", "/organizations", "/settings", "/?q=konsert", "/api/events"];
  const look = async (path: string, headers: Record<string, string>) => {
    const { response } = await ask(`${path}${path.includes("?") ? "&" : "?"}utm=${headers === owner}`, headers, {
      DB: lossy(),
    });
    expect([path, response.status, response.headers.get("X-Edge-Cache") === "old"]).toEqual([path, 200, false]);
  };
  await Promise.all(paths.flatMap((path) => [look(path, {}), look(path, owner)]));
});

test.each([
  ["fails", () => Promise.reject(new Error("down"))],
  [
    "throws",
    () => {
      throw new Error("down");
    },
  ],
])("a cache that %s is a miss", async (_how, answer) => {
  vi.spyOn(Cache.prototype, "match").mockImplementation(answer);
  vi.spyOn(Cache.prototype, "put").mockImplementation(answer);
  for (const path of ["/", "/event/konsert", "/api/events", "/sitemap.xml"]) {
    const { response } = await ask(path);
    expect([path, response.status]).toEqual([path, 200]);
  }
});

test("what is hidden is gone from every copy at once, and a copy is of its minute", async () => {
  await anEvent({ id: "skjult", organizer_id: "organizer-1", title: "Skal bort" });
  expect((await ask("/event/skjult")).response.status).toBe(200);
  expect((await ask("/event/skjult")).response.headers.get("X-Edge-Cache")).toBe("hit");
  await setHidden("event", "skjult", true);
  expect((await ask("/event/skjult")).response.status).not.toBe(200);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  expect((await ask("/helgen")).response.headers.get("X-Edge-Cache")).toBe("miss");
  expect((await ask("/helgen")).response.headers.get("X-Edge-Cache")).toBe("hit");
  vi.setSystemTime(Date.now() + 61_000);
  expect((await ask("/helgen")).response.headers.get("X-Edge-Cache")).toBe("miss");
});
