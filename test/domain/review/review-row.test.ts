import { describe, expect, test } from "vitest";
import { NOW } from "#test/support/clock";
import { aFoundEvent, someRows } from "#test/support/reviews";
import { momentsOf, MOST_REVIEWED, obstacleOf, reviewRows } from "~/domain/review/review-row";

const newId = () => "row";

describe("the rows of a review", () => {
  test("stand by time, without those that have been, and what lasts until today stays", () => {
    const found = [
      aFoundEvent({ title: "Senere", day: "2026-07-01" }),
      aFoundEvent({ title: "I fjor", day: "2025-07-01" }),
      aFoundEvent({ title: "Leir", day: "2026-05-01", time: null, endDay: "2026-12-01" }),
      aFoundEvent({ title: "Tidlig", time: "09:00" }),
    ];
    const { rows, past, left } = reviewRows(found, { now: NOW, newId });
    expect([rows.map(({ title }) => title), past, left]).toEqual([["Leir", "Tidlig", "Senere"], 1, 0]);
  });

  test("are ticked where they are sure, and neither in doubt nor private", () => {
    const rows = someRows([
      { title: "Sikker", time: "09:00" },
      { title: "Usikker", time: "10:00", doubts: ["year_guessed"] },
      { title: "Styremøte", time: "11:00", isPrivate: true },
    ]);
    expect(rows.map(({ title, isTicked }) => [title, isTicked])).toEqual([
      ["Sikker", true],
      ["Usikker", false],
      ["Styremøte", false],
    ]);
  });

  test("are as many as a page can show, the soonest, and their texts fit what can be stored", () => {
    const found = Array.from({ length: 10_000 }, (_, at) =>
      aFoundEvent({ day: at < 9_000 ? "2027-01-01" : "2026-07-01", description: "ord ".repeat(2_000) }),
    );
    const { rows, left } = reviewRows(found, { now: NOW, newId });
    expect([rows.length, left]).toEqual([MOST_REVIEWED, 10_000 - MOST_REVIEWED]);
    expect(new Set(rows.map(({ day }) => day))).toEqual(new Set(["2026-07-01"]));
    expect(JSON.stringify(rows).length).toBeLessThan(1_000_000);
  });

  test("hold texts as a form would clean them, and no address but of the web", () => {
    const [row] = someRows([{ title: " Kveld \n møte ", place: "  ", url: "javascript:alert(1)" }]);
    expect([row!.title, row!.place, row!.url]).toEqual(["Kveld møte", null, null]);
  });

  test("get the type that their words say", () => {
    expect(someRows([{ title: "Julekonsert" }])[0]!.type).toBe("concert");
  });
});

describe("a row is published only where its times are plain", () => {
  test.each([
    ["one clock", {}, null],
    ["two clocks", { other: { day: "2026-06-14", time: "13:00" } }, "choose_clock"],
    ["an end before its start", { time: "19:00", endTime: "12:00" }, "wrong_times"],
    ["a last day before its first", { time: null, endDay: "2026-06-01" }, "wrong_times"],
    ["no title", { title: "" }, "no_title"],
    ["an end in the night", { time: "22:00", endTime: "01:00" }, null],
  ])("%s: %o", (_, given, obstacle) => {
    // Built by hand: what has been is left out of a review.
    const [row] = someRows([{ day: "2026-06-14" }]);
    expect(obstacleOf({ ...row!, ...given })).toBe(obstacle);
  });

  test("whole days end at the midnight after the last one, by the Norwegian clock", () => {
    const [row] = someRows([{ day: "2026-07-03", time: null, endDay: "2026-07-05" }]);
    expect(momentsOf(row!)).toEqual({
      start: new Date("2026-07-03T00:00+02:00"),
      end: new Date("2026-07-06T00:00+02:00"),
      isAllDay: true,
    });
  });
});
