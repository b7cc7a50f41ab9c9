import { describe, expect, test } from "vitest";
import type { EventDetailRow } from "#db/queries/events/page";
import { eventDetailRow, seconds, viewContext } from "#test/support/page-rows";
import { viewEventPage } from "~/views/detail/event-page";

const view = (given: Partial<EventDetailRow> = {}, context: Parameters<typeof viewEventPage>[1] = viewContext) =>
  viewEventPage({ event: eventDetailRow(given), merged: [], dates: null, more: [] }, context);

test("day and hours are finished texts", () => {
  expect(view()).toMatchObject({
    days: "søndag 7. juni",
    hours: "kl. 11:00 – 12:30",
    startDay: { weekday: "søn", date: "7", month: "juni" },
    dateTime: "2026-06-07T09:00:00.000Z",
    phase: "coming",
  });
});

test("in English, with the 12-hour clock", () => {
  const preferences = { theme: "system", locale: "en", timeFormat: "12h" } as const;
  expect(view({}, { ...viewContext, preferences })).toMatchObject({
    days: "Sunday 7 June",
    hours: "11:00 AM – 12:30 PM",
  });
});

test.each([
  ["today", { start_time: seconds("2026-06-04T18:00+02:00"), end_time: null }, { near: "today", phase: "coming" }],
  [
    "tomorrow",
    { start_time: seconds("2026-06-05T00:00+02:00"), end_time: null },
    { near: "tomorrow", phase: "coming" },
  ],
  [
    "now",
    { start_time: seconds("2026-06-04T11:00+02:00"), end_time: seconds("2026-06-04T13:00+02:00") },
    { phase: "running" },
  ],
  ["last week", { start_time: seconds("2026-05-28T18:00+02:00"), end_time: null }, { near: null, phase: "past" }],
])("an event of %s", (_, given, expected) => {
  expect(view(given)).toMatchObject(expected);
});

describe("a date of a series says how it repeats, by the series' rule", () => {
  const series = {
    series_pattern: "weekly",
    series_until: "2026-06-30",
    series_first_day: "2026-05-03",
    series_day: "2026-06-07",
  } as const;
  const english = { ...viewContext, preferences: { ...viewContext.preferences, locale: "en" } } as const;

  test.each<[string, Partial<EventDetailRow>, string | null, string | null]>([
    ["every Sunday", {}, "hver søndag til 30. juni 2026", "every Sunday until 30 June 2026"],
    [
      "every Sunday, this time moved to a Monday",
      { start_time: seconds("2026-06-08T11:00+02:00"), end_time: null },
      "hver søndag til 30. juni 2026",
      "every Sunday until 30 June 2026",
    ],
    [
      "every other Sunday",
      { series_pattern: "biweekly" },
      "annenhver søndag til 30. juni 2026",
      "every other Sunday until 30 June 2026",
    ],
    [
      "the 31st of every month, also in February",
      {
        series_pattern: "monthly",
        series_first_day: "2026-01-31",
        series_day: "2026-02-28",
        start_time: seconds("2026-02-28T11:00+01:00"),
        end_time: null,
      },
      "den 31. hver måned til 30. juni 2026",
      "on day 31 of every month until 30 June 2026",
    ],
    [
      "the first Sunday",
      { series_pattern: "monthly_weekday" },
      "første søndag i måneden til 30. juni 2026",
      "the first Sunday of the month until 30 June 2026",
    ],
    [
      "Tuesdays and Thursdays",
      { series_pattern: "weekdays", series_details: '{"every":1,"weekdays":[1,3]}' },
      "hver tirsdag og torsdag til 30. juni 2026",
      "every Tuesday and Thursday until 30 June 2026",
    ],
    [
      "every third week on three days",
      { series_pattern: "weekdays", series_details: '{"every":3,"weekdays":[0,2,4]}' },
      "hver tredje uke på mandag, onsdag og fredag til 30. juni 2026",
      "every three weeks on Monday, Wednesday and Friday until 30 June 2026",
    ],
    [
      "every year",
      { series_pattern: "yearly", series_until: "2030-05-03" },
      "hvert år 3. mai til 3. mai 2030",
      "every year on 3 May until 3 May 2030",
    ],
    [
      "days picked by hand",
      { series_pattern: "picked", series_details: '{"days":["2026-05-03","2026-06-30"]}' },
      "utvalgte datoer til 30. juni 2026",
      "chosen dates until 30 June 2026",
    ],
    [
      "Sundays without an end",
      { series_endless: 1, series_until: "2027-06-10" },
      "hver søndag til videre",
      "every Sunday until further notice",
    ],
    [
      "a series that does not know its first day",
      { series_first_day: null, start_time: seconds("2026-06-08T11:00+02:00"), end_time: null },
      "hver søndag til 30. juni 2026",
      "every Sunday until 30 June 2026",
    ],
    ["no series", { series_pattern: null, series_until: null, series_first_day: null, series_day: null }, null, null],
  ])("%s", (_, given, nb, en) => {
    expect(view({ ...series, ...given }).repeats).toBe(nb);
    expect(view({ ...series, ...given }, english).repeats).toBe(en);
  });

  test("that it goes on, once, and not how far its dates are made", () => {
    const endless = { ...series, series_endless: 1, series_until: "2027-06-10" };
    expect(JSON.stringify(view(endless)).match(/til videre/g)).toHaveLength(1);
    expect(JSON.stringify(view(endless))).not.toContain("ett år fram");
    expect(JSON.stringify(view(endless).data)).not.toContain("2027-06-10");
  });

  test.each([
    ["weekdays", { repeatFrequency: "P2W", byDay: ["TU", "TH"] }, '{"every":2,"weekdays":[1,3]}'],
    ["yearly", { repeatFrequency: "P1Y", byMonth: 5, byMonthDay: 3 }, null],
  ] as const)("search engines are told of newer patterns: %s", (series_pattern, schedule, series_details) => {
    expect(view({ ...series, series_pattern, series_details }).data).toMatchObject({
      superEvent: { "@type": "EventSeries", eventSchedule: { ...schedule, startDate: "2026-05-03" } },
    });
  });

  test.each([
    ["weekly", { repeatFrequency: "P1W", byDay: "SU" }],
    ["monthly", { repeatFrequency: "P1M", byMonthDay: 3 }],
    ["monthly_weekday", { repeatFrequency: "P1M", byDay: "1SU" }],
    ["monthly_last_weekday", { repeatFrequency: "P1M", byDay: "-1SU" }],
  ] as const)("search engines are told as well: %s", (series_pattern, schedule) => {
    expect(view({ ...series, series_pattern }).data).toMatchObject({
      startDate: "2026-06-07T11:00:00+02:00",
      superEvent: {
        "@type": "EventSeries",
        name: "Gudstjeneste",
        eventSchedule: { ...schedule, startDate: "2026-05-03", endDate: "2026-06-30" },
      },
    });
  });

  test("an event by itself belongs to no series there", () => {
    expect(view().data["superEvent"]).toBeUndefined();
  });
});

describe("place and map", () => {
  test.each([
    ["name and address", {}, { name: "Lillehavn kirke", address: "Kirkegata 4, 8003 Bodø" }],
    [
      "an address without its town",
      { location_address: "Kirkegata 4" },
      { name: "Lillehavn kirke", address: "Kirkegata 4, Bodø" },
    ],
    [
      "an import without a place",
      { location_name: "Location TBD", location_address: null },
      { name: "Bodø", address: null },
    ],
    [
      "nothing known",
      { location_name: null, location_address: null, organizer_city: null },
      { name: null, address: null },
    ],
  ])("%s", (_, given, expected) => {
    expect(view(given).place).toEqual(expected);
  });

  test("the map gets position, address and whom it is owed to", () => {
    expect(view().map).toEqual({
      title: "Lillehavn kirke",
      address: "Kirkegata 4, 8003 Bodø",
      position: { lat: 67.28, lng: 14.38 },
      attribution: { text: "© OpenStreetMap contributors", href: "https://www.openstreetmap.org/copyright" },
    });
  });

  test("without an address the place is looked up by its name and town, never by the organizer's town alone", () => {
    const unplaced = { location_address: null, lat: null, lng: null };
    expect(view(unplaced).map).toMatchObject({ address: "Lillehavn kirke, Bodø", position: null });
    expect(view({ ...unplaced, location_name: null }).map).toMatchObject({ title: "Bodø", address: null });
  });
});

test.each([
  ["an event of one's own", {}, null],
  [
    "Google",
    {
      google_calendar_id: "menighet@group.calendar.google.test",
      google_calendar_sync_id: "sync-1",
      calendar_name: "Kalender",
    },
    "google",
  ],
  [
    "another feed",
    { google_calendar_sync_id: "sync-1", calendar_name: "Menighetens kalender" },
    { calendar: "Menighetens kalender" },
  ],
])("where an import is from: %s", (_, given, expected) => {
  expect(view(given).importedFrom).toEqual(expected);
});

test("an event shows its own image, an imported one that was set here too; else its organizer's cover", () => {
  const images = { image_url: "/images/events/a", organizer_cover_image_url: "/images/organizers/b" };
  expect(view(images).image.src).toBe("/images/events/a?w=960");
  const imported = { ...images, google_calendar_sync_id: "sync-1" };
  expect(view(imported).image.src).toBe("/images/events/a?w=960");
  expect(view({ ...imported, image_url: null }).image.src).toBe("/images/organizers/b?w=960");
  expect(view().image.isGenerated).toBe(true);
});

test("an event's own picture says what it shows, and is whole where its shape is a poster's; a cover says nothing", () => {
  const poster = { image_url: "/images/events/a", image_alt: "Korkonsert. Onsdag kl. 19", image_size: "[900,1200]" };
  expect(view(poster).image).toMatchObject({
    alt: "Korkonsert. Onsdag kl. 19",
    whole: { width: 900, height: 1200, href: "/images/events/a" },
  });
  for (const size of ["[1200,800]", null]) expect(view({ ...poster, image_size: size }).image.whole).toBeNull();
  const cover = view({ ...poster, image_url: null, organizer_cover_image_url: "/images/organizers/b" }).image;
  expect([cover.alt, cover.whole]).toEqual([undefined, undefined]);
});

test("only a safe website is offered", () => {
  expect(view({ external_url: "https://billetter.test/1" }).websites).toEqual([
    { href: "https://billetter.test/1", host: "billetter.test" },
  ]);
  expect(view({ external_url: "javascript:alert(1)" }).websites).toEqual([]);
});

test("tags that are no words are left out", () => {
  expect(view({ tags: '["advent", "", 3, "kor"]' }).tags).toEqual(["advent", "kor"]);
});

test("the share text says title, date, place and organizer", () => {
  expect(view().share).toMatchObject({
    title: "Gudstjeneste",
    text: "Gudstjeneste\n7. juni 2026 kl. 11:00\nLillehavn kirke, Bodø\nLillehavn menighet",
    url: "https://samling.test/event/event-1",
  });
  expect(view().share!.image).toMatch(/^\/covers\/service-\d+\.jpg$/);
});

test("the page's head says when and where, cut between words", () => {
  const { head } = view({ description: "Velkommen til alle. ".repeat(20) });
  expect(head).toContainEqual({ title: "Gudstjeneste – Samling" });
  expect(head).toContainEqual({ tagName: "link", rel: "canonical", href: "https://samling.test/event/event-1" });
  const image = expect.stringMatching(
    /^https:\/\/samling\.test\/cards\/event\/event-1\.jpg\?lang=nb&v=[0-9a-f]{16}$/,
  ) as string;
  expect(head).toContainEqual({ property: "og:image", content: image });
  const description =
    head.flatMap((tag) => ("name" in tag && tag.name === "description" ? [tag.content] : []))[0] ?? "";
  expect(description).toMatch(/^søndag 7\. juni kl\. 11:00 – 12:30, Lillehavn kirke, Bodø\. Velkommen til alle\./);
  expect(description).toMatch(/ (Velkommen|til|alle\.) …$/);
  expect(description.length).toBeLessThanOrEqual(162);
});

test("search engines are told the first and last of whole days", () => {
  const days = {
    all_day: 1,
    start_time: seconds("2026-06-05T00:00+02:00"),
    end_time: seconds("2026-06-08T00:00+02:00"),
  };
  expect(view(days).data).toMatchObject({ startDate: "2026-06-05", endDate: "2026-06-07" });
});

test("organiser, partner and place are told apart on the page and for search engines", () => {
  const hosts = JSON.stringify([
    { id: "kirken", name: "Solvik kirke", logo_url: null, part: "place" },
    { id: "koret", name: "Fjellklang", logo_url: null, part: "partner" },
  ]);
  const page = view({ hosts });
  expect(page.coOrganizers.map(({ name, part }) => [name, part])).toEqual([
    ["Fjellklang", "partner"],
    ["Solvik kirke", "place"],
  ]);
  expect(page.data["organizer"]).toMatchObject([{ name: page.organizer.name }, { name: "Fjellklang" }]);
  expect(page.data["contributor"]).toMatchObject([{ name: "Solvik kirke" }]);
  expect(view().data["contributor"]).toBeUndefined();
});
