import { zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import {
  clockCell,
  dayCell,
  lockedPdfFile,
  momentCell,
  pdfFile,
  type PdfText,
  sheetFile,
  wordFile,
} from "#test/support/office-files";
import { readFileBytes } from "~/files/read-file";

const bytesOf = (text: string, encoding: BufferEncoding = "utf8") => new Uint8Array(Buffer.from(text, encoding));

async function textOf(bytes: Uint8Array<ArrayBuffer>, name: string) {
  const read = await readFileBytes(bytes, name);
  return read.ok ? read.value.text : `refused: ${read.problem}`;
}

const problemOf = async (bytes: Uint8Array<ArrayBuffer>, name: string | null = null) => {
  const read = await readFileBytes(bytes, name);
  return read.ok ? null : read.problem;
};

describe("a Word document", () => {
  test("keeps its lines and its tables", async () => {
    const read = await readFileBytes(
      wordFile("Program høsten 2026", [
        ["Dato", "Hva"],
        ["13. september", "Kveldsmøte"],
      ]),
      "program.docx",
    );
    expect(read).toEqual({
      ok: true,
      value: {
        contentType: "text/html",
        text: "<body><p>Program høsten 2026</p><table><tr><td><p>Dato</p></td><td><p>Hva</p></td></tr><tr><td><p>13. september</p></td><td><p>Kveldsmøte</p></td></tr></table></body>",
      },
    });
  });

  test("without a letter is empty", async () => expect(await problemOf(wordFile(""), "tom.docx")).toBe("empty"));
});

describe("a workbook", () => {
  test("says its days and clocks as they are shown, to the minute", async () => {
    const file = sheetFile({
      Ark1: [
        ["Dato", "Kl", "Hva"],
        [dayCell("2026-09-06"), clockCell("19:00"), "Møte"],
        [dayCell("2026-09-13"), clockCell("17:50"), "Bønn"],
        [momentCell("2026-09-20", "11:05"), null, "Messe"],
        [dayCell("2026-09-27"), "kl. 11", "Linje\nto"],
      ],
    });
    expect(await textOf(file, "program.xlsx")).toBe(
      "Dato\tKl\tHva\n2026-09-06\t19:00\tMøte\n2026-09-13\t17:50\tBønn\n2026-09-20 kl 11:05\t\tMesse\n2026-09-27\tkl. 11\tLinje to",
    );
  });

  test("has a number never as a day", async () =>
    expect(await textOf(sheetFile({ Ark1: [["Møte", 19.3, 12.1]] }), "tall.xlsx")).toBe("Møte\t19,3\t12,1"));

  test("of several sheets is read to the end, with the names that people gave them", async () =>
    expect(await textOf(sheetFile({ "Høst 2026": [["a"]], Ark2: [["b"]] }), "to.xlsx")).toBe("Høst 2026\n\na\n\nb"));

  test("of a million rows is too big", async () => {
    const rows = "<row><c><v>1</v></c></row>".repeat(1_000_000);
    const xml = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
    expect(await problemOf(sheetFile({ Ark1: [] }, xml), "stor.xlsx")).toBe("too_big");
  });

  test("with a cell far away is not filled up to there", async () => {
    const xml =
      '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>';
    expect(await problemOf(sheetFile({ Ark1: [] }, xml), "langt.xlsx")).toBe("too_big");
  });
});

const column = (x: number, y: number, lines: string[]): PdfText[] =>
  lines.map((text, index) => ({ x, y: y - index * 16, text }));
const row = (y: number, ...cells: [number, string][]): PdfText[] => cells.map(([x, text]) => ({ x, y, text }));

describe("a PDF", () => {
  test("of two columns is read one after the other, below what stands across both", async () => {
    const file = pdfFile([
      { x: 60, y: 800, text: "Program for høsten 2026", size: 20 },
      ...column(50, 760, ["Søndag 6. september kl. 11", "Gudstjeneste", "Onsdag 9. september kl. 19", "Bibeltime"]),
      ...column(320, 760, ["Søndag 13. september kl. 18", "Kveldsmøte", "Torsdag 17. september kl. 17", "Middag"]),
    ]);
    expect((await textOf(file, "program.pdf")).split("\n").filter(Boolean)).toEqual([
      "Program for høsten 2026",
      ...["Søndag 6. september kl. 11", "Gudstjeneste", "Onsdag 9. september kl. 19", "Bibeltime"],
      ...["Søndag 13. september kl. 18", "Kveldsmøte", "Torsdag 17. september kl. 17", "Middag"],
    ]);
  });

  test("keeps each cell of a table in its column, where one is empty too", async () => {
    const file = pdfFile([
      ...row(760, [50, "Dato"], [170, "Kl."], [230, "Sted"], [400, "Hva"]),
      ...row(744, [50, "Søn 6. september"], [170, "11.00"], [230, "Eksempelbygd kirke"], [400, "Høymesse"]),
      ...row(728, [50, "Søn 13. september"], [170, "18.00"], [400, "Kveldsmesse"]),
    ]);
    expect((await textOf(file, "tabell.pdf")).split("\n").filter(Boolean)).toEqual([
      "Dato\tKl.\tSted\tHva",
      "Søn 6. september\t11.00\tEksempelbygd kirke\tHøymesse",
      "Søn 13. september\t18.00\t\tKveldsmesse",
    ]);
  });

  test("has its words whole: letters beside each other, and those parted at the end of a line", async () => {
    const file = pdfFile([
      { x: 50, y: 760, text: "Søndag 6. sep" },
      { x: 120.6, y: 760, text: "tember: familieguds-" },
      { x: 50, y: 744, text: "tjeneste i barne-" },
      { x: 50, y: 728, text: "og ungdomshuset" },
    ]);
    const text = await textOf(file, "ord.pdf");
    expect(text).toContain("familiegudstjeneste i barne-\nog ungdomshuset");
  });

  test("leaves a blank line where the page leaves a gap", async () => {
    const file = pdfFile([
      ...column(50, 760, ["Søndag 6. september", "Gudstjeneste"]),
      { x: 50, y: 690, text: "Vel møtt" },
    ]);
    expect((await textOf(file, "luft.pdf")).trim()).toBe("Søndag 6. september\nGudstjeneste\n\nVel møtt");
  });

  test("without text says so", async () =>
    expect(await problemOf(pdfFile([]), "skannet.pdf")).toBe("pdf_without_text"));

  test("with a password says so", async () =>
    expect(await problemOf(lockedPdfFile(), "hemmelig.pdf")).toBe("pdf_locked"));

  test("of very many pages is too big", async () =>
    expect(await problemOf(pdfFile(...Array.from({ length: 201 }, () => [])), "bok.pdf")).toBe("too_big"));
});

describe("a text is read in its charset:", () => {
  const text = "Søndag 6. september 2026 kl. 11 Gudstjeneste på Ålgård – «velkommen»";
  test.each([
    ["UTF-8", bytesOf(text)],
    ["UTF-8 with a mark", bytesOf(`\ufeff${text}`)],
    ["Windows-1252", bytesOf(text.replace("–", "\x96"), "latin1")],
    ["UTF-16 with a mark", bytesOf(`\ufeff${text}`, "utf16le")],
    ["UTF-16 without one", bytesOf(text, "utf16le")],
  ])("%s", async (_, bytes) =>
    expect(await readFileBytes(bytes, "program.txt")).toEqual({ ok: true, value: { text, contentType: "text/plain" } }),
  );

  test("and is what it is, whatever it is called", async () => {
    const kindOf = async (written: string, name: string) => {
      const read = await readFileBytes(bytesOf(written), name);
      return read.ok && read.value.contentType;
    };
    expect(await kindOf("Dato;Hva\n6.9.2026;Møte", "a.csv")).toBe("text/csv");
    expect(await kindOf("BEGIN:VCALENDAR\r\nEND:VCALENDAR", "a.txt")).toBe("text/calendar");
    expect(await kindOf("<!doctype html><p>Hei", "a.txt")).toBe("text/html");
    expect(await kindOf('{"a": 1}', "a.json")).toBe("application/json");
  });
});

const zipped = (parts: Record<string, Uint8Array>) => new Uint8Array(zipSync(parts));
const nothing = new Uint8Array(1);

test("a saved mail is its text, whatever it is called", async () => {
  const mail = bytesOf(
    "Received: x\r\n by y\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nM=C3=B8te 6. september kl 19",
  );
  for (const name of ["melding.eml", "uten-navn"])
    expect(await textOf(mail, name)).toMatch(/\nMøte 6. september kl 19$/);
});

test.each([
  ["empty", "tom.txt", new Uint8Array(0)],
  ["empty", "blank.txt", bytesOf(" \n\t")],
  ["old_office", "program.doc", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
  ["old_office", "program.xls", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
  ["old_office", "program.rtf", bytesOf("{\\rtf1\\ansi Program}")],
  ["open_document", "program.odt", zipped({ mimetype: nothing, "content.xml": nothing })],
  ["open_document", "program.ods", zipped({ "content.xml": nothing })],
  ["iwork", "program.pages", zipped({ "Index/Document.iwa": nothing })],
  ["presentation", "program.pptx", zipped({ "ppt/presentation.xml": nothing })],
  ["zip", "alt.zip", zipped({ "program.txt": nothing })],
  ["image", "plakat.jpg", new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ["image", "plakat.png", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])],
  ["image", "IMG_1.HEIC", bytesOf("\0\0\0\x18ftypheic", "latin1")],
  ["mail", "melding.msg", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
  ["binary", "a.bin", new Uint8Array(200).fill(1)],
  ["damaged", "a.docx", wordFile("Program").slice(0, 300)],
  ["damaged", "a.docx", zipped({ "word/document.xml": bytesOf("<w:document") })],
  ["damaged", "a.pdf", bytesOf("%PDF-1.4\nhei")],
])("what cannot be read says why: %s: %s", async (problem, name, bytes) =>
  expect(await problemOf(bytes, name)).toBe(problem),
);

describe("a zip file that unpacks to very much is stopped", () => {
  const bomb = () => zipped({ "word/document.xml": new Uint8Array(26 * 1024 * 1024) });

  test("before a library opens it", async () => expect(await problemOf(bomb(), "bombe.docx")).toBe("too_big"));

  test("whatever it says of its own size", async () => {
    const bytes = bomb();
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < bytes.length - 4; at++) {
      if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, 10, true);
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true);
    }
    expect(await problemOf(bytes, "bombe.docx")).toBe("too_big");
  });

  test("with one part that its list names over and over", async () => {
    const part = new Uint8Array(1024 * 1024);
    const bytes = zipped(Object.fromEntries(Array.from({ length: 70 }, (_, index) => [`word/media/${index}`, part])));
    expect(await problemOf(bytes, "bombe.docx")).toBe("too_big");
  });
});
