import { describe, expect, inject, test } from "vitest";
import { pathsOf } from "#test/support/route-table";
import { sendAnything } from "#test/support/send-anything";
import routes from "~/routes";

// fetch() refuses to send these, but programs can; only a real connection carries them.
describe.each(["GET", "HEAD"])("a %s that brings a body is answered as one without", (method) => {
  test.each([...pathsOf(routes), "/_root.data", "/organizations.data", "/__manifest?p=%2F&version=x"])(
    "%s",
    async (path) => {
      const ask = (body: string | null) => sendAnything(inject("baseUrl") + path, { method, body });
      const [without, with_] = [await ask(null), await ask("q=konsert")];
      expect(with_.status).toBe(without.status);
      expect(with_.status).toBeLessThan(500);
    },
  );
});

test("a body that nobody asked for breaks no later request", async () => {
  const statuses = new Map<number, number>();
  for (let time = 0; time < 24; time++) {
    const path = ["/favorites", "/api/events?limit=1", "/tilgjengelighet"][time % 3]!;
    const { status } = await sendAnything(inject("baseUrl") + path, {
      method: time % 2 === 0 ? "HEAD" : "GET",
      body: "x".repeat(700),
    });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  for (let time = 0; time < 8; time++)
    await sendAnything(inject("baseUrl") + "/login", {
      method: "POST",
      body: "x=1",
      headers: { Origin: "https://elsewhere.example", "Content-Type": "application/x-www-form-urlencoded" },
    });
  expect([...statuses]).toEqual([[200, 24]]);
  expect((await sendAnything(`${inject("baseUrl")}/healthz`, { method: "GET", body: null })).status).toBe(200);
});
