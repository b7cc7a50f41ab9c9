import { describe, expect, it } from "vitest";
import { calendar, event, read, startsOf } from "#test/support/ical";

const OF_TWO = ["2026-07-05T10:00:00Z", "2026-08-02T17:00:00Z"] as const;
const lineOf = (start: string) => `DTSTART:${start.replaceAll(/[-:]/g, "")}`;
const titled = (title: string, start: string, ...lines: string[]) => event(lineOf(start), `SUMMARY:${title}`, ...lines);
const reasons = (...parts: string[][]) =>
  read(calendar(...parts)).skipped.map(({ summary, reason }) => [summary, reason]);

describe("events that share a UID and a SEQUENCE", () => {
  it.each([0, 1, 2, 3, 4, 5, 6])("are all taken where their days differ, %i days and a month apart", (days) => {
    const others = ["2026-07-05", "2026-08-02", `2026-09-1${days}`].map((day) => `${day}T10:00:00Z`);
    for (const order of [others, others.toReversed()]) {
      const { occurrences, skipped } = read(calendar(...order.map((start) => titled("Gudstjeneste", start))));
      expect(occurrences.map(({ start }) => start)).toEqual(others);
      expect(new Set(occurrences.map(({ key }) => key)).size).toBe(3);
      expect(skipped).toEqual([]);
    }
  });

  it("are known by their starts, so that each stays itself when the other is gone", () => {
    const keys = (...starts: string[]) =>
      read(calendar(...starts.map((start) => titled("Messe", start)))).occurrences.map(({ key }) => key);
    expect(keys(...OF_TWO)).toEqual(OF_TWO.map((start) => `one@example.no#${start}`));
    expect(keys(...OF_TWO.toReversed())).toEqual(keys(...OF_TWO));
  });

  it("are two of one day where hour and title differ, and one where either is the same", () => {
    const [day, evening] = ["2026-07-05T10:00:00Z", "2026-07-05T17:00:00Z"];
    expect(startsOf(calendar(titled("Messe", day), titled("Konsert", evening)))).toEqual([day, evening]);
    expect(startsOf(calendar(titled("Messe", day), titled("Messe", evening)))).toEqual([evening]);
    expect(reasons(titled("Messe", day), titled("Messe", evening))).toEqual([["Messe", "same-uid"]]);
    expect(reasons(titled("Messe", day), titled("Høymesse", day))).toEqual([["Messe", "same-uid"]]);
  });

  it("are older versions where their SEQUENCE is lower, whatever their day", () => {
    const [first, second] = OF_TWO;
    expect(startsOf(calendar(titled("Ny", first, "SEQUENCE:2"), titled("Gammel", second)))).toEqual([first]);
    expect(reasons(titled("Ny", first, "SEQUENCE:2"), titled("Gammel", second))).toEqual([["Gammel", "older-version"]]);
  });

  it("can be a series and a single event, which stands for the date that it falls on", () => {
    const series = titled("Messe", "2026-07-05T10:00:00Z", "RRULE:FREQ=WEEKLY;COUNT=3");
    const taken = (start: string, ...lines: string[]) =>
      read(calendar(titled("Konsert", start, ...lines), series)).occurrences.map(
        (one) => `${one.summary} ${one.start.slice(8, 13)}`,
      );
    expect(taken("2026-07-14T17:00:00Z")).toEqual(["Messe 05T10", "Messe 12T10", "Konsert 14T17", "Messe 19T10"]);
    expect(taken("2026-07-12T10:00:00Z")).toEqual(["Messe 05T10", "Konsert 12T10", "Messe 19T10"]);
    expect(taken("2026-07-12T10:00:00Z", "STATUS:CANCELLED")).toEqual(["Messe 05T10", "Messe 19T10"]);
  });

  it("can be two series, each with its own changed dates", () => {
    const weekly = (title: string, start: string) => titled(title, start, "RRULE:FREQ=WEEKLY;COUNT=2");
    const body = calendar(
      weekly("Vår", "2026-06-07T10:00:00Z"),
      weekly("Høst", "2026-09-06T10:00:00Z"),
      titled("Flyttet", "2026-09-13T12:00:00Z", "RECURRENCE-ID:20260913T100000Z"),
    );
    expect(read(body).occurrences.map(({ summary, start }) => `${summary} ${start.slice(5, 13)}`)).toEqual([
      "Vår 06-07T10",
      "Vår 06-14T10",
      "Høst 09-06T10",
      "Flyttet 09-13T12",
    ]);
  });

  it("can be cancelled one by one, and all at once without a start", () => {
    const [first, second] = OF_TWO;
    const both = [titled("Én", first), titled("To", second)];
    expect(startsOf(calendar(...both, titled("To", second, "STATUS:CANCELLED")))).toEqual([first]);
    expect(
      startsOf(calendar(...both, ["BEGIN:VEVENT", "UID:one@example.no", "STATUS:CANCELLED", "END:VEVENT"])),
    ).toEqual([]);
  });

  it("cost no more than others where they are thousands", () => {
    const many = Array.from({ length: 3000 }, (_, at) =>
      titled(`Møte ${at}`, new Date(Date.UTC(2026, 6, 1, 0, at)).toISOString().replace(".000", "")),
    );
    expect(read(calendar(...many)).occurrences).toHaveLength(3000);
  });
});

it("events without a UID are two where only their churches differ, and one where nothing does", () => {
  const at = (place: string) =>
    titled("Messe", OF_TWO[0], `LOCATION:${place}`).filter((line) => !line.startsWith("UID"));
  expect(read(calendar(at("Nes kirke"), at("Vik kirke"), at("Vik kirke"))).occurrences).toHaveLength(2);
});
