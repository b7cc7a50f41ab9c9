import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import {
  type Behaviour,
  calendar,
  drip,
  empty,
  gzipBomb,
  gzipped,
  gzippedUnlabelled,
  inTurn,
  redirect,
  signInPage,
  silence,
  status,
  tenMegabytes,
  truncated,
  withValidators,
} from "#test/support/feed-behaviours";
import { TWO_VERSIONS } from "#test/support/feed-calendars";
import { type FeedServer, startFeedServer } from "#test/support/feed-server";
import { type FeedAnswer, FEED_LIMITS, openFeedFetcher } from "~/gateways/feeds/feed-fetcher";

const TEXT = TWO_VERSIONS.before();
let server: FeedServer;

beforeAll(async () => {
  server = await startFeedServer();
});
afterAll(() => server.close());

function fetcherOf(limits: Parameters<typeof openFeedFetcher>[0]["limits"] = {}) {
  const settings = { APP_URL: "https://samling.example", FEED_ALLOWED_PRIVATE_HOSTS: [server.host] };
  return openFeedFetcher({ settings, limits });
}

let paths = 0;
const serve = (behaviour: Behaviour) => server.serve(`/${++paths}.ics`, behaviour);
const fetchFrom = (behaviour: Behaviour, limits = {}) => fetcherOf(limits).fetchFeed(serve(behaviour), null);

/** "body: …" or the problem. */
const told = (answer: FeedAnswer) =>
  answer.kind === "body"
    ? new TextDecoder().decode(answer.bytes)
    : answer.kind === "failed"
      ? answer.problem
      : "unchanged";

describe("fetching a feed", () => {
  it("says honestly who asks, and nothing of anybody", async () => {
    expect(await fetchFrom(calendar(TEXT))).toMatchObject({
      kind: "body",
      contentType: "text/calendar; charset=utf-8",
      copy: { etag: null, last_modified: null },
    });
    const { headers } = server.requests.at(-1)!;
    expect(headers["user-agent"]).toBe("Mozilla/5.0 (compatible; Samling/1.0; +https://samling.example/kilder)");
    for (const name of ["cookie", "authorization", "referer", "if-none-match", "if-modified-since"])
      expect(headers).not.toHaveProperty(name);
  });

  const answers: [what: string, behaviour: () => Behaviour, told: string][] = [
    ["a calendar", () => calendar(TEXT), TEXT],
    ["a labelled gzip", () => gzipped(TEXT), TEXT],
    ["a gzip that isn't labelled", () => gzippedUnlabelled(TEXT), TEXT],
    ["a gzip inside a labelled one", () => (_, response) => gzipped(Buffer.from(TEXT))(_, response), TEXT],
    ["one redirect", () => redirect(serve(calendar(TEXT)), 301), TEXT],
    ["three redirects", () => redirect(serve(redirect(serve(redirect(serve(calendar(TEXT)), 307)), 308)), 303), TEXT],
    [
      "four redirects",
      () => redirect(serve(redirect(serve(redirect(serve(redirect(serve(calendar(TEXT)))))))), 302),
      "too_many_redirects",
    ],
    ["a redirect to itself", () => redirect(`/${paths + 1}.ics`), "too_many_redirects"],
    ["a redirect to nowhere", () => redirect(""), "server_error"],
    ["404", () => status(404), "not_found"],
    ["410", () => status(410), "not_found"],
    ["401", () => status(401), "refused"],
    ["403", () => status(403), "refused"],
    ["418", () => status(418), "refused"],
    ["429", () => status(429), "busy_server"],
    ["500", () => status(500), "server_error"],
    ["503", () => status(503), "busy_server"],
    ["304 that nobody asked for", () => status(304), "server_error"],
    ["206, a part of a calendar", () => status(206), "server_error"],
    ["a calendar that breaks off", () => truncated(TEXT), "unreachable"],
    ["a broken connection", () => (_, response) => void response.destroy(), "unreachable"],
    [
      "a connection that is reset",
      () =>
        ({ socket }) =>
          void socket.resetAndDestroy(),
      "unreachable",
    ],
    ["a broken gzip", () => calendar(Buffer.from([0x1f, 0x8b, 8, 0, 1, 2, 3])), "unreachable"],
    ["one byte more than ten megabytes", () => tenMegabytes({ more: true }), "too_big"],
    ["a gzip bomb", () => gzipBomb(true), "too_big"],
    ["a gzip bomb that isn't labelled", () => gzipBomb(false), "too_big"],
    ["an empty body", () => empty, ""],
  ];
  it.each(answers)("takes %s for what it is", async (_, behaviour, expected) => {
    expect(told(await fetchFrom(behaviour()))).toBe(expected);
  });

  it.each([
    ["120", 120],
    ["Fri, 01 Jan 1999 00:00:00 GMT", 0],
    ["snart", undefined],
  ])("tells how long a server wants to be left alone: %s is %s seconds", async (text, retryAfterSeconds) => {
    const busy: Behaviour = (_, response) => response.writeHead(429, { "Retry-After": text }).end();
    const answer = await fetchFrom(busy);
    expect(answer).toMatchObject({ problem: "busy_server" });
    expect("retryAfterSeconds" in answer ? answer.retryAfterSeconds : undefined).toBe(retryAfterSeconds);
  });

  it("takes ten megabytes whole", async () => {
    expect(await fetchFrom(tenMegabytes({ more: false }))).toMatchObject({
      kind: "body",
      bytes: { byteLength: 10 * 1024 * 1024 },
    });
  });

  it("hands on a sign-in page as it is: whoever reads it sees what it is", async () => {
    expect(told(await fetchFrom(signInPage))).toContain("<html>");
  });

  it.each([
    ["silence", silence],
    ["a drip", drip],
    [
      "silence after a redirect",
      (request: Parameters<Behaviour>[0], response: Parameters<Behaviour>[1]) =>
        redirect(server.serve("/stille.ics", silence))(request, response),
    ],
  ])("waits for %s no longer than it may", async (_, behaviour) => {
    expect(told(await fetchFrom(behaviour, { milliseconds: 60 }))).toBe("timed_out");
  });

  it("waits for a slow feed 30 seconds, for all redirects and the whole body together", async () => {
    expect(FEED_LIMITS.milliseconds).toBe(30_000);
    const clock = new AbortController();
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(clock.signal);
    const answer = fetchFrom(inTurn(redirect(serve(drip))));
    await vi.waitFor(() => expect(server.requests.at(-1)!.url).toBe(`/${paths - 1}.ics`));
    expect(timeout.mock.calls).toEqual([[30_000]]);
    timeout.mockRestore();
    clock.abort();
    expect(await answer).toEqual({ kind: "failed", problem: "timed_out", detail: "no whole answer in 30 s" });
  });

  it("comes back to what was failing", async () => {
    const address = serve(inTurn(status(500), empty, calendar(TEXT)));
    const told3 = [];
    for (let run = 0; run < 3; run++) told3.push(told(await fetcherOf().fetchFeed(address, null)));
    expect(told3).toEqual(["server_error", "", TEXT]);
  });

  it("shows the copy it knows, and hears that nothing has changed", async () => {
    const address = serve(withValidators(TEXT));
    const first = await fetcherOf().fetchFeed(address, null);
    expect(first).toMatchObject({
      kind: "body",
      copy: { etag: '"v1"', last_modified: "Wed, 03 Jun 2026 08:00:00 GMT" },
    });
    const copy = first.kind === "body" ? first.copy : null;
    expect(await fetcherOf().fetchFeed(address, copy)).toEqual({ kind: "unchanged" });
    expect(told(await fetcherOf().fetchFeed(address, { etag: '"v0"', last_modified: null }))).toBe(TEXT);
    expect(
      await fetcherOf().fetchFeed(address, { etag: null, last_modified: "Wed, 03 Jun 2026 08:00:00 GMT" }),
    ).toEqual({ kind: "unchanged" });
  });

  it("tells the log the host, never the secret in the address", async () => {
    const answer = await fetcherOf().fetchFeed(server.serve("/private-hemmelig/basic.ics", status(404)), null);
    expect(answer).toEqual({ kind: "failed", problem: "not_found", detail: "127.0.0.1 answered 404" });
  });
});
