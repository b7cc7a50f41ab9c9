import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { ask, cookiesOf, post } from "#test/support/account-requests";
import { anAccount, PASSWORD } from "#test/support/accounts";
import { anOrganizer } from "#test/support/rows";
import { withoutTestSettings } from "#test/support/settings";
import { type SyncAnswer, syncAnswer } from "~/schemas/public-answers/functions";

const PATH = "/api/sync-google-calendar";
const inDevelopment = { settings: { ENVIRONMENT: "development" as const, ...withoutTestSettings } };

const send = (body: unknown, sending: Parameters<typeof ask>[2] = {}, path = PATH) =>
  ask(
    path,
    { method: "POST", body: JSON.stringify(body) },
    { ...sending, headers: { "Content-Type": "application/json" } },
  );

const answerOf = async (response: Response): Promise<SyncAnswer> => syncAnswer.parse(await response.json());

async function cookieOf(given: { is_superadmin: boolean }): Promise<string> {
  const { email } = await anAccount();
  await anOrganizer({ email, ...given });
  return cookiesOf(await post("/login", { email, password: PASSWORD }));
}

/** Returns every row of every table except the search index's own. */
async function everything(): Promise<string> {
  const { results } = await env.DB.prepare(
    "select name from sqlite_master where type = 'table' and name not glob 'sqlite_*' and name not glob '_cf_*' and name not glob '*search*'",
  ).all<{ name: string }>();
  const tables = await env.DB.batch(results.map(({ name }) => env.DB.prepare(`select * from "${name}"`)));
  return JSON.stringify(tables.map((table, index) => [results[index]!.name, table.results]));
}

describe("POST /api/sync-google-calendar", () => {
  test("reads the sample as one of Google's calendars, and answers in the shape of the other function", async () => {
    const response = await send({ test: true }, inDevelopment);
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const answer = await answerOf(response);
    expect(answer).toMatchObject({ success: true, error: null, totalEvents: 6, skippedPastEvents: 1 });
    expect(answer.eventsProcessed).toBeGreaterThan(50);
    expect(JSON.parse(answer.debug!)).toMatchObject({
      outcome: "unchanged",
      google_calendar_id: "provekalender@group.calendar.google.com",
    });
  });

  test("writes nothing", async () => {
    const cookie = await cookieOf({ is_superadmin: true });
    const before = await everything();
    expect(before).toContain("organizers");
    expect((await answerOf(await send({ test: true }, { cookie }))).success).toBe(true);
    expect(await everything()).toBe(before);
  });

  test("does nothing but the trial, and only when it is posted", async () => {
    for (const body of [{}, { test: false }, { test: "true" }, null])
      expect((await send(body, inDevelopment)).status).toBe(400);
    const got = await ask(PATH, {}, inDevelopment);
    expect([got.status, got.headers.get("Allow")]).toEqual([405, "POST"]);
  });
});

test("/debug/edge-function tries it beside the other, and says which one answered", async () => {
  const page = await (await ask("/debug/edge-function", {}, inDevelopment)).text();
  for (const name of ["sync-ical-calendar", "sync-google-calendar"]) expect(page).toContain(`Prøv ${name}`);
  const tried = await (await post("/debug/edge-function", { tried: "sync-google-calendar" }, inDevelopment)).text();
  for (const text of [
    "Svar fra sync-google-calendar",
    "&quot;success&quot;: true",
    "provekalender@group.calendar.google.com",
  ])
    expect(tried).toContain(text);
  const other = await (await post("/debug/edge-function", { tried: "sync-ical-calendar" }, inDevelopment)).text();
  expect(other).toContain("Svar fra sync-ical-calendar");
  expect(other).not.toContain("provekalender");
});
