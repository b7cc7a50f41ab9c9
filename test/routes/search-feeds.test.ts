import ICAL from "ical.js";
import { beforeAll, describe, expect, it, test } from "vitest";
import cases from "#test/cases/routes/search-feeds.tsv?raw";
import { casesOf } from "#test/support/cases";
import { fromNow } from "#test/support/clock";
import { manyEvents } from "#test/support/many-rows";
import { seededRandom } from "#test/support/random";
import { anEvent, anOrganizer, aSeries, setHidden } from "#test/support/rows";
import { meteredVisit, visit } from "#test/support/visitor";

const answerOf = async (path: string) => {
  const answer = await visit(path);
  expect(answer.status).toBe(200);
  return answer.text();
};
const eventsOf = async (path: string) =>
  ICAL.Component.fromString(await answerOf(path))
    .getAllSubcomponents("vevent")
    .map((component) => new ICAL.Event(component));
const titlesOf = async (path: string) => (await eventsOf(path)).map(({ summary }) => summary);
const jsonOf = async (path: string) =>
  JSON.parse(await answerOf(path)) as { title: string; feed_url: string; home_page_url: string; items: Item[] };

interface Item {
  id: string;
  title: string;
  summary: string;
  content_text: string;
  _samling: { id: string; state: string };
}

const friday = (week: number) => new Date(Date.UTC(2026, 5, 5 + 7 * week, 16));

beforeAll(async () => {
  await anOrganizer({ id: "o1", name: "Fjellkirken & co" });
  await anOrganizer({ id: "o2", name: "Skjult" });
  await anEvent({
    id: "concert",
    organizer_id: "o1",
    title: "Konsert <med> «tegn» & ]]>",
    description: "Første avsnitt.\n\nAndre & siste.",
    event_type: "concert",
    start_time: fromNow({ days: 2 }),
    location_name: "Fjellkirken",
    city: "Oslo",
    tags: ["sang, kor"],
  });
  await anEvent({
    id: "called-off",
    organizer_id: "o1",
    title: "Kveldsbønn",
    state: "cancelled",
    state_reason: "Sykdom.",
    start_time: fromNow({ days: 3 }),
  });
  await anEvent({ id: "far", organizer_id: "o1", title: "Julekonsert", start_time: fromNow({ days: 190 }) });
  await anEvent({ id: "hidden", organizer_id: "o2", title: "Skjult", start_time: fromNow({ days: 2 }) });
  await setHidden("organizer", "o2", true);
  const { id } = await aSeries("o1", { first_day: "2024-01-05", until: "2026-07-10" });
  for (const week of [0, 1, 3, 4, 5])
    await anEvent({
      id: `club-${week}`,
      organizer_id: "o1",
      title: week === 4 ? "Sommeravslutning" : "Fredagsklubb",
      series_id: id,
      series_day: friday(week).toISOString().slice(0, "YYYY-MM-DD".length),
      start_time: friday(week),
    });
});

describe("a feed of a search, as iCalendar", () => {
  it("has what the front page's parameters find, soonest first", async () => {
    expect(await titlesOf("/feeds/events.ics?type=concert&near=Oslo")).toEqual(["Konsert <med> «tegn» & ]]>"]);
    expect(await titlesOf("/feeds/events.ics?q=julekonsert")).toEqual(["Julekonsert"]);
    for (const format of ["ics", "rss", "json"])
      expect((await visit(`/feeds/events.${format}?near=Finnesikkeistan`)).status, format).toBe(404);
  });

  it("has only what is in the part of the map that was chosen, and says so", async () => {
    await anEvent({
      id: "north",
      organizer_id: "o1",
      title: "Nordlyskveld",
      start_time: fromNow({ days: 20 }),
      lat: 69.65,
      lng: 18.96,
    });
    const north = "bbox=18,69,20,70";
    expect(await titlesOf(`/feeds/events.ics?${north}`)).toEqual(["Nordlyskveld"]);
    expect(await titlesOf("/feeds/events.ics?bbox=10,59,11,60")).not.toContain("Nordlyskveld");
    const page = await answerOf(`/?${north}`);
    expect(page).toContain('href="http://samling.test/feeds/events.ics?bbox=18%2C69%2C20%2C70"');
    const feed = await jsonOf(`/feeds/events.json?${north}&near=Oslo`);
    expect(feed.title).toBe("Arrangementer, på et utsnitt av kartet – Samling");
    expect(feed.feed_url).toContain("bbox=18%2C69%2C20%2C70");
    expect(await answerOf(`/abonner?${north}&lat=69.65&lng=18.96`)).toMatch(
      /webcal:\/\/samling\.test\/feeds\/events\.ics\?bbox=18%2C69%2C20%2C70"/,
    );
  });

  it("keeps no copy of a small part of the map, and another of each wide one", async () => {
    const small = await visit("/feeds/events.ics?bbox=18,69,20,70");
    expect(small.headers.get("Cache-Control")).toBe("private, no-store");
    const wide = await visit("/feeds/events.ics?bbox=3,57,32,72");
    expect(wide.headers.get("Cache-Control")).toBe("public, max-age=300");
    expect(await titlesOf("/feeds/events.ics?bbox=3,57,12,63")).not.toContain("Nordlyskveld");
  });

  it.each(["/?view=month", "/?q=finnesikkeistan", "/?view=map", "/?view=map&q=finnesikkeistan", "/?type=concert"])(
    "can be subscribed to from every face, and where nothing is found: %s",
    async (page) => {
      const { searchParams } = new URL(page, "http://samling.test");
      expect(await answerOf(page)).toMatch(
        new RegExp(
          `<a[^>]* href="/abonner\\?[^"]*${searchParams.has("view") ? "view" : "="}[^"]*"[^>]*>Abonner på dette søket`,
        ),
      );
    },
  );

  it("moves its dates with the day: the weekend is the coming one", async () => {
    expect(await titlesOf("/feeds/events.ics?when=weekend")).toEqual([
      "Fredagsklubb",
      "Konsert <med> «tegn» & ]]>",
      "Avlyst: Kveldsbønn",
    ]);
  });

  it("has a series that began years ago as one entry, its exceptions under the same UID", async () => {
    const series = (await eventsOf("/feeds/events.ics?organizer_id=o1")).filter(({ uid }) => uid.startsWith("series-"));
    expect(series.map(({ summary }) => summary)).toEqual(["Fredagsklubb", "Sommeravslutning"]);
    expect(new Set(series.map(({ uid }) => uid)).size).toBe(1);
    const [main, exception] = series;
    expect(main!.component.getFirstPropertyValue("rrule")!.toString()).toBe("FREQ=WEEKLY;UNTIL=20260710T160000Z");
    expect(main!.component.getFirstPropertyValue("exdate")!.toString()).toBe("2026-06-19T18:00:00");
    expect(exception!.component.getFirstPropertyValue("recurrence-id")!.toString()).toBe("2026-07-03T18:00:00");
  });

  it("says what is cancelled", async () => {
    const [event] = await eventsOf("/feeds/events.ics?q=kveldsb%C3%B8nn");
    expect(event!.component.getFirstPropertyValue("status")).toBe("CANCELLED");
    expect(event!.description).toContain("Sykdom.");
  });

  it("is an organizer's too, by whose name it is called", async () => {
    const text = await answerOf("/feeds/events.ics?organizer_id=o1");
    expect(text).toContain("X-WR-CALNAME;VALUE=TEXT:Fjellkirken & co");
  });
});

describe("a feed of a search, as RSS", () => {
  it("keeps every sign of a title, and says when and where", async () => {
    const xml = await answerOf("/feeds/events.rss?type=concert");
    expect(xml).toContain(
      "<title>Konsert &lt;med&gt; «tegn» &amp; ]]&gt;, lørdag 6. juni kl. 12:00, Fjellkirken, Oslo</title>",
    );
    expect(xml).toContain('<guid isPermaLink="true">http://samling.test/event/concert</guid>');
    expect(xml).toContain("&lt;p&gt;Andre &amp;amp; siste.&lt;/p&gt;");
    expect(xml).toContain("<category>sang, kor</category>");
    expect(xml).toContain("<dc:creator>Fjellkirken &amp; co</dc:creator>");
    expect(xml).toMatch(/<pubDate>\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT<\/pubDate>/);
  });

  it("names itself and its page, with the parameters in one order and no others", async () => {
    const xml = await answerOf("/feeds/events.rss?when=weekend&type=concert&evil=%22%3E&lang=en");
    expect(xml).toContain(
      '<atom:link href="http://samling.test/feeds/events.rss?type=concert&amp;when=weekend&amp;lang=en" rel="self"',
    );
    expect(xml).toContain("<link>http://samling.test/?type=concert&amp;when=weekend</link>");
    expect(xml).toContain("<title>Concert, this weekend – Samling</title>");
    expect(xml).toContain("<language>en</language>");
    expect(xml).not.toContain("evil");
  });
});

it("a feed of a search as JSON Feed has each event's text, and all of the open API beside it", async () => {
  const feed = await jsonOf("/feeds/events.json?type=concert&near=Oslo");
  expect(feed.title).toBe("Konsert, nær Oslo (innen 50 km) – Samling");
  expect(feed.feed_url).toBe("http://samling.test/feeds/events.json?near=Oslo&radius_km=50&type=concert");
  expect(feed.items.map(({ id }) => id)).toEqual(["http://samling.test/event/concert"]);
  const [item] = feed.items;
  expect(item!.summary).toBe("lørdag 6. juni kl. 12:00, Fjellkirken, Oslo");
  expect(item!.content_text).toBe(`${item!.summary}\n\nFørste avsnitt.\n\nAndre & siste.`);
  expect(item!._samling).toMatchObject({ id: "concert", state: "planned" });
});

describe("what a feed refuses", () => {
  it.each(casesOf<[string, number]>(cases, "is a, as data"))("%s is a %i, as data", async (path, status) => {
    const answer = await visit(path);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ error: { message: expect.any(String) as string } });
  });

  it("keeps no copy of a feed near a position", async () => {
    const answer = await visit("/feeds/events.ics?lat=59.9&lng=10.7");
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  });
});

describe("what a feed costs", () => {
  beforeAll(async () => {
    await manyEvents(2_500, seededRandom(5));
  });

  it.each(["ics", "rss", "json"])("is at most 500 entries, and few rows for each, as %s", async (format) => {
    const { status, meter } = await meteredVisit(`/feeds/events.${format}?near=Oslo&radius_km=200`);
    expect(status).toBe(200);
    expect(meter.trips).toBeLessThanOrEqual(3);
    expect(meter.rowsRead).toBeLessThanOrEqual(4_000);
    expect(meter.rowsWritten).toBe(0);
  });

  it("has the soonest 500", async () => {
    const { items } = await jsonOf("/feeds/events.json");
    expect(items).toHaveLength(500);
  });
});

test.each(casesOf<[string, string]>(cases, "found from each page that shows a search"))(
  "found from each page that shows a search: %s",
  async (page, query) => {
    const html = await answerOf(page);
    const links = [...html.matchAll(/<link rel="alternate" type="([^"]+)"[^>]* href="([^"]+)"/g)]
      .map(([, type, href]) => [type, href!.replaceAll("&amp;", "&").replace(/^https?:\/\/[^/]+/, "")])
      .filter(([, href]) => href!.startsWith("/feeds/"));
    const end = query && `?${query}`;
    expect(links).toEqual([
      ["text/calendar", `/feeds/events.ics${end}`],
      ["application/rss+xml", `/feeds/events.rss${end}`],
      ["application/feed+json", `/feeds/events.json${end}`],
    ]);
    for (const [, href] of links) expect((await visit(href!)).status).toBe(200);
  },
);
