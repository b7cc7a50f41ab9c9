import { describe, expect, it } from "vitest";
import { calendar, event, read } from "#test/support/ical";
import { daysToRead, eventsToImport } from "~/domain/calendars/events-to-import";

/** Titles of the two good events in every hostile calendar, one before and one after the hostile part. */
const GOOD_TITLES = ["Gudstjeneste i god ro", "Konsert uten fare"];

const good = (index: 0 | 1) =>
  event(`UID:good-${index}`, `SUMMARY:${GOOD_TITLES[index]}`, `DTSTART:2026120${index + 1}T180000Z`);

const around = (...bad: (string | string[])[]) => calendar(good(0), ...bad, good(1));

const bad = (...lines: string[]) => event("UID:bad", "SUMMARY:Ondt", "DTSTART:20261125T180000Z", ...lines);

const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

const moment = (utc: number) => new Date(utc).toISOString().replace(/[-:]|\.\d+/g, "");

/** One property repeated, then another that may occur only once, as often. */
const heaped = (kind: string, heap: string, single: string) => [
  `BEGIN:${kind}`,
  ...times(150_000, () => heap),
  ...times(150_000, () => single),
  `END:${kind}`,
];

const numbers = (count: number) => times(count, String).join(",");

const EVERY_SECOND_OF_A_DAY = `BYHOUR=${numbers(24)};BYMINUTE=${numbers(60)};BYSECOND=${numbers(60)}`;

const changes = (count: number, day: string) =>
  times(count, (index) => [
    "BEGIN:VEVENT",
    "UID:bad",
    `RECURRENCE-ID:${moment(Date.parse(day) + index * 1000)}`,
    `DTSTART:${moment(Date.parse(day))}`,
    "END:VEVENT",
  ]).flat();

/** Calendars that try to exhaust the reader, by what they do. */
const HOSTILE_CALENDARS: Record<string, () => string> = {
  "300,000 EXDATEs in one line": () =>
    around(
      bad(
        "RRULE:FREQ=DAILY",
        `EXDATE:${times(300_000, (index) => moment(Date.UTC(2026, 10, 25, 18) + index * 300_000)).join(",")}`,
      ),
    ),
  "300,000 EXDATEs in as many lines": () =>
    around(bad("RRULE:FREQ=DAILY", times(300_000, () => "EXDATE:20261126T180000Z").join("\r\n"))),
  "heaps of EXDATE, then of UID": () => around(heaped("VEVENT", "EXDATE:1", "UID:x")),
  "heaps of RDATE, then of TZID": () => around(heaped("VTIMEZONE", "RDATE:1", "TZID:x")),
  "one line of 10 MB": () => around(bad(`DESCRIPTION:${"a".repeat(10_000_000)}`)),
  "20,000 nested events": () =>
    around(
      times(20_000, () => "BEGIN:VEVENT"),
      times(20_000, () => "END:VEVENT"),
    ),
  "20,000 nested alarms": () =>
    around([
      "BEGIN:VEVENT",
      ...times(20_000, () => "BEGIN:VALARM"),
      ...times(20_000, () => "END:VALARM"),
      "END:VEVENT",
    ]),
  "every second for ever": () => around(bad("RRULE:FREQ=SECONDLY")),
  "every second since 1970, a thousand million times": () =>
    around(bad("DTSTART:19700101T000000Z", "RRULE:FREQ=SECONDLY;COUNT=1000000000")),
  "a thousand million days": () => around(bad("RRULE:FREQ=DAILY;COUNT=1000000000")),
  "the thirtieth of February": () =>
    around(
      times(2000, (index) =>
        event(`UID:f${index}`, "DTSTART:20261125T180000Z", "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30"),
      ).flat(),
    ),
  "every second of every day, in 2,000 events": () =>
    around(
      times(2000, (index) =>
        event(`UID:s${index}`, "DTSTART:20261125T180000Z", `RRULE:FREQ=DAILY;${EVERY_SECOND_OF_A_DAY}`),
      ).flat(),
    ),
  "3,000 outdated changes of a rule that is dear": () =>
    around(
      bad("SEQUENCE:5", `RRULE:FREQ=DAILY;BYMONTH=3;${EVERY_SECOND_OF_A_DAY}`),
      changes(3000, "2027-11-26T00:00:00Z"),
    ),
  "15,000 changes of one event": () => around(bad("RRULE:FREQ=DAILY"), changes(15_000, "2026-11-26T00:00:00Z")),
  "a zone with 150,000 onsets, asked about 5,000 years": () =>
    around(
      [
        "BEGIN:VTIMEZONE",
        "TZID:Ond",
        "BEGIN:STANDARD",
        "DTSTART:00010101T000000",
        "TZOFFSETFROM:+0100",
        "TZOFFSETTO:+0200",
      ],
      [`RDATE:${times(150_000, () => "19700101T000000").join(",")}`, "END:STANDARD", "END:VTIMEZONE"],
      times(5000, (index) =>
        event(`UID:z${index}`, `DTSTART;TZID=Ond:${String(index + 1).padStart(4, "0")}1125T180000`),
      ).flat(),
    ),
  NULs: () => around(bad(`DESCRIPTION:${"\0a".repeat(1_000_000)}`)),
  "the years 0000 and 9999": () =>
    around(
      event("UID:y0", "DTSTART:00000101T000000Z", "RRULE:FREQ=DAILY"),
      event("UID:y9", "DTSTART:99991231T235959Z", "DTEND:99991231T235959Z", "RRULE:FREQ=YEARLY"),
    ),
  "a link whose address has no end": () => around(bad(`DESCRIPTION:<a href=http://${"a".repeat(90_000)}>her`)),
  "a link with 6,000 addresses": () => around(bad(`DESCRIPTION:<a ${"href=http://x ".repeat(6000)}>her`)),
  "a description of 90,000 characters every hour, ten times over": () =>
    around(
      times(10, (index) =>
        event(
          `UID:h${index}`,
          "DTSTART:20261125T180000Z",
          "RRULE:FREQ=HOURLY",
          `DESCRIPTION:${"Kom <b>og</b> se ".repeat(5000)}`,
        ),
      ).flat(),
    ),
};

const NOW = new Date("2026-11-20T12:00:00Z");

const toCome = (body: string) => eventsToImport(read(body, { now: NOW, days: daysToRead(NOW) }), NOW);

/** Far more than any of them takes, and far less than a reader with quadratic time would. */
const PATIENCE_MS = 10_000;

describe("the good events of a hostile calendar", () => {
  it.each(Object.entries(HOSTILE_CALENDARS))(
    "are imported in good time: %s",
    (_name, body) => {
      const { events } = toCome(body());
      expect(events.map(({ title }) => title)).toEqual(expect.arrayContaining(GOOD_TITLES));
      const characters = events.reduce((sum, { description }) => sum + description.length, 0);
      expect(characters).toBeLessThan(20_000_000);
    },
    PATIENCE_MS,
  );

  it("can't be opened as a script", () => {
    expect(toCome(calendar(event("DTSTART:20261201T180000Z", "URL:javascript:alert(1)"))).events[0]).toMatchObject({
      url: null,
    });
  });
});
