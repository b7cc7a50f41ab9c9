import { describe, expect, it } from "vitest";
import { calendar, event, read } from "#test/support/ical";

const SERIES = event(
  "DTSTART;TZID=Europe/Oslo:20260705T110000",
  "DTEND;TZID=Europe/Oslo:20260705T120000",
  "RRULE:FREQ=WEEKLY;COUNT=4",
  "SUMMARY:Messe",
);
const DAYS = event("DTSTART;VALUE=DATE:20260705", "RRULE:FREQ=WEEKLY;COUNT=4", "SUMMARY:Leir");
const change = (id: string, ...lines: string[]) => event(`RECURRENCE-ID${id}`, ...lines);

/** Start (day and hour), title and planned time, shortened. */
const told = (...parts: string[][]) =>
  read(calendar(...parts)).occurrences.map(
    ({ start, summary, recurrenceId }) => `${start.slice(8, 13)} ${summary} (${recurrenceId?.slice(8, 13) ?? "-"})`,
  );

const UNCHANGED = ["05T09 Messe (05T09)", "12T09 Messe (12T09)", "19T09 Messe (19T09)", "26T09 Messe (26T09)"];
const without = (...indexes: number[]) => UNCHANGED.filter((_, index) => !indexes.includes(index));

describe("a changed instance", () => {
  const ids = [
    ";TZID=Europe/Oslo:20260712T110000",
    ":20260712T090000Z",
    ";TZID=Asia/Tokyo:20260712T180000",
    ";TZID=W. Europe Standard Time:20260712T110000",
    ":20260712T110000",
    ";VALUE=DATE:20260712",
  ];

  it.each(ids)("replaces the one it names: RECURRENCE-ID%s", (id) => {
    const moved = change(id, "DTSTART;TZID=Europe/Oslo:20260714T190000", "SUMMARY:Flyttet");
    expect(told(SERIES, moved)).toEqual([
      "05T09 Messe (05T09)",
      "14T17 Flyttet (12T09)",
      "19T09 Messe (19T09)",
      "26T09 Messe (26T09)",
    ]);
    expect(told(moved, SERIES)).toEqual(told(SERIES, moved));
  });

  it.each([
    ";VALUE=DATE:20260712",
    ";TZID=Europe/Oslo:20260712T000000",
    ":20260711T220000Z",
    ";TZID=UTC+01:20260712T000000",
  ])("replaces a whole day: RECURRENCE-ID%s", (id) => {
    const moved = change(id, "DTSTART;VALUE=DATE:20260713", "SUMMARY:Flyttet");
    expect(told(DAYS, moved)).toEqual(["05 Leir (05)", "13 Flyttet (12)", "19 Leir (19)", "26 Leir (26)"]);
  });

  it("keeps what it is, wherever it is moved: the same key in every reading", () => {
    const keys = (start: string) => {
      const moved = change(":20260712T090000Z", `DTSTART:${start}`, "SUMMARY:Flyttet");
      return read(calendar(SERIES, moved))
        .occurrences.map(({ key }) => key)
        .sort();
    };
    expect(keys("20260713T160000Z")).toEqual(keys("20260820T080000Z"));
    expect(keys("20260713T160000Z")).toContain("one@example.no#2026-07-12T09:00:00Z");
  });

  it("moved out of the window is gone, moved into it is there", () => {
    const options = { now: "2026-07-10", days: 7 };
    const out = change(":20260712T090000Z", "DTSTART:20260901T090000Z");
    const into = change(":20260726T090000Z", "DTSTART:20260713T090000Z");
    expect(read(calendar(SERIES, out, into), options).occurrences).toMatchObject([
      { start: "2026-07-13T09:00:00Z", recurrenceId: "2026-07-26T09:00:00Z" },
    ]);
  });

  it("that is cancelled is left out", () => {
    const { occurrences, cancelledEvents } = read(
      calendar(SERIES, change(":20260712T090000Z", "DTSTART:20260712T090000Z", "STATUS:CANCELLED")),
    );
    expect(occurrences).toHaveLength(3);
    expect(cancelledEvents).toBe(1);
    expect(told(SERIES, change(":20260712T090000Z", "STATUS:Canceled"))).toEqual(without(1));
  });

  it("without a start is where it was, without a title has that of its series", () => {
    const bare = [
      "BEGIN:VEVENT",
      "UID:one@example.no",
      "RECURRENCE-ID:20260712T090000Z",
      "LOCATION:Menighetshuset",
      "END:VEVENT",
    ];
    const { occurrences } = read(calendar(SERIES, bare));
    expect(occurrences[1]).toMatchObject({
      start: "2026-07-12T09:00:00Z",
      summary: "Messe",
      location: "Menighetshuset",
    });
  });

  it("of nothing that is there stands alone", () => {
    const stray = change(":20260714T090000Z", "DTSTART:20260714T180000Z", "SUMMARY:Ekstra");
    expect(told(SERIES, stray)).toEqual([
      UNCHANGED[0],
      UNCHANGED[1],
      "14T18 Ekstra (14T09)",
      UNCHANGED[2],
      UNCHANGED[3],
    ]);
    expect(told(stray)).toEqual(["14T18 Ekstra (14T09)"]);
    const excepted = SERIES.toSpliced(-1, 0, "EXDATE:20260712T090000Z");
    expect(told(excepted, change(":20260712T090000Z", "DTSTART:20260713T090000Z", "SUMMARY:Likevel"))).toContain(
      "13T09 Likevel (12T09)",
    );
  });

  it("that its series has overtaken is a leftover", () => {
    const newer = (...lines: string[]) => SERIES.toSpliced(-1, 0, "SEQUENCE:3", ...lines);
    const old = (id: string) => change(id, "DTSTART:20260713T090000Z", "SUMMARY:Gammel", "SEQUENCE:1");
    expect(told(newer(), old(":20260714T090000Z"))).toEqual(UNCHANGED);
    expect(told(newer("EXDATE:20260712T090000Z"), old(":20260712T090000Z"))).toEqual(without(1));
    expect(told(newer(), old(":20260712T090000Z"))).toContain("13T09 Gammel (12T09)");
  });

  it("belongs to its own UID only", () => {
    expect(
      told(SERIES, change(":20260712T090000Z", "UID:another", "DTSTART:20260712T150000Z", "SUMMARY:Annet")),
    ).toEqual([UNCHANGED[0], UNCHANGED[1], "12T15 Annet (12T09)", UNCHANGED[2], UNCHANGED[3]]);
  });

  it("whose RECURRENCE-ID nobody can read is listed, and harms nothing", () => {
    const { occurrences, skipped } = read(calendar(SERIES, change(":i fjor", "DTSTART:20260712T150000Z")));
    expect(occurrences).toHaveLength(4);
    expect(skipped).toMatchObject([{ reason: "bad-date" }]);
  });
});

describe("a change of this and all later instances", () => {
  const from = (id: string, ...lines: string[]) => change(`;RANGE=THISANDFUTURE${id}`, ...lines);
  const later = from(
    ":20260712T090000Z",
    "DTSTART;TZID=Europe/Oslo:20260713T180000",
    "DURATION:PT2H",
    "SUMMARY:Mandag",
  );

  it("moves them all alike and keeps what they are", () => {
    expect(told(SERIES, later)).toEqual([
      "05T09 Messe (05T09)",
      "13T16 Mandag (12T09)",
      "20T16 Mandag (19T09)",
      "27T16 Mandag (26T09)",
    ]);
    expect(read(calendar(SERIES, later)).occurrences[2]?.end).toBe("2026-07-20T18:00:00Z");
  });

  it("is followed by the next such change, and by changes of single ones", () => {
    const again = from(":20260726T090000Z", "DTSTART:20260726T150000Z", "SUMMARY:Igjen");
    const single = change(":20260719T090000Z", "DTSTART:20260721T090000Z", "SUMMARY:Bare denne");
    expect(told(SERIES, later, again, single)).toEqual([
      "05T09 Messe (05T09)",
      "13T16 Mandag (12T09)",
      "21T09 Bare denne (19T09)",
      "26T15 Igjen (26T09)",
    ]);
  });

  it("can end the series, and moves into the window what was planned outside it", () => {
    expect(told(SERIES, from(":20260719T090000Z", "DTSTART:20260719T090000Z", "STATUS:CANCELLED"))).toEqual(
      without(2, 3),
    );
    const weekLater = from(":20260712T090000Z", "DTSTART:20260719T090000Z", "SUMMARY:Utsatt");
    expect(read(calendar(SERIES, weekLater), { now: "2026-08-01" }).occurrences).toMatchObject([
      { start: "2026-08-02T09:00:00Z" },
    ]);
  });

  it("keeps the hour on the clock over summer time", () => {
    const autumn = event("DTSTART;TZID=Europe/Oslo:20261011T110000", "RRULE:FREQ=WEEKLY;COUNT=4");
    const shifted = from(";TZID=Europe/Oslo:20261018T110000", "DTSTART;TZID=Europe/Oslo:20261018T180000");
    expect(read(calendar(autumn, shifted)).occurrences.map(({ start }) => start.slice(5, 13))).toEqual([
      "10-11T09",
      "10-18T16",
      "10-25T17",
      "11-01T17",
    ]);
  });

  it("that can't be followed soundly changes only its own instance", () => {
    const toDays = from(":20260712T090000Z", "DTSTART;VALUE=DATE:20260713", "SUMMARY:Hele dagen");
    expect(told(SERIES, toDays)).toEqual([UNCHANGED[0], "13 Hele dagen (12T09)", UNCHANGED[2], UNCHANGED[3]]);
    const years = from(":20260712T090000Z", "DTSTART:20300713T090000Z");
    expect(told(SERIES, years)).toEqual(without(1));
  });
});
