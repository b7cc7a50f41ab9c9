import { describe, expect, it } from "vitest";
import { calendar, event, read } from "#test/support/ical";

const version = (sequence: number | null, summary: string, ...lines: string[]) =>
  event(
    "DTSTART:20260705T100000Z",
    `SUMMARY:${summary}`,
    ...(sequence === null ? [] : [`SEQUENCE:${sequence}`]),
    ...lines,
  );

const summaries = (...parts: string[][]) => read(calendar(...parts)).occurrences.map(({ summary }) => summary);

describe("several versions of one event", () => {
  it("are decided by the highest SEQUENCE, then by the last", () => {
    expect(summaries(version(2, "ny"), version(0, "gammel"))).toEqual(["ny"]);
    expect(summaries(version(1, "gammel"), version(10, "ny"))).toEqual(["ny"]);
    expect(summaries(version(null, "første"), version(null, "siste"))).toEqual(["siste"]);
    expect(summaries(version(null, "gammel"), version(1, "ny"))).toEqual(["ny"]);
  });

  it("are listed where they lost", () => {
    expect(read(calendar(version(2, "ny"), version(0, "gammel"))).skipped).toMatchObject([
      { summary: "gammel", reason: "older-version" },
    ]);
  });

  it("have their changed instances decided in the same way", () => {
    const series = version(0, "serie", "RRULE:FREQ=DAILY;COUNT=2");
    const changed = (sequence: number, summary: string) =>
      event("RECURRENCE-ID:20260706T100000Z", "DTSTART:20260706T120000Z", `SUMMARY:${summary}`, `SEQUENCE:${sequence}`);
    expect(summaries(series, changed(3, "ny"), changed(1, "gammel"))).toEqual(["serie", "ny"]);
    expect(summaries(series, changed(1, "gammel"), changed(3, "ny"))).toEqual(["serie", "ny"]);
  });
});

describe("cancelled events", () => {
  it("are left out: one, a series, a whole calendar", () => {
    expect(summaries(version(0, "avlyst", "STATUS:CANCELLED"))).toEqual([]);
    expect(summaries(version(0, "avlyst", "STATUS:cancelled", "RRULE:FREQ=DAILY"))).toEqual([]);
    expect(summaries(["METHOD:CANCEL"], version(0, "avlyst"))).toEqual([]);
  });

  it("take with them what an older version or another calendar of the body holds, even without a start", () => {
    const cancellation = ["BEGIN:VEVENT", "UID:one@example.no", "SEQUENCE:3", "STATUS:CANCELLED", "END:VEVENT"];
    expect(summaries(version(2, "gammel"), cancellation)).toEqual([]);
    expect(
      read(
        calendar(version(2, "gammel")) +
          calendar(
            "METHOD:CANCEL",
            cancellation.filter((line) => !line.startsWith("STATUS")),
          ),
      ).occurrences,
    ).toEqual([]);
    expect(summaries(version(4, "gjenopptatt"), cancellation)).toEqual(["gjenopptatt"]);
  });

  it("can be one instance of a series", () => {
    const one = ["BEGIN:VEVENT", "UID:one@example.no", "RECURRENCE-ID:20260706T100000Z", "END:VEVENT"];
    const body = calendar(version(0, "serie", "RRULE:FREQ=DAILY;COUNT=3")) + calendar("METHOD:CANCEL", one);
    expect(read(body).occurrences.map(({ start }) => start.slice(8, 10))).toEqual(["05", "07"]);
  });
});

describe("what an occurrence is known by", () => {
  it("is its UID, and for a series the moment it was planned for", () => {
    const { occurrences } = read(
      calendar(
        version(0, "én"),
        version(0, "to", "UID:two", "RRULE:FREQ=DAILY;COUNT=1"),
        version(0, "tre", "UID:three"),
      ),
    );
    expect(occurrences.map(({ key, recurrenceId }) => [key, recurrenceId])).toEqual([
      ["one@example.no#", null],
      ["three#", null],
      ["two#2026-07-05T10:00:00Z", "2026-07-05T10:00:00Z"],
    ]);
  });

  it("is its title and start where there is no UID: events without one don't push each other out", () => {
    const nameless = (summary: string) => [
      "BEGIN:VEVENT",
      `SUMMARY:${summary}`,
      "DTSTART:20260705T100000Z",
      "END:VEVENT",
    ];
    const { occurrences } = read(calendar(nameless("Én"), nameless("To")));
    expect(occurrences.map(({ uid, key }) => [uid, key])).toEqual([
      ["", "#2026-07-05T10:00:00Z#To"],
      ["", "#2026-07-05T10:00:00Z#Én"],
    ]);
  });
});
