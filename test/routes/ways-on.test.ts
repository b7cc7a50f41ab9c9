import { expect, it } from "vitest";
import { fromNow } from "#test/support/clock";
import { anEvent, anOrganizer } from "#test/support/rows";
import { visit } from "#test/support/visitor";

const page = async (path: string) => (await visit(path)).text();

it("a past event offers what comes next at its organizer, and nothing to save", async () => {
  const organizer = await anOrganizer({ name: "Strandkapellet" });
  const past = await anEvent({ organizer_id: organizer.id, start_time: fromNow({ days: -2 }) });
  const coming = await anEvent({ organizer_id: organizer.id });
  expect(await page(`/event/${past.id}`)).toMatch(
    new RegExp(`href="/organizer/${organizer.id}"[^>]*>Se hva som kommer hos (<!-- -->)?Strandkapellet`),
  );
  expect(await page(`/event/${past.id}`)).not.toContain("Lagre Gudstjeneste som favoritt");
  expect(await page(`/event/${coming.id}`)).toContain("Lagre Gudstjeneste som favoritt");
});

it("the phone's arrow and the word on large screens lead to the same place", async () => {
  const organizer = await anOrganizer();
  const html = await page(`/organizer/${organizer.id}`);
  expect(html).toMatch(
    /<a[^>]*aria-label="Tilbake"[^>]*href="\/organizations"|<a[^>]*href="\/organizations"[^>]*aria-label="Tilbake"|aria-label="Tilbake"[^>]*href="\/organizations"/,
  );
});

it("visitors find the way in under the settings", async () => {
  expect(await page("/settings")).toMatch(/href="\/login\?next=\/settings"[^>]*>Logg inn/);
});
