import { expect, it } from "vitest";
import { NOW } from "#test/support/clock";
import { daysToRead } from "~/domain/calendars/events-to-import";
import { readCalendar } from "~/domain/calendars/reader/read-calendar";
import { parsePoint, withPoint } from "~/domain/places/position";
import { eventDetails } from "~/schemas/events/form";
import { parseForm } from "~/schemas/forms/parse";
import { eventQuery } from "~/schemas/search/events";
import { queryFields } from "~/schemas/search/fields";

it("a point is longitude and latitude, in any writing", () => {
  for (const text of ["POINT(10.75 59.91)", " point ( 10.75  59.91 ) ", "POINT (10.75 59.91)"])
    expect(parsePoint(text)).toEqual({ lat: 59.91, lng: 10.75 });
  expect(parsePoint("POINT(-70.1 -5)")).toEqual({ lat: -5, lng: -70.1 });
});

it("what is no point of the globe is none", () => {
  for (const text of [
    "",
    "10.75 59.91",
    "POINT(10.75)",
    "POINT(10.75,59.91)",
    "POINT(10.75 95)",
    "POINT(200 59)",
    "POINT(1 2 3)",
  ])
    expect(parsePoint(text)).toBeNull();
});

it("a point in one field of a position fills both, and leaves the others", () => {
  const both = { lat: "59.91", lng: "10.75", name: "Hjemme" };
  expect(withPoint({ lat: "POINT(10.75 59.91)", lng: "", name: "Hjemme" })).toEqual(both);
  expect(withPoint({ lng: "POINT(10.75 59.91)", name: "Hjemme" })).toEqual(both);
  expect(withPoint(both)).toEqual(both);
});

it("the API reads a point where a position is asked about", () => {
  const query = (text: string) => eventQuery.safeParse(queryFields(new URLSearchParams(text)));
  expect(query("lat=POINT(10.75 59.91)").data).toMatchObject({ lat: 59.91, lng: 10.75 });
  expect(query("lat=POINT(10.75 95)").success).toBe(false);
});

it("a form and a calendar's GEO read it too", () => {
  const form = { title: "Messe", description: "Velkommen", event_type: "service", lat: "POINT(10.75 59.91)", lng: "" };
  const parsed = parseForm(eventDetails, form);
  expect(parsed.ok && parsed.value).toMatchObject({ lat: 59.91, lng: 10.75 });
  const text = [
    "BEGIN:VCALENDAR",
    "BEGIN:VEVENT",
    "UID:1",
    "DTSTART:20260610T100000Z",
    "SUMMARY:Messe",
    "GEO:POINT(10.75 59.91)",
    "END:VEVENT",
    "END:VCALENDAR",
  ].join("\r\n");
  const reading = readCalendar(text, { now: NOW, days: daysToRead(NOW) });
  expect(reading.ok && reading.occurrences.map(({ geo }) => geo)).toEqual([{ lat: 59.91, lng: 10.75 }]);
});
