/** By bytes and name, before it is read. */
export type FileKind = "word" | "sheet" | "pdf" | "text" | FileRefusal;

export type FileRefusal =
  | "empty"
  /** .doc, .xls, .ppt: Microsoft's until 2007, or with a password. */
  | "old_office"
  /** .odt, .ods. */
  | "open_document"
  /** .pages, .numbers. */
  | "iwork"
  | "presentation"
  | "image"
  | "mail"
  | "zip"
  | "binary";

const starts = (bytes: Uint8Array, ...first: number[]) => first.every((byte, index) => bytes[index] === byte);
const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

const IMAGE_NAME = /\.(?:jpe?g|png|gif|webp|heic|heif|tiff?|bmp)$/i;
const OUTLOOKS_MAIL = /\.msg$/i;
const PDF_STARTS_WITHIN = 1024;

/** `parts` are the names in a zip file; null where it is none. */
export function fileKind(bytes: Uint8Array, name: string | null, parts: readonly string[] | null): FileKind {
  if (bytes.length === 0) return "empty";
  const signature = signatureOf(bytes);
  if (signature === "pdf") return "pdf";
  if (parts) return kindOfParts(parts, name);
  if (OUTLOOKS_MAIL.test(name ?? "")) return "mail";
  if (signature === "old_office") return "old_office";
  return signature === "image" || IMAGE_NAME.test(name ?? "") ? "image" : "text";
}

/** Null for what may be text. New Word and Excel files are zip files. */
export function signatureOf(bytes: Uint8Array): "pdf" | "zip" | "old_office" | "image" | null {
  if (ascii(bytes, 0, PDF_STARTS_WITHIN).includes("%PDF-")) return "pdf";
  if (starts(bytes, 0x50, 0x4b, 3, 4)) return "zip";
  if (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0) || ascii(bytes, 0, 5) === "{\\rtf") return "old_office";
  return isImage(bytes) ? "image" : null;
}

/** By its first bytes; phones box pictures as they do films. */
export const isFilm = (bytes: Uint8Array): boolean =>
  (ascii(bytes, 4, 8) === "ftyp" && !BOXED_PICTURE.test(ascii(bytes, 8, 12))) ||
  ascii(bytes, 4, 8) === "moov" ||
  starts(bytes, 0x1a, 0x45, 0xdf, 0xa3) ||
  (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 11) === "AVI");

const BOXED_PICTURE = /^(?:hei|hev|mif|msf|avi)/;

function isImage(bytes: Uint8Array): boolean {
  const isBoxed = ascii(bytes, 4, 8) === "ftyp" && BOXED_PICTURE.test(ascii(bytes, 8, 12));
  return (
    isBoxed ||
    starts(bytes, 0xff, 0xd8, 0xff) ||
    starts(bytes, 0x89, 0x50, 0x4e, 0x47) ||
    ascii(bytes, 0, 4) === "GIF8" ||
    (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") ||
    starts(bytes, 0x49, 0x49, 0x2a, 0) ||
    starts(bytes, 0x4d, 0x4d, 0, 0x2a)
  );
}

function kindOfParts(parts: readonly string[], name: string | null): FileKind {
  const has = (pattern: RegExp) => parts.some((part) => pattern.test(part));
  if (has(/^word\//)) return "word";
  if (has(/^xl\/worksheets\//)) return "sheet";
  if (has(/^ppt\//)) return "presentation";
  if (has(/^Index\/|^Index\.zip$/) || /\.(?:pages|numbers|key)$/i.test(name ?? "")) return "iwork";
  if (has(/^content\.xml$/)) return "open_document";
  return "zip";
}
