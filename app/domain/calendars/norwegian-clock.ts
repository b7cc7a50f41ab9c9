import type { JCalComponent } from "./jcal-text";

/** Norwegian time as jCal VTIMEZONE (RFC 5545): summer time since 1980, which ended in September until 1995. */
export const NORWEGIAN_CLOCK: JCalComponent = [
  "vtimezone",
  [["tzid", {}, "text", "Europe/Oslo"]],
  [
    observance("daylight", "CEST", { from: "+01:00", to: "+02:00" }, "1981-03-29T02:00:00", { bymonth: 3 }),
    observance("standard", "CET", { from: "+02:00", to: "+01:00" }, "1980-09-28T03:00:00", {
      bymonth: 9,
      until: "1995-09-24T01:00:00Z",
    }),
    observance("standard", "CET", { from: "+02:00", to: "+01:00" }, "1996-10-27T03:00:00", { bymonth: 10 }),
  ],
];

function observance(
  name: "daylight" | "standard",
  letters: string,
  offset: { from: string; to: string },
  start: string,
  month: { bymonth: number; until?: string },
): JCalComponent {
  return [
    name,
    [
      ["tzname", {}, "text", letters],
      ["tzoffsetfrom", {}, "utc-offset", offset.from],
      ["tzoffsetto", {}, "utc-offset", offset.to],
      ["dtstart", {}, "date-time", start],
      ["rrule", {}, "recur", { freq: "YEARLY", ...month, byday: "-1SU" }],
    ],
    [],
  ];
}
