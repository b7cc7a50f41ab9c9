import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { anEvent, anOrganizer, setHidden } from "#test/support/rows";
import { testSettings } from "#test/support/settings";
import { onTeam, signedIn } from "#test/support/signed-in";
import { fetchWorker } from "#test/support/visitor";

const BROWSER = {
  "User-Agent":
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
};

beforeAll(async () => {
  await anOrganizer({ id: "bykirken", name: "Bykirken", email: "post@bykirken.test" });
  await anEvent({ id: "konsert", title: "Vårkonsert", organizer_id: "bykirken" });
  await anEvent({ id: "skjult", title: "Skjult", organizer_id: "bykirken" });
  await setHidden("event", "skjult", true);
});

/** Requests an address, waits for what is done after the response, and returns what was counted, by kind and id. */
async function countedBy(path: string, init: RequestInit = {}): Promise<{ status: number; counted: string[] }> {
  await env.DB.prepare("delete from counts").run();
  const execution = createExecutionContext();
  const headers = { ...BROWSER, ...(init.headers as Record<string, string>) };
  const response = await fetchWorker(testSettings.APP_URL + path, { ...init, headers }, {}, execution);
  await response.text();
  await waitOnExecutionContext(execution);
  const { results } = await env.DB.prepare("select * from counts").all<Record<string, string | number>>();
  const counted = results.map(
    ({ kind, content_type, content_id, sum }) => `${kind} ${content_type} ${content_id} ${sum}`,
  );
  return { status: response.status, counted };
}

const press = (body: unknown, headers: Record<string, string> = {}) =>
  countedBy("/count", {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: testSettings.APP_URL, ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

describe("page views, calendar adds, embeds and subscriptions are counted after the answer", () => {
  test.each([
    ["/event/konsert", "views event konsert 1"],
    ["/organizer/bykirken", "views organizer bykirken 1"],
    ["/event/konsert.ics", "calendar_adds event konsert 1"],
    ["/embed/events?organizer_id=bykirken", "embeds organizer bykirken 1"],
    ["/embed/event/konsert", "embeds event konsert 1"],
  ])("%s", async (path, expected) => expect((await countedBy(path)).counted).toEqual([expected]));

  test("a calendar that asks for an organizer's", async () => {
    const { counted } = await countedBy("/organizer/bykirken.ics", {
      headers: { "User-Agent": "Google-Calendar-Importer" },
    });
    expect(counted).toEqual(["subscriptions organizer bykirken 1"]);
  });

  test.each(["/event/finnes-ikke", "/event/skjult", "/", "/event/konsert.data"])("not %s", async (path) =>
    expect((await countedBy(path)).counted).toEqual([]),
  );

  test.each<Record<string, string>>([
    { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
    { "Sec-Purpose": "prefetch" },
    { "Sec-GPC": "1" },
  ])("not with %o", async (headers) => expect((await countedBy("/event/konsert", { headers })).counted).toEqual([]));

  test("not the team's own, nor any organizer's; a visitor's with an account are", async () => {
    const owner = await signedIn("post@bykirken.test");
    expect((await countedBy("/event/konsert", { headers: owner })).counted).toEqual([]);
    await onTeam("bykirken", "leser@bykirken.test", "viewer");
    const viewer = await signedIn("leser@bykirken.test");
    expect((await countedBy("/event/konsert", { headers: viewer })).counted).toEqual([]);
    const visitor = await signedIn("besokende@lillevik.test");
    expect((await countedBy("/event/konsert", { headers: visitor })).counted).toEqual(["views event konsert 1"]);
  });
});

describe("what browsers tell of is counted", () => {
  test.each(["views", "favorites", "shares", "ticket_clicks", "direction_clicks", "calendar_adds"])(
    "%s",
    async (kind) => {
      const { status, counted } = await press({ kind, page: "/event/konsert" });
      expect([status, counted]).toEqual([204, [`${kind} event konsert 1`]]);
    },
  );

  test("without a cookie or anything about who it is: only the day, the page and the kind are stored", async () => {
    await press({ kind: "shares", page: "/organizer/bykirken" }, { "CF-Connecting-IP": "203.0.113.7" });
    const { results } = await env.DB.prepare("select * from counts").all();
    expect(results).toEqual([
      { day: "2026-06-04", content_type: "organizer", content_id: "bykirken", kind: "shares", sum: 1 },
    ]);
  });

  test.each<[unknown, number]>([
    [{ kind: "embeds", page: "/event/konsert" }, 400],
    [{ kind: "views", page: "/dashboard" }, 400],
    [{ kind: "views", page: "/event/<script>" }, 400],
    [{ kind: "views" }, 400],
    [[], 400],
    ["nothing", 400],
    [{ kind: "views", page: `/event/${"a".repeat(600)}` }, 413],
  ])("not %j", async (body, status) => expect(await press(body)).toEqual({ status, counted: [] }));

  test("not from another site, nor a robot, nor whoever asks not to be", async () => {
    const pressed = { kind: "shares", page: "/event/konsert" };
    expect(await press(pressed, { Origin: "https://other.test" })).toEqual({ status: 403, counted: [] });
    expect(await press(pressed, { "User-Agent": "curl/8.5.0" })).toEqual({ status: 204, counted: [] });
    expect(await press(pressed, { DNT: "1" })).toEqual({ status: 204, counted: [] });
  });

  test("a form or a text is no JSON", async () => {
    const sent = { method: "POST", headers: { Origin: testSettings.APP_URL }, body: "kind=views" };
    expect(await countedBy("/count", sent)).toEqual({ status: 415, counted: [] });
  });
});
