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

const found = (...lines: ReturnType<typeof service>[]) =>
  eventsToImport(read(calendar(...lines), { now: NOW, days: daysToRead(NOW) }), NOW);

describe("two services with one title at one hour, in two churches", () => {
  test.each(["", " og dåp"])("keep their identities when all UIDs are new and their order changes", (text) => {
    const printed = (...lines: ReturnType<typeof service>[]) =>
      found(...lines).events.map((one) => ({ ...one, fingerprint: importFingerprint(one, null) }));
    const stored = printed(service("a", "Nes kirke"), service("b", "Vik kirke")).map((one) => ({
      ...one,
      id: one.location!,
      standing: "there" as const,
      isPublic: true,
    }));
    const incoming = printed(service("ny-1", "Vik kirke", text), service("ny-2", "Nes kirke", text));
    const pairs = [...sameEvents(stored, incoming)].map(([event, { id }]) => [id, event.location]);
    expect(pairs).toEqual([
      ["Vik kirke", "Vik kirke"],
      ["Nes kirke", "Nes kirke"],
    ]);
  });

  const removed = { key: "a#", title: "Gudstjeneste", start: new Date("2026-07-05T10:00:00Z") };
  const left = (lines: ReturnType<typeof service>[], stored: string[]) => {
    const { events } = found(...lines);
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
