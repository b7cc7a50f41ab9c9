import { decodeCalendar } from "~/domain/calendars/reader/bytes";
import { fileKind, type FileRefusal } from "~/domain/intake/file-kind";
import { intakeKind } from "~/domain/intake/intake-kind";
import { mailPart } from "~/domain/intake/mail-part";
import { decodePage } from "~/domain/intake/page/page-bytes";
import type { PICTURE_TYPE } from "~/domain/intake/reading-files";
import { refuse, type Result, succeed } from "~/domain/values";
import type { PdfProblem } from "./pdf";
import { isZip, unzip, type Unzipped } from "./zip-size";

export interface FileText {
  text: string;
  contentType:
    | "text/html"
    | "text/csv"
    | "text/plain"
    | "text/calendar"
    | "text/xml"
    | "application/json"
    | typeof PICTURE_TYPE;
  /** Of a picture. */
  lines?: string[];
}

/** Keys of texts. */
export type FileProblem = FileRefusal | PdfProblem | "damaged";

/** Bytes. */
const LARGEST_FILE = 20 * 1024 * 1024;
/** Characters: more than a programme of ten thousand lines. */
const LONGEST_TEXT = 2 * 1024 * 1024;

/**
 * Libraries for Word, Excel and PDF are loaded with the first such file. Runs in a browser's Worker and in Node. A file
 * made to take long does: the caller stops it.
 */
export async function readFileBytes(
  bytes: Uint8Array<ArrayBuffer>,
  name: string | null,
): Promise<Result<FileText, FileProblem>> {
  if (bytes.length > LARGEST_FILE) return refuse("too_big");
  const parts = isZip(bytes) ? unzip(bytes) : succeed(null);
  if (!parts.ok) return parts;
  const kind = fileKind(bytes, name, parts.value?.names ?? null);
  try {
    if (kind === "word") return await readAsWord(bytes);
    if (kind === "sheet") return await readAsSheet(bytes, parts.value?.texts ?? new Map<string, Uint8Array>());
    if (kind === "pdf") return await readAsPdf(bytes);
  } catch {
    return refuse("damaged");
  }
  return kind === "text" ? readAsText(bytes, name) : refuse(kind);
}

const textOf = (text: string, contentType: FileText["contentType"]): Result<FileText, FileProblem> => {
  if (text.trim() === "") return refuse("empty");
  return text.length > LONGEST_TEXT ? refuse("too_big") : succeed({ text, contentType });
};

async function readAsWord(bytes: Uint8Array<ArrayBuffer>): Promise<Result<FileText, FileProblem>> {
  const { readWord } = await import("./word");
  const html = await readWord(bytes);
  return /\p{L}/u.test(html.replace(/<[^>]*>/g, "")) ? textOf(`<body>${html}</body>`, "text/html") : refuse("empty");
}

async function readAsSheet(
  bytes: Uint8Array<ArrayBuffer>,
  parts: Unzipped["texts"],
): Promise<Result<FileText, FileProblem>> {
  const { reachesTooFar, readSheets } = await import("./sheet");
  const sheets = [...parts].filter(([name]) => /^xl\/worksheets\//.test(name));
  if (sheets.some(([, xml]) => reachesTooFar(new TextDecoder().decode(xml)))) return refuse("too_big");
  const text = await readSheets(bytes);
  return text === null ? refuse("too_big") : textOf(text, "text/csv");
}

async function readAsPdf(bytes: Uint8Array): Promise<Result<FileText, FileProblem>> {
  const { readPdf } = await import("./pdf");
  const read = await readPdf(bytes);
  return typeof read === "string" ? refuse(read) : textOf(read.text, "text/plain");
}

const TYPES = {
  calendar: "text/calendar",
  page: "text/html",
  news: "text/xml",
  json: "application/json",
  table: "text/csv",
} as const;

/** A page that is too long passes: how much of it is read is the reader's to say. */
async function readAsText(bytes: Uint8Array<ArrayBuffer>, name: string | null): Promise<Result<FileText, FileProblem>> {
  const mail = await mailPart(bytes);
  if (mail) return textOf(mail.text, mail.contentType);
  const text = decodePage(bytes, null);
  const kind = intakeKind(bytes, text, name, null);
  if (kind === "calendar") return succeed({ text: decodeCalendar(bytes), contentType: TYPES.calendar });
  if (kind === "page" || kind === "news") return succeed({ text, contentType: TYPES[kind] });
  if (kind === "text") return textOf(text, "text/plain");
  return kind === "json" || kind === "table" ? textOf(text, TYPES[kind]) : refuse(kind === "empty" ? kind : "binary");
}
