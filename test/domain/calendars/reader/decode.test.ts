import { describe, expect, it } from "vitest";
import { calendar, event, onlyOne, read } from "#test/support/ical";
import { decodeCalendar } from "~/domain/calendars/reader/bytes";
import { readCalendar } from "~/domain/calendars/reader/read-calendar";

const SUMMARY = "Høymesse på Ås – “sånn” 🎄";
const LATIN = "Høymesse på Ås";
const text = (summary: string) => calendar(event("DTSTART:20260701T100000Z", `SUMMARY:${summary}`));

const utf8 = (body: string) => new TextEncoder().encode(body);
const bytes = (...numbers: number[]) => new Uint8Array(numbers);
const joined = (...parts: Uint8Array[]) => bytes(...parts.flatMap((part) => [...part]));
const utf16 = (body: string, isLittle: boolean) =>
  bytes(
    ...[...Array(body.length).keys()].flatMap((at) =>
      isLittle
        ? [body.charCodeAt(at) & 255, body.charCodeAt(at) >> 8]
        : [body.charCodeAt(at) >> 8, body.charCodeAt(at) & 255],
    ),
  );
const latin1 = (body: string) => bytes(...[...body].map((letter) => letter.charCodeAt(0)));

describe("the text of a calendar's bytes", () => {
  const forms: [string, Uint8Array, string, string?][] = [
    ["UTF-8", utf8(text(SUMMARY)), SUMMARY],
    ["UTF-8 with a byte-order mark", joined(bytes(0xef, 0xbb, 0xbf), utf8(text(SUMMARY))), SUMMARY],
    ["UTF-8 that is called something else", utf8(text(SUMMARY)), SUMMARY, "text/calendar; charset=ISO-8859-1"],
    ["UTF-16, little end first, with a mark", joined(bytes(0xff, 0xfe), utf16(text(SUMMARY), true)), SUMMARY],
    ["UTF-16, big end first, with a mark", joined(bytes(0xfe, 0xff), utf16(text(SUMMARY), false)), SUMMARY],
    ["UTF-16, little end first, without a mark", utf16(text(SUMMARY), true), SUMMARY],
    ["UTF-16, big end first, without a mark", utf16(text(SUMMARY), false), SUMMARY],
    ["Latin-1 that nobody names", latin1(text(LATIN)), LATIN],
    ["Latin-1 that calls itself UTF-8", latin1(text(LATIN)), LATIN, "text/calendar; charset=utf-8"],
    ["Windows-1252 with its own signs", latin1(text("\x93H\xf8ymesse\x94 \x96 5 \x80")), "“Høymesse” – 5 €"],
    [
      "Latin-2 that is named",
      latin1(text("Wigilia \xb6wi\xeata")),
      "Wigilia święta",
      'text/calendar; charset="ISO-8859-2"',
    ],
    ["a charset that nobody knows", latin1(text(LATIN)), LATIN, "text/calendar; charset=x-klingon"],
    ["NULs", utf8(text(SUMMARY).replace("Høy", "Hø\0y")), SUMMARY],
  ];

  it.each(forms)("is read from %s", (_name, body, summary, contentType) => {
    expect(onlyOne(body, { contentType }).summary).toBe(summary);
  });

  it("puts characters together that were folded in their middle", () => {
    const [before, after] = text("Påske").split("å") as [string, string];
    const body = joined(utf8(before), bytes(0xc3, 13, 10, 32, 0xa5), utf8(after));
    expect(onlyOne(body).summary).toBe("Påske");
  });

  it("keeps the other lines right where one line is of another charset", () => {
    const body = joined(
      utf8("BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:20260701T100000Z\r\nSUMMARY:Påske – nå\r\n"),
      latin1("LOCATION:R\xf8ros kirke\r\n"),
      utf8("END:VEVENT\r\nEND:VCALENDAR\r\n"),
    );
    expect(onlyOne(body)).toMatchObject({ summary: "Påske – nå", location: "Røros kirke" });
  });

  it("takes text as well as bytes", () => {
    expect(onlyOne(`\uFEFF${text(SUMMARY)}`).summary).toBe(SUMMARY);
  });

  it("doesn't stumble over an odd number of bytes of UTF-16, or over none at all", () => {
    expect(decodeCalendar(joined(bytes(0xfe, 0xff), utf16("Hei", false), bytes(0)))).toBe("Hei");
    expect(decodeCalendar(bytes())).toBe("");
  });
});

describe("what is no calendar", () => {
  const bodies: [string, string, string][] = [
    ["nothing", "", "empty"],
    ["white space", " \r\n\r\n ", "empty"],
    ["a web page", "<!DOCTYPE html><html><body>Logg inn</body></html>", "html"],
    [
      "a web page that quotes a calendar",
      "\n<html><body><pre>\nBEGIN:VCALENDAR\nEND:VCALENDAR</pre></body></html>",
      "html",
    ],
    ["a web page with something before it", "<?xml version='1.0'?>\n<!DOCTYPE html PUBLIC 'x'><html></html>", "html"],
    ["JSON", '{"error":"not found"}', "not-a-calendar"],
    ["text that mentions one", "This is not BEGIN:VCALENDAR at all", "not-a-calendar"],
    ["an event without a calendar", "BEGIN:VEVENT\nDTSTART:20260701\nEND:VEVENT", "not-a-calendar"],
    ["more than anybody would read", "BEGIN:VCALENDAR\n".padEnd(17 * 1024 * 1024, "x"), "too-large"],
  ];

  it.each(bodies)("is refused: %s", (_name, body, reason) => {
    expect(readCalendar(body, { now: new Date(), days: 365 })).toEqual({ ok: false, reason });
  });

  it("isn't one with a warning before it, in small letters, or indented", () => {
    const warned = `<br />\n<b>Warning</b>: something in plugin.php\n${text("Hei")}`;
    const small = "begin:vcalendar\nbegin:vevent\ndtstart:20260701t100000z\nsummary:Hei\nend:vevent\nend:vcalendar";
    const indented = text("Hei").replaceAll("\r\n", "\r\n    ").replace(/^/, "    ");
    for (const body of [warned, small, indented]) expect(onlyOne(body).summary).toBe("Hei");
  });

  it("isn't one without events", () => {
    expect(read(calendar())).toMatchObject({ occurrences: [], totalEvents: 0, isComplete: true });
  });
});
