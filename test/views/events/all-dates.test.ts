import { expect, test } from "vitest";
import { NOW } from "#test/support/clock";
import { momentAt, shiftDay, unixSeconds } from "~/domain/time/days-and-moments";
import { viewAllDates } from "~/views/events/all-dates";

const context = { preferences: { locale: "nb", timeFormat: "24h", theme: "system" }, now: NOW } as const;

/** A stored date on a Friday; the changes are of its fields. */
function stored(
  nth: number,
  {
    day = shiftDay("2026-06-12", nth * 7),
    time = "19:00",
    state = "planned",
    title = "Klubb",
    place = "Salen",
    registration = "none",
  } = {},
) {
  return [`d${nth}`, unixSeconds(momentAt(day, time)), 1, 0, state, title, place, registration];
}

const view = (dates: unknown[], id = "d0") => viewAllDates(JSON.stringify(dates), id, context);

test("all coming dates, by month, with what is otherwise about some", () => {
  const dates = view([
    stored(-2),
    stored(0),
    stored(1, { state: "cancelled" }),
    stored(2, { time: "17:00" }),
    stored(3, { day: "2026-07-04" }),
    stored(4, { title: "Sommeravslutning" }),
    stored(5, { place: "Stranda" }),
    ...[6, 7, 8, 9, 10, 11].map((nth) => stored(nth)),
  ])!;
  expect(dates.regular).toBe("som oftest fredager 19.00");
  expect(dates.months.map(({ month, dates: inIt }) => [month, inIt.length])).toEqual([
    ["juni 2026", 3],
    ["juli 2026", 5],
    ["august 2026", 4],
  ]);
  const all = dates.months.flatMap(({ dates: inIt }) => inIt);
  expect(dates.count).toBe(all.length);
  expect(all.map(({ id, isThis }) => [id, isThis]).slice(0, 2)).toEqual([
    ["d0", true],
    ["d1", false],
  ]);
  expect(all[1]!.marks).toEqual([{ kind: "cancelled", text: "Avlyst" }]);
  expect(all.slice(0, 7).map(({ differs }) => differs)).toEqual([
    [],
    [],
    ["kl. 17:00"],
    ["annen dag"],
    ["Sommeravslutning"],
    ["Stranda"],
    [],
  ]);
});

test("nothing where no other date is left", () => {
  expect(view([stored(-2), stored(0)])).toBeNull();
  expect(view([])).toBeNull();
  expect(viewAllDates(null, "d0", context)).toBeNull();
});

test("that one has to sign up is said of a date only where it is not so for all of them", () => {
  const required = { registration: "required" };
  const marksOf = (dates: unknown[]) =>
    view(dates)!.months.flatMap(({ dates: inIt }) => inIt.map(({ marks }) => marks.map(({ text }) => text)));
  const full = { ...required, state: "full" };
  expect(marksOf([stored(0, required), stored(1, required)])).toEqual([[], []]);
  expect(marksOf([stored(0, required), stored(1)])).toEqual([["Påmelding kreves"], []]);
  expect(marksOf([stored(0, required), stored(1, full)])).toEqual([[], ["Fullt"]]);
});
