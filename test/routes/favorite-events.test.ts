import { beforeAll, describe, expect, test } from "vitest";
import { fromNow } from "#test/support/clock";
import { anEvent, anOrganizer } from "#test/support/rows";
import { visit } from "#test/support/visitor";
import type { FavoritesView } from "~/views/favorites/favorites";

const ask = (init: RequestInit) =>
  visit("/api/favorite-events", { headers: { "Content-Type": "application/json" }, ...init });

const post = (body: unknown, headers: Record<string, string> = {}) =>
  ask({ method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json", ...headers } });

beforeAll(async () => {
  await anOrganizer({ id: "church", name: "Østre kirke" });
  await anEvent({ id: "evening", organizer_id: "church", title: "Salmekveld", start_time: fromNow({ days: 3 }) });
  await anEvent({ id: "over", organizer_id: "church", start_time: fromNow({ days: -3 }) });
});

describe("POST /api/favorite-events", () => {
  test("answers with what the page shows, in the visitor's language, kept by nobody", async () => {
    const response = await post(
      { event_ids: ["evening", "over", "gone"], organizer_ids: ["church"] },
      { Cookie: "samling_preferences=dark.en.12h" },
    );
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(await response.json<FavoritesView>()).toMatchObject({
      events: [{ id: "evening", title: "Salmekveld", when: "7 June at 12:00 PM", organizer: { name: "Østre kirke" } }],
      followed: [{ id: "church", name: "Østre kirke", initial: "Ø", logo: null }],
      followedEvents: [{ id: "evening" }],
    });
  });

  test.each<[string, RequestInit, number]>([
    ["no JSON", { method: "POST", body: "{" }, 400],
    ["another type", { method: "POST", body: "{}", headers: { "Content-Type": "text/plain" } }, 415],
    ["ids that are none", { method: "POST", body: '{"event_ids":["a b"]}' }, 400],
    [
      "too many ids",
      { method: "POST", body: JSON.stringify({ event_ids: Array.from({ length: 501 }, (_, n) => `e${n}`) }) },
      400,
    ],
    ["far too much", { method: "POST", body: JSON.stringify({ event_ids: ["a".repeat(300_000)] }) }, 413],
    ["GET", {}, 405],
    ["PUT", { method: "PUT", body: "{}" }, 405],
    ["DELETE", { method: "DELETE" }, 405],
  ])("refuses %s", async (_what, init, status) => {
    expect((await ask(init)).status).toBe(status);
  });
});
