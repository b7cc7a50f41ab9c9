import { describe, expect, test } from "vitest";
import { calendar, event, read } from "#test/support/ical";
import { daysToRead, eventsToImport } from "~/domain/calendars/events-to-import";
import { importFingerprint } from "~/domain/calendars/imported-event";
import { removedKeys } from "~/domain/calendars/left-out";
import { sameEvents } from "~/domain/calendars/same-events";

const NOW = new Date("2026-06-04T10:00:00Z");

const service = (uid: string, place: string, text = "") =>
  event(
    `UID:${uid}`,
    "SUMMARY:Gudstjeneste",
    "DTSTART:20260705T100000Z",
    `LOCATION:${place}`,
    `DESCRIPTION:Nattverd${text}`,
  );

type Lines = ReturnType<typeof event>;

const found = (...lines: Lines[]) =>
  eventsToImport(read(calendar(...lines), { now: NOW, days: daysToRead(NOW) }), NOW).events.map((one) => ({
    ...one,
    fingerprint: importFingerprint(one, null),
  }));

/** Which of `before`, by number, each event of `after` is; null for a new one. */
function pairsOf(before: Lines[], after: Lines[]) {
  const stored = found(...before).map((one, at) => ({
    ...one,
    id: String(at),
    standing: "there" as const,
    isPublic: true,
  }));
  const incoming = found(...after);
  const pairs = sameEvents(stored, incoming);
  return incoming.map((one) => pairs.get(one)?.id ?? null).map((id) => id && Number(id));
}

const once = (start: string, summary = "Konsert", uid = "en") =>
  event(`UID:${uid}`, `DTSTART:${start}`, `SUMMARY:${summary}`);
const dates = (start: string, count: number, uid = "uke") =>
  event(`UID:${uid}`, "SUMMARY:Gudstjeneste", `DTSTART;TZID=Europe/Oslo:${start}`, `RRULE:FREQ=WEEKLY;COUNT=${count}`);
const weekly = dates("20260607T110000", 4);
const moved = event(
  "UID:uke",
  "RECURRENCE-ID;TZID=Europe/Oslo:20260614T110000",
  "DTSTART;TZID=Europe/Oslo:20260615T110000",
);

test.each<[string, Lines[], Lines[], (number | null)[]]>([
  ["when its texts change", [once("20260701T100000Z")], [once("20260701T100000Z", "Konsert er utsolgt")], [0]],
  ["when it is moved to another day", [once("20260701T100000Z")], [once("20260911T100000Z")], [0]],
  ["when its series moves to another hour", [weekly], [dates("20260607T120000", 4)], [0, 1, 2, 3]],
  ["when its series moves to another weekday", [weekly], [dates("20260606T170000", 4)], [0, 1, 2, 3]],
  ["when one of a series moves", [weekly], [weekly, moved], [0, 1, 2, 3]],
  ["when it becomes a series", [dates("20260607T110000", 1)], [weekly], [0, null, null, null]],
  ["when its program makes up new UIDs", [once("20260701T100000Z")], [once("20260701T100000Z", "Konsert", "ny")], [0]],
  [
    "when a series is split in two",
    [weekly],
    [dates("20260607T110000", 2), dates("20260621T120000", 2, "uke_R20260621T090000@google.com")],
    [0, 1, 2, 3],
  ],
])("an event stays the same one: %s", (_, before, after, pairs) => expect(pairsOf(before, after)).toEqual(pairs));

describe("two services with one title at one hour, in two churches", () => {
  test.each(["", " og dåp"])("keep their identities when all UIDs are new and their order changes", (text) => {
    const before = [service("a", "Nes kirke"), service("b", "Vik kirke")];
    expect(pairsOf(before, [service("ny-1", "Vik kirke", text), service("ny-2", "Nes kirke", text)])).toEqual([1, 0]);
  });

  const removed = { key: "a#", title: "Gudstjeneste", start: new Date("2026-07-05T10:00:00Z") };
  const left = (lines: Lines[], stored: string[]) => {
    const events = found(...lines);
    const gone = removedKeys(events, [removed], ({ key }) => stored.includes(key));
    return events.map(({ key }) => key).filter((key) => !gone.has(key));
  };

  test("are not both removed with one of them", () => {
    expect(left([service("a", "Nes kirke"), service("b", "Vik kirke")], [])).toEqual(["b#"]);
    expect(left([service("b", "Vik kirke")], ["b#"])).toEqual(["b#"]);
  });

  test("a removed one stays away under a new UID", () => {
    expect(left([service("ny", "Nes kirke")], [])).toEqual([]);
  });
});
