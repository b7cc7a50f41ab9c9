import { describe, expect, test } from "vitest";
import { readIntake } from "~/gateways/intake/read-intake";
import { NOW } from "./pages/page-case";
import { shownLines } from "./pages/shown-lines";

async function understood(written: string, name: string): Promise<string[]> {
  const bytes = new TextEncoder().encode(written);
  const reading = await readIntake({ bytes, name, contentType: null, address: null }, NOW);
  return reading.ok ? shownLines(reading.events) : [];
}

const OSLO = "Europe/Oslo";
const answer = (data: unknown) => understood(JSON.stringify(data), "svar.json");

describe("events of an answer are found by their shape", () => {
  const [MOMENT, SHOWN] = [1_788_714_000, "2026-09-06 19:00"];
  test.each([
    [
      "local, utc and zone that agree",
      { start: { local: "2026-09-06T19:00:00", utc: "2026-09-06T17:00:00Z", timezone: OSLO } },
      "",
    ],
    [
      "local and utc that differ",
      { start: { local: "2026-09-06T19:00:00", utc: "2026-09-06T19:00:00Z", timezone: OSLO } },
      " (zone_claimed)",
    ],
    [
      "local in another zone",
      { start: { local: "2026-09-06T19:00:00", timezone: "America/New_York" } },
      " (zone_claimed)",
    ],
    ["Google's dateTime", { start: { dateTime: "2026-09-06T19:00:00+02:00", timeZone: OSLO } }, ""],
    [
      "day, clock and stamp in one",
      {
        start: { date: "2026-09-06", time: "19:00", iso: "2026-09-06T19:00:00+02:00", timezone: "+02:00" },
        timezone: OSLO,
      },
      "",
    ],
    ["seconds and a zone", { start_time: MOMENT, time_zone: OSLO }, ""],
    ["milliseconds and a zone", { startsAt: MOMENT * 1000, timezone: OSLO }, ""],
    ["seconds without a zone", { start_time: MOMENT }, " (zone_claimed)"],
    ["an offset without a zone", { startDateTime: "2026-09-06T19:00:00+02:00" }, " (zone_claimed)"],
    [
      "UTC beside a zone, which may be the local clock",
      { startTime: "2026-09-06T17:00:00Z", timeZone: OSLO },
      " (zone_claimed)",
    ],
    ["a clock without an offset", { eventTime: "2026-09-06T19:00:00" }, ""],
    ["a start within", { eventTime: { start: "2026-09-06T19:00:00" } }, ""],
    ["a list of dates", { dates: [{ start: "2026-09-06T19:00:00" }] }, ""],
    ["day and clock apart", { start_date: "2026-09-06", start_time: "19:00" }, ""],
    ["a date beside a clock", { date: "2026-09-06", time: "19.00" }, ""],
  ])("%s", async (_, times, doubt) => {
    const names = [
      "Kveldsmøte",
      { text: "Kveldsmøte" },
      { rendered: "Kveldsmøte" },
      { nb: "Kveldsmøte", en: "Meeting" },
    ];
    for (const name of names)
      for (const [key, event] of [
        ["name", { name, ...times }],
        ["title", { title: name, ...times }],
      ] as const)
        for (const data of [
          { events: [event] },
          { data: { organization: { events: [event] } } },
          { data: { events: { edges: [{ node: event }] } } },
        ])
          expect([key, name, await answer(data)]).toEqual([key, name, [`answer ${SHOWN} Kveldsmøte${doubt}`]]);
  });

  test("also in a list without a name, in the company of an end, a place or whole days", async () => {
    expect(
      await answer([
        { title: "Møte", start: "2026-09-06T19:00", end: "2026-09-06T21:00" },
        { title: "Messe", start: "2026-09-07T11:00", location: { name: "Vik kirke" } },
        { title: "Leir", start: "2026-09-08", end: "2026-09-10", allDay: true },
      ]),
    ).toEqual([
      "answer 2026-09-06 19:00–21:00 Møte",
      "answer 2026-09-07 11:00 Messe @ Vik kirke",
      "answer 2026-09-08–2026-09-09 Leir",
    ]);
  });

  test("what is called off is in doubt, and drafts are left out", async () => {
    const event = (name: string, status: string) => ({ name, status, start: "2026-09-06T19:00" });
    expect(await answer({ events: [event("Møte", "canceled"), event("Messe", "draft")] })).toEqual([
      "answer 2026-09-06 19:00 Møte (cancelled)",
    ]);
  });

  test.each([
    [
      "posts of a blog",
      [
        {
          date: "2026-09-06T10:00:00",
          modified: "2026-09-06T10:00:00",
          type: "post",
          title: { rendered: "Nytt blad" },
        },
      ],
    ],
    [
      "people and projects",
      {
        employees: [{ name: "Kari", start_date: "2026-09-06" }],
        projects: [{ title: "Orgel", start: "2026-09-06T10:00", end: "2027-01-01T10:00" }],
      },
    ],
    [
      "terms and subscriptions",
      {
        semesters: [{ name: "Høst", start: "2026-09-06T08:00", end: "2026-12-18T15:00" }],
        subscriptions: [{ name: "Brev", startsAt: "2026-09-06T10:00", endsAt: "2027-09-06T10:00" }],
      },
    ],
    [
      "tickets of an event",
      {
        events: [
          { name: "Konsert", tickets: [{ name: "Tidlig", start: "2026-09-06T10:00", end: "2026-10-06T10:00" }] },
        ],
      },
    ],
    [
      "what an answer says of itself",
      { meta: { title: "Kalender", from: "2026-09-06T00:00", to: "2026-12-31T00:00" }, events: [] },
    ],
    [
      "when it was written",
      { events: [{ name: "Konsert", created: "2026-09-06T10:00:00Z", updated_at: "2026-09-06T10:00:00Z" }] },
    ],
  ])("but not %s", async (_, data) => {
    expect(await answer(data)).toEqual([]);
  });
});

const item = (title: string, more: string) =>
  `<item><title>${title}</title><link>https://x.example/1</link>${more}</item>`;
const rss = (...items: string[]) =>
  `<?xml version="1.0"?><!-- x --><rss version="2.0"><channel><title>Kirka</title>${items.join("")}</channel></rss>`;
const WRITTEN = "<pubDate>Mon, 03 Aug 2026 09:00:00 +0200</pubDate>";

describe("a feed of news says when in a module for events, or in a sentence, and never by when it was written", () => {
  test.each([
    [
      "ev:startdate",
      "<ev:startdate>2026-09-06T19:00:00</ev:startdate><ev:location>Salem</ev:location>",
      " @ Salem",
      "",
    ],
    ["with an offset", "<ev:startdate>2026-09-06T19:00:00+02:00</ev:startdate>", "", " (zone_claimed)"],
    [
      "with an offset, and the clock in a sentence",
      "<ev:startdate>2026-09-06T19:00:00+02:00</ev:startdate><description>Søndag 6. september kl. 19.00</description>",
      "",
      "",
    ],
    ["xCal", "<xCal:dtstart>2026-09-06T19:00:00</xCal:dtstart>", "", ""],
    ["day and hour apart", "<mec:startDate>2026-09-06</mec:startDate><mec:startHour>19:00</mec:startHour>", "", ""],
    ["Google's", "<gd:when startTime='2026-09-06T19:00:00'/>", "", ""],
  ])("%s", async (_, more, place, doubt) => {
    const lines = [`feed 2026-09-06 19:00 Kveldsmøte${place}${doubt}`];
    for (const written of [WRITTEN, "<dc:date>2026-09-01T10:00:00Z</dc:date>", ""])
      expect(await understood(rss(item("Kveldsmøte", written + more)), "feed.xml")).toEqual(lines);
    const entry = `<entry><title>Kveldsmøte</title><updated>2026-09-01T10:00:00Z</updated>${more}</entry>`;
    expect(await understood(`<feed xmlns="http://www.w3.org/2005/Atom">${entry}</feed>`, "feed")).toEqual(lines);
    expect(
      await understood(`<?xml version="1.0"?><rdf:RDF xmlns:rdf="x">${item("Kveldsmøte", more)}</rdf:RDF>`, "f"),
    ).toEqual(lines);
  });

  test.each([
    ["escaped", "<description>&lt;p&gt;Søndag 6. september kl. 19.00&lt;/p&gt;</description>"],
    [
      "as data",
      "<description><![CDATA[<p>Velkommen til kveldsmøte søndag 6. september kl. 19.00.</p>]]></description>",
    ],
    ["in the content", "<content:encoded><![CDATA[<div>Søndag 6. september kl. 19.00</div>]]></content:encoded>"],
  ])("in a sentence, %s", async (_, more) => {
    expect(await understood(rss(item("Kveldsmøte", WRITTEN + more)), "f.xml")).toEqual([
      "text 2026-09-06 19:00 Kveldsmøte",
    ]);
  });

  test("a sentence counts from the day on which it was written", async () => {
    const last = "<pubDate>Mon, 01 Sep 2025 09:00:00 +0200</pubDate><description>6. september kl. 19.00</description>";
    expect(await understood(rss(item("Kveldsmøte", last)), "f.xml")).toEqual([]);
  });

  test.each([
    ["news alone", item("Nytt menighetsblad", `${WRITTEN}<description>Bladet er ute</description>`)],
    [
      "a deadline",
      item("Vi søker organist", `${WRITTEN}<description>Frist fredag 4. september 2026 kl. 12.00</description>`),
    ],
    [
      "what has been",
      item("Takk", `${WRITTEN}<description>Det ble samlet inn mye lørdag 1. august kl. 12.</description>`),
    ],
    ["when they were written", `<entry><title>Ny side</title><updated>2026-09-06T19:00:00Z</updated></entry>`],
  ])("nothing of %s", async (_, items) => {
    expect(await understood(rss(items), "f.xml")).toEqual([]);
  });

  test("other XML is never read as running text", async () => {
    expect(
      await understood(
        '<?xml version="1.0"?><urlset><url><lastmod>2026-09-06T19:00:00</lastmod></url></urlset>',
        "s.xml",
      ),
    ).toEqual([]);
  });
});
