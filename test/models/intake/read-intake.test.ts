import { describe, expect, test } from "vitest";
import { readIntake } from "~/gateways/intake/read-intake";
import { event, ld, NOW, page } from "./pages/page-case";
import { shownLines } from "./pages/shown-lines";

const SERVICE = event("Gudstjeneste", "2026-09-06T11:00");
const PAGE = page(ld(SERVICE));
const CALENDAR =
  "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Styremøte\r\nDTSTART:20260906T170000Z\r\nDTEND:20260906T190000Z\r\nLOCATION:Salem\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:2\r\nSUMMARY:Leir\r\nDTSTART;VALUE=DATE:20260904\r\nDTEND;VALUE=DATE:20260907\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n";

const read = (name: string, content: string | number[]) =>
  readIntake(
    {
      bytes: typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content),
      name,
      contentType: null,
      address: null,
    },
    NOW,
  );

describe("anything is read by what is in it", () => {
  test.each([
    ["a page", "a.html", PAGE, ["json-ld 2026-09-06 11:00 Gudstjeneste"]],
    ["a page whose name says otherwise", "a.txt", PAGE, ["json-ld 2026-09-06 11:00 Gudstjeneste"]],
    ["a text", "a.txt", "Søndag 6. september kl. 11.00 Gudstjeneste\n", ["text 2026-09-06 11:00 Gudstjeneste"]],
    ["a table", "a.csv", "Dato;Tid;Hva\n06.09.2026;11:00;Gudstjeneste\n", ["table 2026-09-06 11:00 Gudstjeneste"]],
    ["data", "a.json", JSON.stringify([SERVICE]), ["json-ld 2026-09-06 11:00 Gudstjeneste"]],
    [
      "a calendar",
      "a.ics",
      CALENDAR,
      ["ics 2026-09-04–2026-09-06 Leir", "ics 2026-09-06 19:00–21:00 Styremøte @ Salem"],
    ],
  ])("%s", async (_, name, content, expected) => {
    const reading = await read(name, content);
    expect(reading.ok && shownLines(reading.events)).toEqual(expected);
  });

  test("words of state in a calendar's title are a state, and events stand in the order of their days", async () => {
    const later = "UID:3\r\nSUMMARY:AVLYST: Messe\r\nDTSTART:20260913T090000Z";
    const reading = await read("a.ics", CALENDAR.replace("UID:1", `${later}\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:1`));
    expect(reading.ok && shownLines(reading.events)).toEqual([
      "ics 2026-09-04–2026-09-06 Leir",
      "ics 2026-09-06 19:00–21:00 Styremøte @ Salem",
      "ics 2026-09-13 11:00 Messe (cancelled)",
    ]);
  });

  test("what a title links to is the event's address; maps and mail are not", async () => {
    const item = (href: string) => `<li><a href="${href}">Søndag 6. september kl. 11.00 Gudstjeneste</a></li>`;
    const card = '<a href="/konsert"><div>Lørdag 12. september kl. 18.00</div><h3>Konsert</h3><div>Salem</div></a>';
    const urlsOf = async (body: string) => {
      const reading = await read("a.html", page(body, '<link rel="canonical" href="https://kirka.example/kalender">'));
      return reading.ok && reading.events.map(({ url }) => url);
    };
    expect(await urlsOf(`<ul>${item("/g")}</ul>`)).toEqual(["https://kirka.example/g"]);
    expect(await urlsOf(card)).toEqual(["https://kirka.example/konsert"]);
    for (const href of ["https://maps.google.com/?q=x", "mailto:a@b.no", "#", "javascript:void(0)"])
      expect(await urlsOf(`<ul>${item(href)}</ul>`)).toEqual([null]);
  });

  test("what looks private is marked", async () => {
    const reading = await read("a.ics", CALENDAR);
    expect(reading.ok && reading.events.map((one) => one.private)).toEqual([false, true]);
  });

  test.each([
    ["an empty file", "a.txt", "", "empty"],
    ["nothing with a date", "a.txt", "Velkommen til oss!", "no_events"],
    ["a PDF", "a.pdf", "%PDF-1.4 abc", "pdf"],
    ["a Word file", "a.docx", [0x50, 0x4b, 3, 4, 0, 0], "office"],
    ["a picture", "a.jpg", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 1, 2, 3, 4, 5, 6], "image"],
    ["a file of Word from before 2007", "a.doc", [0xd0, 0xcf, 0x11, 0xe0, 0, 0], "old_office"],
    ["a page without events", "a.html", "<html><p>Hei</p></html>", "no_events"],
    ["data without events", "a.json", '{"a": 1}', "no_events"],
  ])("refuses %s", async (_, name, content, problem) => {
    expect(await read(name, content)).toMatchObject({ ok: false, problem });
  });
});
