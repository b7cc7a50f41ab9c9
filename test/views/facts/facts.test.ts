import { describe, expect, test } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import { eventDetailRow, organizerDetailRow, seconds, viewContext } from "#test/support/page-rows";
import type { FactValues } from "~/domain/facts/facts";
import { viewEventPage } from "~/views/detail/event-page";
import { viewOrganizerPage } from "~/views/detail/organizer-page";
import { viewCardFacts, viewFacts } from "~/views/facts/facts";

const CASES = caseFile("views/facts/facts.tsv");

const words = (values: FactValues, locale: "nb" | "en" = "nb") => viewFacts(values, locale).map(({ text }) => text);

describe("facts in words", () => {
  test.each<[FactValues, string, string]>(casesOf(CASES, "facts in words"))("%o", (values, nb, en) => {
    expect(words(values)).toEqual([nb]);
    expect(words(values, "en")).toEqual([en]);
  });

  test("are two at most on a card, and none that all events of its place share", () => {
    const values: FactValues = { family: "catholic", parking: true, communion: true, price: "free", age_to: 12 };
    expect(viewCardFacts(values, "nb").map(({ text }) => text)).toEqual(["Nattverd", "Gratis"]);
  });
});

describe("an event's stream", () => {
  const START = "2026-06-07T11:00+02:00";
  const stream = (now: string, given: Partial<Parameters<typeof eventDetailRow>[0]> = {}) => {
    const event = eventDetailRow({
      start_time: seconds(START),
      end_time: seconds("2026-06-07T12:30+02:00"),
      facts: JSON.stringify({ stream_url: "https://strom.test/" }),
      ...given,
    });
    const view = viewEventPage({ event, merged: [], dates: null, more: [] }, { ...viewContext, now: new Date(now) });
    return view.practical.stream;
  };

  test("is watched from ten minutes before until it is over", () => {
    expect(stream("2026-06-07T10:49:59+02:00")).toMatchObject({ isLive: false, live: "Se direkte" });
    expect(stream("2026-06-07T10:50:00+02:00")).toMatchObject({ isLive: true });
    expect(stream("2026-06-07T12:29:59+02:00")).toMatchObject({ isLive: true });
    expect(stream("2026-06-07T12:30:00+02:00")).toBeNull();
  });

  test("is not that of a cancelled event", () => {
    expect(stream("2026-06-07T11:00:00+02:00", { state: "cancelled" })).toBeNull();
  });

  test("is linked to by web addresses only", () => {
    expect(stream(START, { facts: JSON.stringify({ stream_url: "javascript:alert(1)" }) })).toBeNull();
  });
});

describe("for search engines", () => {
  const dataOf = (facts: FactValues) => {
    const event = eventDetailRow({ facts: JSON.stringify(facts) });
    return viewEventPage({ event, merged: [], dates: null, more: [] }, viewContext).data;
  };

  test("an event says what entry costs, in which languages it is, for whom, and where it is streamed", () => {
    expect(
      dataOf({
        price: "ticket",
        price_nok: 150,
        ticket_url: "https://billett.test/",
        language: "en",
        sign_language: true,
        age_from: 6,
        stream_url: "https://strom.test/",
        registration_url: "https://meld.test/",
      }),
    ).toMatchObject({
      isAccessibleForFree: false,
      offers: { "@type": "Offer", price: 150, priceCurrency: "NOK", url: "https://billett.test/" },
      inLanguage: ["en", "nsl"],
      typicalAgeRange: "6-",
      eventAttendanceMode: "https://schema.org/MixedEventAttendanceMode",
      location: [{ "@type": "Place" }, { "@type": "VirtualLocation", url: "https://strom.test/" }],
      potentialAction: { "@type": "RegisterAction", target: "https://meld.test/" },
    });
  });

  test("a collection is free, and what is not said is left out", () => {
    expect(dataOf({ price: "collection" })).toMatchObject({ isAccessibleForFree: true, offers: { price: 0 } });
    const silent = JSON.stringify(dataOf({}));
    for (const name of ["isAccessibleForFree", "offers", "inLanguage", "amenityFeature"])
      expect(silent).not.toContain(name);
  });

  test("a place says what it offers, an event's and an organizer's", () => {
    const amenityFeature = [
      { "@type": "LocationFeatureSpecification", name: "Rullestolvennlig", value: true },
      { "@type": "LocationFeatureSpecification", name: "Parkering", value: false },
    ];
    const facts: FactValues = { wheelchair: true, parking: false };
    expect(dataOf(facts)).toMatchObject({ location: { amenityFeature } });
    const organizer = organizerDetailRow({ facts: JSON.stringify(facts) });
    const page = viewOrganizerPage(
      { organizer, events: [], nextService: null, total: 0, totalIsCapped: false },
      viewContext,
    );
    expect(page.data).toMatchObject({ location: { amenityFeature } });
  });
});
