import { beforeEach, describe, expect, test } from "vitest";
import { eventTexts } from "#test/support/event-forms";
import { aHost, anEvent, anOrganizer, type OrganizerRow } from "#test/support/rows";
import { signedIn } from "#test/support/signed-in";
import { pageText, sendForm } from "#test/support/visitor";

let owner: OrganizerRow;
let host: OrganizerRow;
const as = ({ email }: OrganizerRow) => signedIn(email);
const page = async (path: string, who: OrganizerRow) => (await pageText(path, await as(who))).replace(/<!-- -->/g, "");
const save = async (id: string, texts: Record<string, string>) =>
  sendForm(
    `/dashboard/event/${id}/edit`,
    eventTexts({ organizer_id: owner.id, version: "1", ...texts }),
    await as(owner),
  );

beforeEach(async () => {
  owner = await anOrganizer({ name: "Bykirken" });
  host = await anOrganizer({ name: "Sangkoret" });
});

describe("an organizer that others' events name", () => {
  test.each(["accepted", "declined", "asked"] as const)(
    "finds its answers from the dashboard for as long as they matter: %s",
    async (state) => {
      const event = await anEvent({ organizer_id: owner.id });
      expect(await page("/dashboard", host)).not.toContain('href="/dashboard/hosts"');
      await aHost({ event_id: event.id, organizer_id: host.id, state });
      expect(await page("/dashboard", host)).toContain('href="/dashboard/hosts"');
      expect(await page("/dashboard", owner)).not.toContain('href="/dashboard/hosts"');
    },
  );

  test("sees on the page where it answers that an event is cancelled, and its owner where it asks and edits", async () => {
    const event = await anEvent({ organizer_id: owner.id, title: "Sommersang", state: "cancelled" });
    await aHost({ event_id: event.id, organizer_id: host.id });
    const pages = [
      await page("/dashboard/hosts", host),
      await page(`/dashboard/event/${event.id}/hosts`, owner),
      await page(`/dashboard/event/${event.id}/edit`, owner),
    ];
    for (const html of pages) {
      expect(html).toContain("Avlyst: </span>");
      expect(html).toMatch(/line-through[^>]*>Sommersang/);
    }
    expect(pages[2]).toContain("Dette arrangementet blir ikke noe av.");
  });

  test("is said on the event's page to be who it is at, beside the place, which is one", async () => {
    const event = await anEvent({ organizer_id: owner.id, location_name: "Solvik kirke" });
    await aHost({ event_id: event.id, organizer_id: host.id, part: "place", state: "accepted" });
    const html = await page(`/event/${event.id}`, owner);
    expect(html.match(/>Sted</g)).toHaveLength(1);
    expect(html).toMatch(/>Hos<\/span><span[^>]*>Sangkoret</);
  });

  test("does not read the organizer's name again as the place", async () => {
    const there = await anEvent({ organizer_id: owner.id, location_name: "Bykirken", city: "Lillehavn" });
    await aHost({ event_id: there.id, organizer_id: host.id });
    const html = await page("/dashboard/hosts", host);
    expect(html).toMatch(/<p[^>]*>Lillehavn<\/p>/);
    expect(html).not.toMatch(/<p[^>]*>Bykirken<\/p>/);
  });
});

describe("saving an event", () => {
  test("says that those who said yes are asked anew, where its title is another", async () => {
    const event = await anEvent({ organizer_id: owner.id, title: "Sommersang" });
    await aHost({ event_id: event.id, organizer_id: host.id, state: "accepted" });
    const same = (await save(event.id, { title: "sommersang" })).headers.get("Location")!;
    expect(same).toBe(`/dashboard?melding=saved&antall=1&gjelder=${event.id}`);
    const other = (await save(event.id, { title: "Vintersang", version: "9" })).headers.get("Location")!;
    expect(other).toBe(`/dashboard?melding=savedAsksAnew&antall=1&gjelder=${event.id}`);
    expect(await page(other, owner)).toContain("Tittelen er ny, så de som er med, blir spurt på nytt.");
    expect(await page("/dashboard/hosts", host)).toContain("Bykirken spør");
  });

  test("says no such thing where nobody has said yes", async () => {
    const event = await anEvent({ organizer_id: owner.id, title: "Sommersang" });
    await aHost({ event_id: event.id, organizer_id: host.id });
    const saved = await save(event.id, { title: "Vintersang" });
    expect(saved.headers.get("Location")).toContain("melding=saved&");
  });

  test("names what was saved, and leads to it", async () => {
    const event = await anEvent({ organizer_id: owner.id, title: "Sommersang" });
    const saved = await save(event.id, { title: "Vintersang" });
    const html = await page(saved.headers.get("Location")!, owner);
    expect(html.match(/Arrangementet er lagret\./g)).toHaveLength(1);
    expect(html).toMatch(/Arrangementet er lagret\.<p[^>]*>Vintersang<\/p>/);
    expect(html).toMatch(new RegExp(`href="/event/${event.id}"[^>]*><svg[^>]*lucide-eye`));
  });
});

test.each(["state", "delete"])(
  "a page about one event has the way to the dashboard, and one that changes nothing: %s",
  async (name) => {
    const event = await anEvent({ organizer_id: owner.id });
    const html = await page(`/dashboard/event/${event.id}/${name}`, owner);
    expect(html).toContain("Til dashbordet");
    expect(html).toMatch(/<a[^>]*href="\/dashboard"[^>]*>Avbryt<\/a>/);
  },
);
