import { describe, expect, test } from "vitest";
import { someRows } from "#test/support/reviews";
import { decideRows } from "~/domain/review/decide-rows";
import { type ReviewRow, ROW_CONTENT, type RowContent } from "~/domain/review/review-row";
import { pickFields } from "~/domain/values";

const rows = () =>
  someRows([
    { title: "Første", time: "09:00", place: "Nes kirke", address: "Kirkeveien 1" },
    {
      title: "Andre",
      time: "10:00",
      doubts: ["clocks_differ"],
      other: { day: "2026-06-15", time: "12:00" },
      endTime: "11:00",
    },
    { title: "Tredje", time: "11:00", doubts: ["no_time"], isPrivate: true },
  ]);
const ticks = (decided: ReviewRow[]) => decided.map(({ isTicked }) => isTicked);
const written = (row: ReviewRow): RowContent => pickFields(row, ROW_CONTENT);

describe("what is decided about rows", () => {
  test("exactly the ticked rows are ticked, and unknown ones are passed over", () => {
    expect(ticks(decideRows(rows(), { ticked: new Set(["row-3", "row-9"]) }))).toEqual([false, false, true]);
  });

  test("all sure rows are ticked at once, or none", () => {
    expect(ticks(decideRows(rows(), { ticked: new Set(), ticks: "sure" }))).toEqual([true, false, false]);
    expect(ticks(decideRows(rows(), { ticked: new Set(["row-1", "row-2"]), ticks: "none" }))).toEqual([
      false,
      false,
      false,
    ]);
  });

  test("a column is set for the ticked rows only, and another place is not at the old one's address", () => {
    const [first, second] = decideRows(rows(), {
      ticked: new Set(["row-1"]),
      column: { type: "concert", place: "Solheim bedehus" },
    });
    expect([first!.type, first!.place, first!.address]).toEqual(["concert", "Solheim bedehus", null]);
    expect([second!.type, second!.place]).toEqual(["other", null]);
  });

  test("a column that is left open changes nothing", () => {
    const before = rows();
    expect(decideRows(before, { ticked: new Set(["row-1"]), column: { type: null, place: null } })).toEqual(before);
  });

  describe("the year of a list is answered once", () => {
    const listed = () =>
      someRows([
        { title: "Uten år", day: "2026-12-06", doubts: ["year_guessed"] },
        { title: "Over flere dager", day: "2026-12-30", endDay: "2027-01-02", doubts: ["year_guessed"] },
        { title: "Uten klokke", day: "2027-01-05", time: null, doubts: ["year_guessed", "no_time"] },
        { title: "Styremøte", day: "2027-01-10", doubts: ["year_guessed"], isPrivate: true },
        { title: "Sikker", day: "2027-01-17" },
        { title: "Skuddag", day: "2028-02-29", doubts: ["year_guessed"] },
      ]);
    const said = (yearsLater: number) =>
      decideRows(listed(), { ticked: new Set(), yearsLater }).map(({ day, endDay, doubts, isTicked }) =>
        [day, endDay, ...doubts, isTicked ? "ticked" : null].filter(Boolean).join(" "),
      );

    test("for all rows whose year alone was open; what looks private stays", () =>
      expect(said(0)).toEqual([
        "2026-12-06 ticked",
        "2026-12-30 2027-01-02 ticked",
        "2027-01-05 year_guessed no_time",
        "2027-01-10",
        "2027-01-17",
        "2028-02-29 ticked",
      ]));

    test("also as another than was guessed; a day that it does not have stays in doubt", () =>
      expect(said(1)).toEqual([
        "2027-12-06 ticked",
        "2027-12-30 2028-01-02 ticked",
        "2027-01-05 year_guessed no_time",
        "2028-01-10",
        "2027-01-17",
        "2028-02-29 year_guessed",
      ]));

    test("what is there already is not ticked by it", () => {
      const existing = { id: "e", title: "Uten år", day: "2026-12-06", time: "11:00", place: null, isImported: false };
      const [row] = decideRows([{ ...listed()[0]!, existing }], { ticked: new Set(), yearsLater: 0 });
      expect([row!.isTicked, row!.doubts]).toEqual([false, []]);
    });
  });

  test("a corrected row has no doubts and is ticked", () => {
    const row = { ...written(rows()[1]!), time: "11:00", endTime: null };
    const [, second] = decideRows(rows(), { ticked: new Set(), corrected: { id: "row-2", row, isDone: false } });
    expect([second!.time, second!.doubts, second!.other, second!.isTicked, second!.isCorrected]).toEqual([
      "11:00",
      [],
      null,
      true,
      true,
    ]);
  });

  test("a row that was only opened stays in doubt; one that was looked at and left is right", () => {
    const row = written(rows()[1]!);
    const opened = decideRows(rows(), { ticked: new Set(), corrected: { id: "row-2", row, isDone: false } });
    expect(opened[1]!.doubts).toEqual(["clocks_differ"]);
    const done = decideRows(rows(), { ticked: new Set(), corrected: { id: "row-2", row, isDone: true } });
    expect([done[1]!.doubts, done[1]!.other, done[1]!.isTicked]).toEqual([[], null, true]);
  });

  test("of two clocks the chosen one stands; the end stays with the clock that it stood with", () => {
    const choose = (which: "first" | "other") =>
      decideRows(rows(), { ticked: new Set(), clock: { id: "row-2", which } })[1]!;
    const first = choose("first");
    expect([first.day, first.time, first.endTime, first.other, first.isTicked]).toEqual([
      "2026-06-14",
      "10:00",
      "11:00",
      null,
      true,
    ]);
    const other = choose("other");
    expect([other.day, other.time, other.endTime, other.other]).toEqual(["2026-06-15", "12:00", null, null]);
  });
});

describe("the dates of one rule", () => {
  const club = () =>
    someRows([
      { title: "Fredagsklubb", day: "2026-06-19", time: "19:00", line: 4 },
      { title: "Fredagsklubb", day: "2026-06-26", time: "19:00", line: 4 },
      { title: "Fredagsklubb", day: "2026-07-03", time: "19:00", line: 4, doubts: ["moved"] },
      { title: "Sommerfest", day: "2026-07-04", time: "19:00", line: 5 },
    ]);

  test("are ticked at once, or none of them; the others stay as they were", () => {
    const tick = { id: "row-2", isTicked: true };
    expect(ticks(decideRows(club(), { ticked: new Set(), alike: tick }))).toEqual([true, true, true, false]);
    const all = new Set(club().map(({ id }) => id));
    const untick = { id: "row-1", isTicked: false };
    expect(ticks(decideRows(club(), { ticked: all, alike: untick }))).toEqual([false, false, false, true]);
  });

  test("one that is there already is not ticked with the others", () => {
    const existing = { id: "x", title: "Klubb", day: "2026-06-26", time: null, place: null, isImported: false };
    const rows = club().map((row) => (row.id === "row-2" ? { ...row, existing } : row));
    const tick = { id: "row-1", isTicked: true };
    expect(ticks(decideRows(rows, { ticked: new Set(), alike: tick }))).toEqual([true, false, true, false]);
  });

  test("get what was written of one, each on its own day", () => {
    const row = { ...written(club()[0]!), time: "18:30", place: "Bedehuset" };
    const corrected = { id: "row-1", row, isDone: true, withAlike: true };
    const decided = decideRows(club(), { ticked: new Set(), corrected });
    expect(decided.map(({ day, time, place }) => [day, time, place])).toEqual([
      ["2026-06-19", "18:30", "Bedehuset"],
      ["2026-06-26", "18:30", "Bedehuset"],
      ["2026-07-03", "18:30", "Bedehuset"],
      ["2026-07-04", "19:00", null],
    ]);
  });
});

describe("rows that are there already", () => {
  const at = (time: string, isImported = false) => ({
    existing: { id: "x", title: "Messe", day: "2026-06-21", time, place: null, isImported },
    isTicked: false,
  });
  const masses = () => {
    const [first, second, third, fourth] = someRows(
      ["21", "21", "21", "22"].map((day) => ({ title: "Messe", day: `2026-06-${day}` })),
    );
    return [
      { ...first!, ...at("12:00") },
      { ...second!, ...at("11:00") },
      { ...third!, ...at("12:00", true) },
      fourth!,
    ];
  };

  test("are merged at once where they differ from the organizer's own", () => {
    const decided = decideRows(masses(), { ticked: new Set(["row-4"]), ticks: "merge" });
    expect(ticks(decided)).toEqual([true, false, false, true]);
    expect(decided.map(({ existingIs }) => existingIs ?? null)).toEqual(["same", null, null, null]);
  });

  test("are settled at once with those of the same title and clock, and no others", () => {
    const series = () => {
      const dates = someRows(
        ["16", "23", "30", "30", "30"].map((day) => ({ title: "Bønnemøte", day: `2026-06-${day}`, time: "19:30" })),
      ).map((row) => ({ ...row, ...at("19:00") }));
      return dates.map((row, index) => (index === 3 ? { ...row, title: "Basar" } : row));
    };
    const choice = (is: "same" | "another") =>
      decideRows(series(), { ticked: new Set(), existing: { id: "row-2", is, withDates: true } });
    expect(choice("same").map(({ existingIs }) => existingIs ?? null)).toEqual(["same", "same", "same", null, "same"]);
    expect(ticks(choice("another"))).toEqual([true, true, true, false, true]);
    const doubted = series().map((row, index) => (index === 0 ? { ...row, doubts: ["no_time" as const] } : row));
    const decided = decideRows(doubted, { ticked: new Set(), existing: { id: "row-2", is: "same", withDates: true } });
    expect(ticks(decided), "what is asked about stands alone").toEqual([false, true, true, false, true]);
  });

  test("are not among all sure ones before somebody has chosen", () => {
    expect(ticks(decideRows(masses(), { ticked: new Set(), ticks: "sure" }))).toEqual([false, false, false, true]);
    const existing = { id: "row-1", is: "another" as const };
    const chosen = decideRows(masses(), { ticked: new Set(), existing });
    expect(ticks(decideRows(chosen, { ticked: new Set(), ticks: "sure" }))).toEqual([true, false, false, true]);
  });
});

describe("what is written in a row itself", () => {
  const listed = () =>
    someRows([
      { title: "Kveldssang", time: "19:00", endTime: "20:30" },
      { title: "Uten år", time: "10:00", doubts: ["year_guessed"], day: "2026-12-06" },
      { title: "Uten klokke", time: null, doubts: ["no_time"], day: "2026-12-07" },
      { title: "Styremøte", time: null, doubts: ["no_time"], isPrivate: true, day: "2026-12-08" },
    ]);
  const decided = (written: Record<string, { title?: string; time?: string | null }>, ticked: string[] = []) => {
    const rows = listed();
    const whole = Object.entries(written).map(([id, said]) => {
      const { title, time } = rows.find((row) => row.id === id)!;
      return [id, { title, time, ...said }] as const;
    });
    return decideRows(rows, { ticked: new Set(ticked), written: new Map(whole) });
  };

  test("changes nothing where it is as it was read", () => {
    const asRead = { "row-1": {}, "row-2": {}, "row-3": {}, "row-4": {} };
    expect(decided(asRead, ["row-1"])).toEqual(listed().map((row) => ({ ...row, isTicked: row.id === "row-1" })));
  });

  test("is the row's title and clock from then on, and the end follows its start", () => {
    const [row] = decided({ "row-1": { title: "Kveldssang ute", time: "20:00" } }, ["row-1"]);
    expect(row).toMatchObject({ title: "Kveldssang ute", time: "20:00", endTime: "21:30", isCorrected: true });
    expect(row!.isTicked).toBe(true);
  });

  test("leaves in doubt what it does not say", () => {
    const [, row] = decided({ "row-2": { title: "Konsert", time: "11:00" } });
    expect([row!.doubts, row!.isTicked]).toEqual([["year_guessed"], false]);
  });

  test("ticks a row that lacked nothing but its clock, unless it looks private", () => {
    const rows = decided({ "row-3": { time: "18:00" }, "row-4": { time: "18:00" } });
    expect(rows.slice(2).map(({ doubts, isTicked }) => [doubts, isTicked])).toEqual([
      [[], true],
      [[], false],
    ]);
  });

  test("does not tick what somebody has unticked", () => {
    expect(decided({ "row-1": { title: "Et annet navn" } })[0]!.isTicked).toBe(false);
  });
});
