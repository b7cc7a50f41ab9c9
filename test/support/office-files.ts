import { strToU8, zipSync } from "fflate";

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const zipped = (parts: Record<string, string>) =>
  new Uint8Array(zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))));

const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";

const paragraph = (text: string) =>
  `<w:p>${text
    .split("\t")
    .map((part) => `<w:r><w:t xml:space="preserve">${escaped(part)}</w:t></w:r>`)
    .join("<w:r><w:tab/></w:r>")}</w:p>`;
const table = (rows: string[][]) =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${cell.split("\n").map(paragraph).join("")}</w:tc>`).join("")}</w:tr>`).join("")}</w:tbl>`;

/** A Word document of paragraphs and tables; a tab in a paragraph is one there. */
export const wordFile = (...content: (string | string[][])[]) =>
  zipped({
    "[Content_Types].xml": `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    "_rels/.rels": `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${RELATIONS}/officeDocument" Target="word/document.xml"/></Relationships>`,
    "word/document.xml": `${XML}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${content.map((part) => (typeof part === "string" ? paragraph(part) : table(part))).join("")}</w:body></w:document>`,
  });

/** A day or clock of a sheet, as its number and how it is shown. */
export interface SheetTime {
  serial: number;
  shown: "day" | "clock" | "both";
}
export type SheetCell = string | number | SheetTime | null;

const STYLES = { day: 1, clock: 2, both: 3 } as const;
const DAYS_TO_1970 = 25_569;

export const dayCell = (day: string): SheetTime => ({
  serial: Date.parse(`${day}T00:00:00Z`) / 86_400_000 + DAYS_TO_1970,
  shown: "day",
});
const clockSerial = (time: string) => (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) / 1440;
export const clockCell = (time: string): SheetTime => ({ serial: clockSerial(time), shown: "clock" });
export const momentCell = (day: string, time: string): SheetTime => ({
  serial: dayCell(day).serial + clockSerial(time),
  shown: "both",
});

function cellXml(cell: SheetCell, reference: string): string {
  if (cell === null) return "";
  if (typeof cell === "string")
    return `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
  if (typeof cell === "number") return `<c r="${reference}"><v>${cell}</v></c>`;
  return `<c r="${reference}" s="${STYLES[cell.shown]}"><v>${cell.serial}</v></c>`;
}

const sheetXml = (rows: SheetCell[][]) =>
  `${XML}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows
    .map(
      (cells, row) =>
        `<row r="${row + 1}">${cells.map((cell, column) => cellXml(cell, `${String.fromCharCode(65 + column)}${row + 1}`)).join("")}</row>`,
    )
    .join("")}</sheetData></worksheet>`;

/** A workbook of named sheets. */
export function sheetFile(sheets: Record<string, SheetCell[][]>, sheetsXml?: string): Uint8Array<ArrayBuffer> {
  const names = Object.keys(sheets);
  const numbered = (make: (name: string, number: number) => string) =>
    names.map((name, index) => make(name, index + 1)).join("");
  return zipped({
    "[Content_Types].xml": `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    "_rels/.rels": `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `${XML}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${RELATIONS}"><sheets>${numbered((name, number) => `<sheet name="${escaped(name)}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${XML}<Relationships xmlns="${PACKAGE}/relationships">${numbered((_, number) => `<Relationship Id="rId${number}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="rId99" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    "xl/styles.xml": `${XML}<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="1"><numFmt numFmtId="170" formatCode="dd\\.mm\\.yyyy\\ hh:mm"/></numFmts><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="20"/><xf numFmtId="170"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(
      names.map((name, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheetsXml ?? sheetXml(sheets[name]!)]),
    ),
  });
}

/** Text of a PDF's page, in points from its lower left corner. */
export interface PdfText {
  x: number;
  y: number;
  text: string;
  size?: number;
}

const inPdf = (text: string) =>
  [...text]
    .map((letter) => (/[()\\]/.test(letter) ? `\\${letter}` : letter))
    .join("")
    .replace(/[\u0080-\u00ff]/g, (letter) => `\\${letter.charCodeAt(0).toString(8)}`)
    .replaceAll("–", "\\226");

const LOCK = `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${"41".repeat(32)}> /U <${"42".repeat(32)}> /P -4 >> /ID [<${"43".repeat(16)}> <${"43".repeat(16)}>]`;

/** A PDF that asks for a password. */
export const lockedPdfFile = () =>
  new Uint8Array(
    Buffer.from(
      Buffer.from(pdfFile([{ x: 50, y: 700, text: "Program" }]))
        .toString("latin1")
        .replace("/Root 1 0 R", `/Root 1 0 R ${LOCK}`),
      "latin1",
    ),
  );

/** A PDF with letters of Helvetica, a list of texts a page. */
export function pdfFile(...pages: PdfText[][]): Uint8Array<ArrayBuffer> {
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${4 + index * 2} 0 R`).join(" ")}] >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ...pages.flatMap((texts, index) => {
      const drawn = texts
        .map(({ x, y, text, size = 11 }) => `BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm (${inPdf(text)}) Tj ET`)
        .join("\n");
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
        `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
      ];
    }),
  ];
  let file = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const list = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${list}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(file, "latin1"));
}
