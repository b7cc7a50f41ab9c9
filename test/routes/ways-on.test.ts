import { expect, it } from "vitest";
import { fromNow } from "#test/support/clock";
import { anEvent, anOrganizer } from "#test/support/rows";
import { pageText } from "#test/support/visitor";

it("a past event offers what comes next at its organizer, and nothing to save", async () => {
  const organizer = await anOrganizer({ name: "Strandkapellet" });
  const past = await anEvent({ organizer_id: organizer.id, start_time: fromNow({ days: -2 }) });
  const coming = await anEvent({ organizer_id: organizer.id });
  expect(await pageText(`/event/${past.id}`)).toMatch(
    new RegExp(`href="/organizer/${organizer.id}"[^>]*>Se hva som kommer hos (<!-- -->)?Strandkapellet`),
  );
  expect(await pageText(`/event/${past.id}`)).not.toContain("Lagre Gudstjeneste som favoritt");
  expect(await pageText(`/event/${coming.id}`)).toContain("Lagre Gudstjeneste som favoritt");
});

it("the way back is one link: an arrow on phones, with its word on large screens", async () => {
  const organizer = await anOrganizer();
  const back = [
    ...(await pageText(`/organizer/${organizer.id}`)).matchAll(/<a[^>]*href="([^"]*)"[^>]*><svg.{0,600}?>Tilbake</g),
  ];
  expect(back.map(([, href]) => href)).toEqual(["/organizations"]);
});

it("visitors find the way in under the settings", async () => {
  expect(await pageText("/settings")).toMatch(/href="\/login\?next=\/settings"[^>]*>Logg inn/);
});
