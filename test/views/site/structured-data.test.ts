import { describe, expect, test } from "vitest";
import type { EventDetailRow } from "#db/queries/events/page";
import type { OrganizerPageRow } from "#db/queries/organizers/page";
import { caseFile, casesOf } from "#test/support/cases";
import { eventDetailRow, organizerDetailRow, seconds, viewContext } from "#test/support/page-rows";
import { problemsOf } from "#test/support/vocabulary";
import { EVENT_STATES, REGISTRATIONS } from "~/domain/events/types";
import { type FactValues, FAMILIES } from "~/domain/facts/facts";
import { viewEventPage } from "~/views/detail/event-page";
import { viewOrganizerPage } from "~/views/detail/organizer-page";

const CASES = caseFile("views/site/structured-data.tsv");

/** Returns what search engines get: as JSON, without what is not said. */
const asSent = (data: unknown) => JSON.parse(JSON.stringify(data)) as Record<string, unknown>;

const eventPage = (given: Partial<EventDetailRow> = {}, facts: FactValues = {}, now = viewContext.now) =>
  viewEventPage(
    { event: eventDetailRow({ facts: JSON.stringify(facts), ...given }), merged: [], dates: null, more: [] },
    { ...viewContext, now },
  );
const dataOf = (...of: Parameters<typeof eventPage>) => asSent(eventPage(...of).data);

const organizerPage = (given: Partial<OrganizerPageRow> = {}, facts: FactValues = {}) =>
  viewOrganizerPage(
    {
      organizer: organizerDetailRow({ facts: JSON.stringify(facts), ...given }),
      events: [],
      nextService: null,
      total: 0,
      totalIsCapped: false,
    },
    viewContext,
  );

const SERIES: Partial<EventDetailRow> = {
  series_pattern: "weekly",
  series_until: "2026-06-30",
  series_first_day: "2026-05-03",
  series_day: "2026-06-07",
};
const STREAM: FactValues = { stream_url: "https://strom.test/" };
const NOWHERE: Partial<EventDetailRow> = { location_name: null, location_address: null, lat: null, lng: null };

describe("the vocabulary refuses", () => {
  const event = { "@context": "https://schema.org", "@type": "Event", name: "Gudstjeneste" };

  test.each(casesOf<[string, object]>(CASES, "refused"))("%s", (_, wrong) => {
    expect(problemsOf(event)).toEqual([]);
    expect(problemsOf({ ...event, ...wrong })).toHaveLength(1);
  });
});

describe("an event has each field that Google requires or recommends", () => {
  const full = () =>
    dataOf(
      { ...SERIES, speaker_band: "Kammerkoret", description: "Velkommen." },
      { price: "ticket", price_nok: 150, ticket_url: "https://billett.test/1", language: "en" },
    );

  test.each<[string, unknown]>(casesOf(CASES, "fields of an event"))("%s", (path, expected) => {
    const at = path.split(".").reduce<unknown>((of, name) => (of as Record<string, unknown>)[name], full());
    expect(at).toEqual(expected);
  });

  test("inLanguage: what is spoken, else what its organizer writes in, else nothing", () => {
    expect(full()["inLanguage"]).toEqual(["en"]);
    expect(dataOf({ organizer_language: "nn" })["inLanguage"]).toEqual(["nn"]);
    expect(dataOf({ organizer_language: "nn", language: "en" })["inLanguage"]).toEqual(["nn"]);
    expect(dataOf()).not.toHaveProperty("inLanguage");
  });

  test("image: an uploaded one in 1:1, 4:3 and 16:9, else the one JPEG of its generated cover", () => {
    const uploaded = ["1x1", "4x3", "16x9"].map((shape) => `https://samling.test/images/events/a?shape=${shape}`);
    expect(dataOf({ image_url: "/images/events/a" })["image"]).toEqual(uploaded);
    expect(dataOf()["image"]).toEqual([expect.stringMatching(/^https:\/\/samling\.test\/covers\/service-[0-3]\.jpg$/)]);
  });

  test("previousStartDate, where it was moved in time", () => {
    expect(dataOf({ state: "moved", previous_start_time: seconds("2026-06-07T10:00+02:00") })).toMatchObject({
      eventStatus: "https://schema.org/EventRescheduled",
      previousStartDate: "2026-06-07T10:00:00+02:00",
    });
  });

  test("description says when and where, for one that has no words", () => {
    expect(dataOf()["description"]).toBe("søndag 7. juni kl. 11:00 – 12:30, Lillehavn kirke, Bodø");
  });

  test("doorTime and validFrom are left out: nobody is asked for them", () => {
    expect(JSON.stringify(full())).not.toMatch(/doorTime|validFrom/);
  });
});

describe("where an event is attended", () => {
  test("in its place and by its stream", () => {
    expect(dataOf({}, STREAM)).toMatchObject({
      eventAttendanceMode: "https://schema.org/MixedEventAttendanceMode",
      location: [{ "@type": "Place" }, { "@type": "VirtualLocation", url: "https://strom.test/" }],
    });
  });

  test("by its stream alone, where it has no place", () => {
    expect(dataOf(NOWHERE, STREAM)).toMatchObject({
      eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
      location: { "@type": "VirtualLocation", url: "https://strom.test/" },
    });
  });

  test("in another country by its name", () => {
    expect(dataOf({ country: "Danmark" })).toMatchObject({ location: { address: { addressCountry: "Danmark" } } });
  });
});

describe("whether there is room", () => {
  const SOLD_OUT = "https://schema.org/SoldOut";

  test("one that is full, or whose registration is closed, is sold out, whatever it costs", () => {
    expect(dataOf({ state: "full" }, { price: "free" })).toMatchObject({
      offers: { price: 0, availability: SOLD_OUT },
    });
    expect(dataOf({ registration: "closed" })).toMatchObject({
      offers: { availability: SOLD_OUT, url: "https://samling.test/event/event-1" },
    });
    expect(dataOf({ state: "full" })["offers"]).not.toHaveProperty("price");
  });

  test("a free one has room at its registration", () => {
    expect(dataOf({}, { price: "free", registration_url: "https://meld.test/" })).toMatchObject({
      isAccessibleForFree: true,
      offers: { price: 0, priceCurrency: "NOK", url: "https://meld.test/", availability: "https://schema.org/InStock" },
    });
  });

  test("one that is cancelled, postponed or over says nothing of it", () => {
    const free: FactValues = { price: "free" };
    const after = new Date("2026-06-08T12:00:00Z");
    for (const data of [
      dataOf({ state: "cancelled" }, free),
      dataOf({ state: "postponed" }, free),
      dataOf({}, free, after),
    ])
      expect(data["offers"]).not.toHaveProperty("availability");
  });
});

describe("an organizer is what its church family calls its house, and an organization", () => {
  const ADDRESS = { address: "Kirkegata 4, 8003 Bodø", lat: 67.28, lng: 14.38, website: "lillehavn.no" };

  test.each([
    ["church_of_norway", ["Church", "Organization"]],
    ["free_church", ["Church", "Organization"]],
    ["catholic", ["CatholicChurch", "Organization"]],
    ["orthodox", ["Church", "Organization"]],
    ["bedehus", ["PlaceOfWorship", "Organization"]],
    ["other", "Organization"],
  ] as const)("%s", (family, type) => {
    expect(organizerPage(ADDRESS, { family }).data["@type"]).toEqual(type);
  });

  test("with address, position and its other pages", () => {
    const registered = { ...ADDRESS, organization_number: "974760673", register_name: "Lillehavn menighet" };
    expect(organizerPage(registered, { family: "church_of_norway" }).data).toMatchObject({
      address: { "@type": "PostalAddress", streetAddress: "Kirkegata 4", postalCode: "8003", addressLocality: "Bodø" },
      geo: { latitude: 67.28, longitude: 14.38 },
      sameAs: ["https://lillehavn.no/", "https://virksomhet.brreg.no/nb/oppslag/enheter/974760673"],
    });
  });

  test("one without a place is an organization alone", () => {
    expect(organizerPage({}, { family: "church_of_norway" }).data["@type"]).toBe("Organization");
  });
});

test("the way to an event leads over its organizer", () => {
  const steps = eventPage().trail["itemListElement"] as { position: number; name: string; item: { "@id": string } }[];
  expect(steps.map(({ position, name, item }) => [position, name, item["@id"]])).toEqual([
    [1, "Samling", "https://samling.test/"],
    [2, "Lillehavn menighet", "https://samling.test/organizer/organizer-1"],
    [3, "Gudstjeneste", "https://samling.test/event/event-1"],
  ]);
});

describe("whatever is said, it is said in schema.org's words", () => {
  const facts: FactValues[] = [
    {},
    { price: "free", stream_url: "https://strom.test/", age_from: 6, sign_language: true, wheelchair: true },
    { price: "ticket", ticket_url: "billett.test", registration_url: "https://meld.test/", interpretation: "uk" },
  ];
  const rows: Partial<EventDetailRow>[] = [
    {},
    NOWHERE,
    { all_day: 1, end_time: null, event_type: "concert", speaker_band: "Koret" },
    ...EVENT_STATES.map((state) => ({ state, previous_start_time: seconds("2026-06-06T11:00+02:00") })),
    ...REGISTRATIONS.map((registration) => ({ registration })),
    ...(["daily", "weekly", "biweekly", "monthly", "monthly_weekday", "monthly_last_weekday"] as const).map(
      (series_pattern) => ({ ...SERIES, series_pattern }),
    ),
    {
      hosts: JSON.stringify([
        { id: "kirken", name: "Solvik kirke", logo_url: null, part: "place" },
        { id: "koret", name: "Fjellklang", logo_url: null, part: "partner" },
      ]),
    },
  ];

  test.each(rows.flatMap((row) => facts.map((said) => [row, said] as const)))("an event: %o %o", (row, said) => {
    const page = eventPage(row, said);
    expect([page.data, page.trail].flatMap((data) => problemsOf(asSent(data)))).toEqual([]);
  });

  test.each(FAMILIES)("an organizer: %s", (family) => {
    const opening = JSON.stringify({ monday: [{ from: "10:00", until: "24:00" }] });
    for (const row of [
      {},
      { address: "Kirkegata 4", lat: 67.28, lng: 14.38, phone: "75 00 00 00", website: "x.no", opening },
    ]) {
      const page = organizerPage(row, { family, wheelchair: true });
      expect([page.data, page.trail].flatMap((data) => problemsOf(asSent(data)))).toEqual([]);
    }
  });
});
