import { event, ld, page, type PageCase } from "./page-case";

const SERVICE = event("Gudstjeneste", "2026-09-06T11:00");
const UNDERSTOOD = ["json-ld 2026-09-06 11:00 Gudstjeneste"];
const of = (name: string, html: string, expected: string[] = UNDERSTOOD): PageCase => ({ name, html, expected });

/** JSON-LD in all its forms. */
export const jsonLdForms: PageCase[] = [
  of("one object", page(ld(SERVICE))),
  of("an array", page(ld([SERVICE]))),
  of(
    "a comment of HTML within one of XML",
    page(ld(`//<![CDATA[\n<!-- made by a program -->\n${JSON.stringify(SERVICE)}\n//]]>`)),
  ),
  of("an array in an array", page(ld([[SERVICE]]))),
  of(
    "@graph",
    page(ld({ "@context": "https://schema.org", "@graph": [{ "@type": "WebSite", name: "Side" }, SERVICE] })),
  ),
  of(
    "ItemList, ListItem, item",
    page(ld({ "@type": "ItemList", itemListElement: [{ "@type": "ListItem", position: 1, item: SERVICE }] })),
  ),
  of("within a place", page(ld({ "@type": "Church", name: "Eksempelbygd kirke", event: [SERVICE] }))),
  of("within an organizer", page(ld({ "@type": "Organization", events: SERVICE }))),
  of("within a web page", page(ld({ "@type": "WebPage", mainEntity: { "@type": "Thing", about: SERVICE } }))),
  of("a full type name", page(ld({ ...SERVICE, "@type": "http://schema.org/Event" }))),
  of("a type with a prefix", page(ld({ ...SERVICE, "@type": "schema:Event" }))),
  of("several types", page(ld({ ...SERVICE, "@type": ["Thing", "MusicEvent"] }))),
  ...["MusicEvent", "TheaterEvent", "ChildrensEvent", "EducationEvent", "Festival", "SocialEvent"].map((type) =>
    of(type, page(ld({ ...SERVICE, "@type": type }))),
  ),
  of("type without @", page(ld({ type: "Event", name: "Gudstjeneste", startDate: "2026-09-06T11:00" }))),
  of(
    "a script with single quotes around its type",
    page(`<script type='application/ld+json'>${JSON.stringify(SERVICE)}</script>`),
  ),
  of(
    "a type with a charset",
    page(`<script type="application/ld+json; charset=utf-8">${JSON.stringify(SERVICE)}</script>`),
  ),
  of("texts in single quotes", page(ld("{'@type': 'Event', 'name': 'Gudstjeneste', 'startDate': '2026-09-06T11:00'}"))),
  of("names without quotes", page(ld('{"@type": "Event", name: "Gudstjeneste", startDate: "2026-09-06T11:00"}'))),
  of("commas after the last", page(ld('[{"@type":"Event","name":"Gudstjeneste","startDate":"2026-09-06T11:00",},]'))),
  of("comments", page(ld('{/* en */"@type":"Event", // to\n"name":"Gudstjeneste","startDate":"2026-09-06T11:00"}'))),
  of("within a comment of HTML", page(ld(`<!-- ${JSON.stringify(SERVICE)} -->`))),
  of("within CDATA", page(ld(`//<![CDATA[\n${JSON.stringify(SERVICE)}\n//]]>`))),
  of("within CDATA in a comment", page(ld(`/* <![CDATA[ */${JSON.stringify(SERVICE)}/* ]]> */`))),
  of(
    "line ends and control characters in texts",
    page(ld('{"@type":"Event","name":"Gudstjeneste","description":"En\nto\u0003","startDate":"2026-09-06T11:00"}')),
  ),
  of(
    "quotes that are not escaped",
    page(
      ld('{"@type":"Event","description":"Tema "Nåde" i dag","name":"Gudstjeneste","startDate":"2026-09-06T11:00"}'),
    ),
  ),
  of("a broken block beside a whole one", page(ld('{"@type":"Event","name":') + ld(SERVICE))),
  of(
    "a block that is cut off",
    page(ld('[{"@type":"Event","name":"Gudstjeneste","startDate":"2026-09-06T11:00"},{"@type":"Ev')),
  ),
  of("two objects in one script", page(ld(`${JSON.stringify({ "@type": "WebSite" })}\n${JSON.stringify(SERVICE)}`))),
  of("the same twice", page(ld(SERVICE) + ld([SERVICE]))),
  of(
    "numeric and doubled references",
    page(ld({ ...SERVICE, name: "Fest p&#229; B&amp;#248;mlo &#038; Bø\u00admlo" })),
    ["json-ld 2026-09-06 11:00 Fest på Bømlo & Bømlo"],
  ),
  of("HTML in the title", page(ld({ ...SERVICE, name: "<strong>Gudstjeneste</strong>" }))),
  of(
    "a title as an object and a list",
    page(
      ld({
        ...SERVICE,
        name: [
          { "@value": "Worship", "@language": "en" },
          { "@value": "Gudstjeneste", "@language": "nb" },
        ],
      }),
    ),
  ),
  of(
    "a field of a wrong kind",
    page(ld({ ...SERVICE, location: 7, image: { a: 1 }, offers: "x", url: [], description: {} })),
  ),
  of("200 levels deep", page(ld(`${'{"a":['.repeat(200)}${JSON.stringify(SERVICE)}${"]}".repeat(200)}`))),
  of("5000 levels deep and never closed", page(ld(`${JSON.stringify(SERVICE)},${'{"a":['.repeat(5000)}`))),
  of(
    "places by reference",
    page(
      ld({
        "@graph": [
          { "@type": "Place", "@id": "#k", name: "Eksempelbygd kirke" },
          { ...SERVICE, location: { "@id": "#k" } },
        ],
      }),
    ),
    ["json-ld 2026-09-06 11:00 Gudstjeneste @ Eksempelbygd kirke"],
  ),
  of(
    "a place and its address",
    page(
      ld({
        ...SERVICE,
        location: [
          { "@type": "VirtualLocation", url: "https://eksempel.no" },
          {
            "@type": "Place",
            name: "Salen",
            address: {
              streetAddress: "Kirkevegen 1",
              postalCode: 5430,
              addressLocality: "Eksempelbygd",
              addressCountry: "NO",
            },
          },
        ],
      }),
    ),
    ["json-ld 2026-09-06 11:00 Gudstjeneste @ Salen, Kirkevegen 1, 5430 Eksempelbygd"],
  ),
  of(
    "a place as a text with its address",
    page(ld({ ...SERVICE, location: "Eksempelbygd kirke, Kirkevegen 1, 5430 Eksempelbygd" })),
    ["json-ld 2026-09-06 11:00 Gudstjeneste @ Eksempelbygd kirke, Kirkevegen 1, 5430 Eksempelbygd"],
  ),
  ...(
    [
      [
        "weekly",
        { repeatFrequency: "P1W", byDay: "https://schema.org/Monday", endDate: "2026-09-21" },
        ["07", "14", "21"],
      ],
      [
        "weekly by name, on the start's day",
        { repeatFrequency: "Weekly", startDate: "2026-09-07", endDate: "2026-09-21" },
        ["07", "14", "21"],
      ],
      ["every second week", { repeatFrequency: "P2W", byDay: ["Monday"], endDate: "2026-09-30" }, ["14", "28"]],
      [
        "two days a week",
        { repeatFrequency: "P1W", byDay: ["MO", "TH"], endDate: "2026-09-14" },
        ["03", "07", "10", "14"],
      ],
      ["daily", { repeatFrequency: "P1D", endDate: "2026-09-03" }, ["01", "02", "03"]],
      ["so many times", { repeatFrequency: "P1W", byDay: "Monday", repeatCount: 2 }, ["07", "14"]],
      [
        "except some days",
        { repeatFrequency: "P1W", byDay: "Monday", endDate: "2026-09-21", exceptDate: ["2026-09-14"] },
        ["07", "21"],
      ],
      ["the second Monday of the month", { repeatFrequency: "P1M", byDay: "2MO", endDate: "2026-09-30" }, ["14"]],
      [
        "the last Monday of the month",
        { repeatFrequency: "P1M", byDay: "Monday", byMonthWeek: -1, endDate: "2026-09-30" },
        ["28"],
      ],
      ["the tenth of the month", { repeatFrequency: "P1M", byMonthDay: 10, endDate: "2026-09-30" }, ["10"]],
    ] as [string, object, string[]][]
  ).map(([name, schedule, dates]): PageCase => ({
    name: `a schedule: ${name}`,
    html: page(
      ld({
        "@type": "Event",
        name: "Strikkekafé",
        eventSchedule: {
          "@type": "Schedule",
          startDate: "2026-09-01",
          startTime: "12:00",
          endTime: "14:00:00",
          scheduleTimezone: "Europe/Oslo",
          ...schedule,
        },
      }),
    ),
    expected: dates.map((date) => `json-ld 2026-09-${date} 12:00–14:00 Strikkekafé`),
  })),
  {
    name: "a schedule without an end is in doubt",
    html: page(ld(event("Messe", "2026-10-20T18:00", { eventSchedule: { repeatFrequency: "P1M", byMonthDay: 20 } }))),
    expected: [
      "json-ld 2026-10-20 18:00 Messe (repeats_without_end)",
      "json-ld 2026-11-20 18:00 Messe (repeats_without_end)",
      "json-ld 2026-12-20 18:00 Messe (repeats_without_end)",
    ],
  },
  {
    name: "a schedule that cannot be read leaves the start, in doubt",
    html: page(
      ld(
        event("Messe", "2026-10-20T18:00", {
          eventSchedule: { repeatFrequency: "ofte", byDay: "helg" },
          endDate: "2026-12-01",
        }),
      ),
    ),
    expected: ["json-ld 2026-10-20 18:00–2026-12-01 Messe (standing, repeats_without_end)"],
  },
];
