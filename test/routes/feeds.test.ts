import ICAL from "ical.js";
import { beforeAll, describe, expect, it } from "vitest";
import { fromNow } from "#test/support/clock";
import { anEvent, anOrganizer, setHidden } from "#test/support/rows";
import { json, pageText, visit } from "#test/support/visitor";
import { HELP_ARTICLE_IDS } from "~/domain/help/articles";

const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>http:\/\/samling\.test(.*?)<\/loc>/g)].map(([, path]) => path!);
const calendar = async (path: string) => ICAL.Component.fromString(await pageText(path));

beforeAll(async () => {
  await anOrganizer({ id: "o1", name: "Røros, menighet" });
  await anOrganizer({ id: "o2", name: "Skjult" });
  await anEvent({
    id: "e1",
    organizer_id: "o1",
    title: "Høstkonsert",
    location_name: "Kirken",
    location_address: "Storgata 1",
  });
  await anEvent({ id: "e2", organizer_id: "o1", start_time: fromNow({ days: 40 }) });
  await anEvent({ id: "past", organizer_id: "o1", start_time: fromNow({ hours: -4 }) });
  await anEvent({ id: "hidden", organizer_id: "o1" });
  await anEvent({ id: "of-hidden", organizer_id: "o2" });
  await setHidden("event", "hidden", true);
  await setHidden("organizer", "o2", true);
});

describe("calendars", () => {
  it("gives one event as a file to save", async () => {
    const answer = await visit("/event/e1.ics");
    expect(answer.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="hostkonsert.ics"');
    const [event, ...others] = (await calendar("/event/e1.ics")).getAllSubcomponents("vevent");
    expect(others).toEqual([]);
    expect(event!.getFirstPropertyValue("uid")).toBe("e1@samling.test");
    expect(event!.getFirstPropertyValue("location")).toBe("Kirken, Storgata 1");
    expect(String(event!.getFirstPropertyValue("url"))).toBe("http://samling.test/event/e1");
  });

  it("gives an organizer's coming events to subscribe to", async () => {
    const feed = await calendar("/organizer/o1.ics");
    expect(feed.getFirstPropertyValue("x-wr-calname")).toBe("Røros, menighet");
    expect(feed.getAllSubcomponents("vevent").map((event) => event.getFirstPropertyValue("uid"))).toEqual([
      "e1@samling.test",
      "e2@samling.test",
    ]);
  });

  it.each(["event/hidden", "event/of-hidden", "event/nobody", "event/a%2Fb", "organizer/o2", "organizer/nobody"])(
    "/%s.ics is not found",
    async (path) => {
      expect((await visit(`/${path}.ics`)).status).toBe(404);
    },
  );
});

describe("the sitemap", () => {
  it("leads to every visible organizer and coming event, and to nothing else", async () => {
    const pages = addressesIn(await pageText("/sitemap.xml"));
    const addresses = (await Promise.all(pages.map(async (page) => addressesIn(await pageText(page))))).flat();
    expect(addresses.sort()).toEqual([
      "/",
      "/event/e1",
      "/event/e2",
      "/helgen",
      "/help",
      ...HELP_ARTICLE_IDS.map((id) => `/help/${id}`).sort(),
      "/kilder",
      "/organizations",
      "/organizer/o1",
      "/personvern",
      "/tilgjengelighet",
    ]);
  });

  it.each(["events/1/1", "events/x/1", "events/2944/0", "organizers/99", "organizers/-1"])(
    "/sitemap/%s.xml is not found",
    async (path) => {
      expect((await visit(`/sitemap/${path}.xml`)).status).toBe(404);
    },
  );

  it("is named in robots.txt", async () => {
    expect(await pageText("/robots.txt")).toContain("Sitemap: http://samling.test/sitemap.xml");
  });
});

it("/healthz says that database and images answer", async () => {
  expect(await json("/healthz")).toEqual({
    status: "ok",
    database: true,
    images: true,
    queue: true,
    mail: true,
    search: true,
  });
  expect((await visit("/healthz")).headers.get("Cache-Control")).toBe("no-store");
});

describe("a calendar or feed that is subscribed to", () => {
  it("has what goes on until it is over: a camp from Monday to Sunday, an exhibition, tonight's concert", async () => {
    await anOrganizer({ id: "camps", name: "Leirstedet" });
    const going = [
      ["exhibition", -30 * 24, 40 * 24],
      ["camp", -3 * 24, 3 * 24],
      ["cancelled-camp", -2 * 24, 3 * 24],
      ["concert", -2, 1],
    ] as const;
    for (const [id, from, to] of going)
      await anEvent({
        id,
        organizer_id: "camps",
        start_time: fromNow({ hours: from }),
        end_time: fromNow({ hours: to }),
        ...(id === "cancelled-camp" && { state: "cancelled" }),
      });
    await anEvent({ id: "without-end", organizer_id: "camps", start_time: fromNow({ hours: -1 }) });
    await anEvent({ organizer_id: "camps", start_time: fromNow({ hours: -20 }), end_time: fromNow({ hours: -1 }) });
    const uids = (await calendar("/organizer/camps.ics"))
      .getAllSubcomponents("vevent")
      .map((event) => event.getFirstPropertyValue("uid"));
    expect(uids).toEqual([...going.map(([id]) => id), "without-end"].map((id) => `${id}@samling.test`));
    for (const query of ["", "&when=week"]) {
      const feed = await json<{ items: { _samling: { id: string } }[] }>(
        `/feeds/events.json?organizer_id=camps${query}`,
      );
      expect(feed.items.map((item) => item._samling.id)).toEqual(["exhibition", "camp", "cancelled-camp"]);
    }
    const { items } = await json<{ items: { summary: string; content_text: string }[] }>(
      "/feeds/events.json?organizer_id=camps",
    );
    const [exhibition] = items;
    expect(exhibition!.summary).toMatch(/^\d+\. \w+–\d+\. \w+, /);
    expect(exhibition!.content_text).toMatch(/kl\. \d\d:\d\d – .* kl\. /);
    const later = await json<{ items: unknown[] }>("/feeds/events.json?organizer_id=camps&from=2026-06-06");
    expect(later.items).toEqual([]);
  });
});
