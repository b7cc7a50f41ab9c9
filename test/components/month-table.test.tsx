// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { viewContext } from "#test/support/page-rows";
import { render } from "#test/support/render";
import { MonthTable } from "~/components/month/month-table";
import { viewMonth } from "~/views/search/month";

const HOUR = 3600;

/** Returns the weeks that a phone shows of a June whose first two are over, with a camp on the days of the second. */
function weeksOnPhone(day: string | null): (string | null)[] {
  const from = Date.UTC(2026, 5, 8, 10) / 1000;
  const camp = { id: "camp", title: "Leir", language: null, start_time: from, end_time: from + 4 * 24 * HOUR };
  const view = viewMonth(
    { month: "2026-06", days: new Map(), running: [camp as never], cards: [], next: null },
    { day, titles: 3 },
    { ...viewContext, now: new Date("2026-06-17T12:00:00Z") },
  );
  const address = { hrefOf: () => "/", listOf: () => "/", action: "/", fields: [] };
  const page = render(<MonthTable month={view} address={address} labelledBy="heading" />);
  return [...page.querySelectorAll("tbody tr:not([class*=hidden]) > th")].map(
    ({ lastChild }) => lastChild!.textContent,
  );
}

it("has no weeks on a phone that are over, though something went on in one, but that of the day that was asked for", () => {
  expect(weeksOnPhone(null)).toEqual(["25", "26", "27"]);
  expect(weeksOnPhone("2026-06-10")).toEqual(["24", "25", "26", "27"]);
});
