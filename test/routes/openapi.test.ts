import { beforeAll, describe, expect, it } from "vitest";
import { anEvent, anOrganizer } from "#test/support/rows";
import { testSettings } from "#test/support/settings";
import { json, visit } from "#test/support/visitor";
import { autocompleteAnswer, geocodeAnswer, syncAnswer } from "~/schemas/public-answers/functions";
import { viewOpenApi } from "~/views/openapi/document";

const paths = Object.keys(viewOpenApi(testSettings.APP_URL)["paths"] as object);
const readable = paths.filter((path) => !path.match(/geocode|autocomplete|sync/));

const post = (path: string, body: unknown, headers: Record<string, string> = { "Content-Type": "application/json" }) =>
  visit(path, { method: "POST", headers, body: typeof body === "string" ? body : JSON.stringify(body) });

beforeAll(async () => {
  await anOrganizer({ id: "an-id" });
  await anEvent({ id: "an-id", organizer_id: "an-id" });
});

describe("/api/openapi.json", () => {
  it("is the description", async () => {
    expect(await json("/api/openapi.json")).toEqual(viewOpenApi(testSettings.APP_URL));
  });

  it.each(readable)("%s answers", async (path) => {
    const asked = path === "/oembed" ? `?url=${encodeURIComponent(`${testSettings.APP_URL}/event/an-id`)}` : "";
    expect((await visit(path.replace("{id}", "an-id") + asked)).status).toBe(200);
  });

  it("geocode-address answers", async () => {
    const answer = await post("/api/geocode-address", { address: "Storgata 1, Røros" });
    expect(answer.status).toBe(200);
    geocodeAnswer.parse(await answer.json());
  });

  it("address-autocomplete answers", async () => {
    const answer = await post("/api/address-autocomplete", { query: "Røros", country: "Norge" });
    expect(answer.status).toBe(200);
    autocompleteAnswer.parse(await answer.json());
  });

  it("sync-ical-calendar refuses who is not signed in", async () => {
    const body = { syncId: "s", calendarUrl: "https://calendar.test/a.ics", organizerId: "an-id" };
    const answer = await post("/api/sync-ical-calendar", body);
    expect(answer.status).toBe(401);
    expect(syncAnswer.parse(await answer.json())).toMatchObject({ success: false, error: "Not authenticated" });
  });
});

describe("a function", () => {
  const functions = paths.filter((path) => !readable.includes(path));

  it.each(functions)("%s names every wrong field, and takes nothing but JSON of a decent size", async (path) => {
    const wrong = await post(path, {});
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toHaveProperty("error.fields.0.field");
    expect((await post(path, "{")).status).toBe(400);
    expect((await post(path, "[]")).status).toBe(400);
    expect((await post(path, "{}", { "Content-Type": "text/plain" })).status).toBe(415);
    expect((await post(path, { padding: "x".repeat(300_000) })).status).toBe(413);
  });
});
