// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import cases from "#test/cases/network/page-requests.tsv?raw";
import { casesOf } from "#test/support/cases";
import { patientFetch, type RouterContext } from "~/network/page-requests";
import { retryLoads } from "~/network/patience";
import { ResponseCache } from "~/network/response-cache";
import { waitingReason } from "~/network/waiting";

const MINUTE = 60_000;
let now = 0;
let shown = "/settings";
const answers: (() => Promise<Response>)[] = [];
const asked = vi.fn((_address: unknown, init?: RequestInit) => {
  const answer = answers.shift() ?? good;
  return new Promise<Response>((resolve, reject) => {
    init?.signal?.addEventListener("abort", () => reject(init.signal!.reason as Error));
    answer().then(resolve, reject);
  });
});
const led = vi.fn();
const told = vi.fn();

const good = () => Promise.resolve(new Response("[1]"));
const cut = () => Promise.reject(new TypeError("Failed to fetch"));
const broken = () => Promise.resolve(new Response("[]", { status: 500, headers: { "X-Request-Id": "id-1" } }));
const silence = () => new Promise<Response>(() => undefined);

const router = (): RouterContext => ({
  fetch: asked,
  cache: new ResponseCache(),
  now: () => now,
  shown: () => shown,
  isOnTheWay: () => true,
  goTo: led,
  notifyOtherTabs: told,
});
let ask = patientFetch(router());
const data = (path: string) => `${location.origin}${path}`;
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  [now, shown] = [0, "/settings"];
  answers.length = 0;
  vi.clearAllMocks();
  ask = patientFetch(router());
});
afterEach(() => {
  retryLoads();
  vi.useRealTimers();
});

describe("a page's data", () => {
  it.each([
    ["a cut network", cut, "offline"],
    ["the server's failure", broken, "silent"],
    ["an answer of somebody else", () => Promise.resolve(new Response("<html>")), "silent"],
  ])(
    "are asked for twice; after %s both times the visitor is told, and asks again",
    async (_what, failing, failure) => {
      answers.push(failing, failing);
      const response = ask(data("/organizations.data"));
      await wait(200);
      expect([asked.mock.calls.length, waitingReason()]).toEqual([2, failure]);
      retryLoads();
      expect(waitingReason()).toBeNull();
      expect(await (await response).text()).toBe("[1]");
    },
  );

  it("that do not come within ten seconds are asked for again, and then said not to come", async () => {
    answers.push(silence, silence);
    void ask(data("/organizations.data"));
    await wait(10_000);
    expect(waitingReason()).toBeNull();
    await wait(10_500);
    expect([asked.mock.calls.length, waitingReason()]).toEqual([2, "silent"]);
  });

  it("nobody waits for any more are no matter for the visitor", async () => {
    answers.push(cut, cut);
    const left = new AbortController();
    const response = ask(data("/organizations.data"), { signal: left.signal });
    const failed = expect(response).rejects.toThrow();
    await wait(200);
    left.abort(new Error("left"));
    await failed;
    expect(waitingReason()).toBeNull();
  });

  it.each([
    ["/event/a", "/?melding=eventFailed&feil=id-1"],
    ["/organizer/a", "/organizations?melding=organizerFailed&feil=id-1"],
  ])("of %s that the server can't make lead elsewhere", async (path, to) => {
    answers.push(broken, broken);
    void ask(data(`${path}.data`));
    await wait(200);
    expect(led.mock.calls).toEqual([[to]]);
  });

  it("of the page that is shown lead nowhere", async () => {
    shown = "/event/a";
    answers.push(broken, broken);
    void ask(data("/event/a.data"));
    await wait(200);
    expect([led.mock.calls, waitingReason()]).toEqual([[], "silent"]);
  });
});

describe("the way back within five minutes", () => {
  it.each(["/_root.data", "/_root.data?type=concert", "/event/a.data", "/organizer/a.data"])(
    "to %s asks for nothing",
    async (path) => {
      await ask(data(path));
      now = 5 * MINUTE - 1;
      expect(await (await ask(data(path))).text()).toBe("[1]");
      expect(asked).toHaveBeenCalledTimes(1);
      now = 5 * MINUTE;
      await ask(data(path));
      expect(asked).toHaveBeenCalledTimes(2);
    },
  );

  it.each(["/organizations.data", "/favorites.data", "/settings.data?x", "/dashboard.data", "/event/a/edit.data"])(
    "to %s asks",
    async (path) => {
      await ask(data(path));
      await ask(data(path));
      expect(asked).toHaveBeenCalledTimes(2);
    },
  );

  it("asks for the page that is shown: somebody wants it anew", async () => {
    await ask(data("/_root.data"));
    shown = "/";
    await ask(data("/_root.data"));
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it.each(casesOf<[string]>(cases, "asks after something was sent to, here and in other tabs"))(
    "asks after something was sent to %s, here and in other tabs",
    async (path) => {
      await ask(data("/_root.data"));
      await ask(data(path), { method: "POST" });
      await ask(data("/_root.data"));
      expect([asked.mock.calls.length, told.mock.calls.length]).toEqual([3, 1]);
    },
  );

  it("asks for nothing after what only reads, though it is posted", async () => {
    await ask(data("/_root.data"));
    await ask(data("/api/favorite-events"), { method: "POST" });
    await ask(data("/_root.data"));
    expect([asked.mock.calls.length, told.mock.calls.length]).toEqual([2, 0]);
  });
});
