import { beforeAll, describe, expect, test } from "vitest";
import { moderationActions } from "#db/schema";
import { fromNow, NOW } from "#test/support/clock";
import { aDeletion } from "#test/support/published-series";
import { anEvent, anOrganizer, testDatabase } from "#test/support/rows";
import { visit } from "#test/support/visitor";
import type { FavoritesView } from "~/views/favorites/favorites";

const db = testDatabase();

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
      events: [
        {
          id: "evening",
          title: "Salmekveld",
          when: "Sunday 7 June at\u00a012:00\u00a0PM",
          organizer: { name: "Østre kirke" },
        },
      ],
      followed: [{ id: "church", name: "Østre kirke", initial: "Ø", logo: null }],
      followedEvents: [{ id: "evening" }],
    });
  });

  test("says what its organizer took away, of what is still to come; hidden ones stay unsaid", async () => {
    const made = { organizer_id: "church", title: "Hagefest" };
    for (const [id, days] of Object.entries({ taken: 4, timed: 4, before: -2, blocked: 4 }))
      await anEvent({
        ...made,
        id,
        start_time: fromNow({ days }),
        ...(id === "timed" && { public_from: fromNow({ days: 2 }) }),
      });
    await db.insert(moderationActions).values({
      id: "hidden",
      content_type: "event",
      content_id: "blocked",
      action_type: "hide",
      action_reason: "",
      created_at: NOW,
    });
    const ids = ["taken", "timed", "before", "blocked"];
    for (const id of ids) await aDeletion(id);
    const { gone, events } = await (await post({ event_ids: ids, organizer_ids: [] })).json<FavoritesView>();
    expect([gone, events]).toEqual([[{ id: "taken", title: "Hagefest", when: expect.any(String) as unknown }], []]);
    const page = await visit("/event/taken");
    expect([page.status, page.headers.get("Cache-Control")]).toEqual([410, expect.stringContaining("no-store")]);
    const html = await page.text();
    expect(html).toContain("Arrangementet er tatt bort av arrangøren.");
    expect(html, "not even its title").not.toContain("Hagefest");
    for (const id of ["timed", "blocked"]) expect((await visit(`/event/${id}`)).status).toBe(303);
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
