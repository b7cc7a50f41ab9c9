import { expect, test } from "vitest";
import { organizerDetailRow, viewContext } from "#test/support/page-rows";
import type { Opening } from "~/domain/organizers/open-spans";
import { viewOpening } from "~/views/organizers/opening";
import { organizerData } from "~/views/structured/structured-organizer";

const OFFICE: Opening = {
  tuesday: [
    { from: "10:00", until: "14:00" },
    { from: "17:00", until: "24:00" },
  ],
  wednesday: [{ from: "10:00", until: "14:00" }],
  thursday: [{ from: "10:00", until: "14:00" }],
};

const view = (moment: string, locale: "nb" | "en" = "nb", timeFormat: "24h" | "12h" = "24h") =>
  viewOpening(OFFICE, null, {
    now: new Date(moment),
    preferences: { ...viewContext.preferences, locale, timeFormat },
  })!;

test.each([
  ["2026-06-09T10:00+02:00", "Åpent nå, til 14.00", "Open now, until 14:00"],
  ["2026-06-09T09:00+02:00", "Åpner i dag 10.00", "Opens today 10:00"],
  ["2026-06-09T15:00+02:00", "Åpner i dag 17.00", "Opens today 17:00"],
  ["2026-06-08T12:00+02:00", "Åpner i morgen 10.00", "Opens tomorrow 10:00"],
  ["2026-06-12T12:00+02:00", "Åpner tirsdag 10.00", "Opens Tuesday 10:00"],
  ["2026-05-14T11:00+02:00", "Helligdag: kan avvike", "Public holiday: may differ"],
])("at %s: «%s»", (moment, nb, en) => {
  expect(view(moment).phases[0]).toEqual({
    from: new Date(moment).toISOString(),
    text: nb,
    isOpen: nb.startsWith("Åpent"),
  });
  expect(view(moment, "en").phases[0]!.text).toBe(en);
});

test("what is further away than a week has its date", () => {
  const thursday: Opening = { thursday: [{ from: "10:00", until: "14:00" }] };
  const now = new Date("2026-05-08T12:00+02:00");
  expect(viewOpening(thursday, null, { ...viewContext, now })!.phases[0]!.text).toBe("Åpner torsdag 21. mai 10.00");
});

test("a page left open is told what comes in the next day, each change once", () => {
  expect(view("2026-06-09T13:00+02:00").phases.map(({ from, text }) => [from.slice(11, 16), text])).toEqual([
    ["11:00", "Åpent nå, til 14.00"],
    ["12:00", "Åpner i dag 17.00"],
    ["15:00", "Åpent nå, til 00.00"],
    ["22:00", "Åpner i dag 10.00"],
    ["08:00", "Åpent nå, til 14.00"],
  ]);
});

test("the week is told from Monday, equal days together", () => {
  expect(view("2026-06-09T13:00+02:00").week).toEqual([
    { days: "Mandag", hours: ["Stengt"], isClosed: true },
    { days: "Tirsdag", hours: ["10.00–14.00", "og 17.00–00.00"], isClosed: false },
    { days: "Onsdag–torsdag", hours: ["10.00–14.00"], isClosed: false },
    { days: "Fredag–søndag", hours: ["Stengt"], isClosed: true },
  ]);
  expect(view("2026-06-09T13:00+02:00", "en", "12h").week[2]).toEqual({
    days: "Wednesday–Thursday",
    hours: ["10:00 AM–2:00 PM"],
    isClosed: false,
  });
});

test("a note can stand alone, and nothing is shown where nothing is said", () => {
  expect(viewOpening({ note: "Ring på." }, "nn", viewContext)).toMatchObject({
    phases: [],
    week: [],
    note: "Ring på.",
    language: "nn",
  });
  expect(viewOpening({}, null, viewContext)).toBeNull();
});

test("search engines are told the hours of the place", () => {
  const dataOf = (opening: Opening) =>
    organizerData(organizerDetailRow({ opening: JSON.stringify(opening) }), "nb", "https://samling.test");
  const hours = (day: string, opens: string, closes: string) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: `https://schema.org/${day}`,
    opens,
    closes,
  });
  expect(dataOf(OFFICE)).toMatchObject({
    location: {
      openingHoursSpecification: [
        hours("Tuesday", "10:00", "14:00"),
        hours("Tuesday", "17:00", "23:59"),
        hours("Wednesday", "10:00", "14:00"),
        hours("Thursday", "10:00", "14:00"),
      ],
    },
  });
  expect(JSON.stringify(dataOf({ note: "Ring på." }))).not.toContain("openingHours");
});
