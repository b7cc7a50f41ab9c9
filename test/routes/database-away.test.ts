import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { askingDatabase } from "#test/support/asking-database";
import { anOrganizerWithRoles, headersOf } from "#test/support/roles";
import { anEvent, setHidden } from "#test/support/rows";
import { testSettings } from "#test/support/settings";
import { everyPath, fetchWorker, nonceOf, preferring } from "#test/support/visitor";
import { KEPT_AT_HEADER } from "~/domain/offline/kept-pages";

type Answer = () => Promise<never>;
const LOST: Answer = () => Promise.reject(new Error("D1_ERROR: Network connection lost."));
const LOST_BEFORE_D1: Answer = () => Promise.reject(new Error("Network connection lost."));
const SILENT: Answer = () => new Promise(() => undefined);

const answering = (answer: Answer) => askingDatabase(answer);

/** Loses each statement or batch once. */
function lossy(): D1Database {
  const known = new WeakSet<object>();
  return askingDatabase(({ subject }, ask) => {
    if (known.has(subject)) return ask();
    known.add(subject);
    return LOST();
  });
}

async function ask(path: string, headers: Record<string, string> = {}, bindings: Record<string, unknown> = {}) {
  const execution = createExecutionContext();
  const from = Date.now();
  const response = await fetchWorker(testSettings.APP_URL + path, { headers }, bindings, execution);
  const answer = { response, body: await response.text(), ms: Date.now() - from };
  await waitOnExecutionContext(execution);
  return answer;
}

/** Time passes by steps until it is answered. */
async function hurried<T>(asked: Promise<T>, milliseconds = 500): Promise<T> {
  let isOver = false;
  void asked.finally(() => (isOver = true));
  while (!isOver) {
    await vi.advanceTimersByTimeAsync(milliseconds);
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
  test.each([
    ["visitor", "by D1's own word", LOST],
    ["owner", "by D1's own word", LOST],
    ["visitor", "before D1", LOST_BEFORE_D1],
    ["owner", "before D1", LOST_BEFORE_D1],
  ])(
    "nobody is led to another page that is away as well: what can't be had says so at its address (%s, lost %s)",
    async (who, _how, answer) => {
      const headers = who === "owner" ? owner : {};
      const look = async (path: string) => {
        const { response } = await ask(path, headers, { DB: answering(answer) });
        const to = response.headers.get("Location");
        if (to) expect([path, to]).toEqual([path, expect.stringMatching(/^\/login|^\/$/)]);
        if (response.status < 500) return;
        expect([path, response.status, response.headers.get("Retry-After")]).toEqual([path, 503, "30"]);
      };
      await Promise.all([...everyPath(), "/event/konsert"].map(look)); // Each read that is lost waits before the next.
    },
  );

  test.each([
    ["by D1's own word", LOST],
    ["before D1", LOST_BEFORE_D1],
  ])("from the first request on: a page says so, and can be loaded again (lost %s)", async (how, answer) => {
    const path = `/event/konsert?from=${how.length}`;
    for (const headers of [preferring("dark", "nb", "12h"), owner]) {
      const { response, body } = await ask(path, headers, { DB: answering(answer) });
      expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "30"]);
      for (const said of ["Noe gikk galt", "503 Service Unavailable", response.headers.get("X-Request-Id")!])
        expect(body).toContain(said);
      expect(body).toMatch(/href="\/event\/konsert[^"]*"[^>]*>Last siden på nytt/);
    }
  });

  describe.each(OLD)("%s", (path) => {
    test.each([
      ["fails", LOST, {}],
      ["hangs", SILENT, {}],
      ["fails", LOST, "owner"],
      ["fails before D1", LOST_BEFORE_D1, {}],
      ["fails before D1", LOST_BEFORE_D1, "owner"],
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

describe("once a read has hung", () => {
  const useTime = () => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  /** The status, whether it is an older copy, and milliseconds. */
  async function look(path: string, DB: D1Database, headers = {}) {
    const { response, ms } = await hurried(ask(path, headers, { DB }), 10);
    const seen = [response.status, response.headers.get("X-Edge-Cache") === "old"];
    if (response.status === 503) expect(response.headers.get("Retry-After")).toBe("30");
    return { seen, ms };
  }

  test("what lies ready is shown within 300 ms, and what does not is refused as soon, to whoever asks", async () => {
    for (const path of OLD) await ask(path);
    useTime();
    const hanging = answering(SILENT);
    expect((await look("/", hanging)).ms).toBeGreaterThanOrEqual(5000);
    for (const headers of [{}, owner]) {
      for (const path of OLD) {
        const { seen, ms } = await look(path, hanging, headers);
        expect([path, seen, ms <= 300]).toEqual([path, [200, true], true]);
      }
      for (const path of ["/?q=ukjent", "/organizations.data?q=ukjent", "/api/events"]) {
        const { seen, ms } = await look(path, hanging, headers);
        expect([path, seen, ms <= 300]).toEqual([path, [503, false], true]);
      }
    }
  });

  test("a page that hangs for the first time waits once, however much it reads", async () => {
    useTime();
    const { seen, ms } = await look("/?q=ukjent2", answering(SILENT));
    expect([seen, ms < 5_500]).toEqual([[503, false], true]);
  });

  test("pages are new from the first answer on, also where it is late", async () => {
    await ask("/");
    useTime();
    let delay = Infinity;
    const DB = askingDatabase(async (_, read) => {
      if (delay === Infinity) return SILENT();
      await new Promise((resolve) => setTimeout(resolve, delay));
      return read();
    });
    expect((await look("/", DB)).seen).toEqual([200, true]);
    delay = 0;
    expect((await look("/", DB)).seen).toEqual([200, false]);
    delay = Infinity;
    await look("/", DB);
    delay = 400;
    expect((await look("/", DB)).seen).toEqual([200, true]);
    expect((await look("/", DB)).seen).toEqual([200, false]);
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
