import { expect, it } from "vitest";
import { viewContext } from "#test/support/page-rows";
import { roundBelow } from "~/domain/search/limits";
import { LOCALES } from "~/domain/site/locales";
import type { DayEvents } from "~/models/events/count-month";
import { viewMonth } from "~/views/search/month";

const viewOf = (
  totals: Record<string, Pick<DayEvents, "total" | "isCapped">>,
  locale: (typeof LOCALES)[number] = "nb",
) =>
  viewMonth(
    {
      month: "2026-12",
      days: new Map(Object.entries(totals).map(([day, count]) => [day, { events: [], ...count }])),
      running: [],
      cards: [],
      next: null,
    },
    { day: null, titles: 3 },
    { ...viewContext, preferences: { ...viewContext.preferences, locale } },
  );

const dayOf = (view: ReturnType<typeof viewOf>, day: string) =>
  view.weeks.flatMap(({ days }) => days).find((one) => one?.day === day)!;

it("a count that stopped is a round number, a whole one is exact", () => {
  const days = { "2026-12-01": { total: 416, isCapped: false }, "2026-12-02": { total: 47, isCapped: true } };
  const view = viewOf(days);
  expect(view.count).toBe("over 400 arrangementer");
  expect(dayOf(view, "2026-12-01").label).toContain("416 arrangementer");
  expect(dayOf(view, "2026-12-02").label).toContain("over 40 arrangementer");
  expect(viewOf({ "2026-12-01": { total: 436, isCapped: false } }).count).toBe("436 arrangementer");
});

it.each(LOCALES)("what was not counted has no number in %s", (locale) => {
  const view = viewOf({ "2026-12-03": { total: 0, isCapped: true } }, locale);
  expect(view.count).not.toMatch(/\d/);
  expect(view.isEmpty).toBe(false);
});

it("rounds down, and never further than to the hundred, or the ten below it", () => {
  for (let count = 0; count <= 2_000; count++) {
    const round = roundBelow(count);
    const step = count >= 100 ? 100 : count >= 10 ? 10 : 1;
    expect([round % step, round <= count, count - round < step], `${count}`).toEqual([0, true, true]);
  }
});
