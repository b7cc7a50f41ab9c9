import * as z from "zod";
import { LINE_MAX_LENGTH } from "~/domain/intake/one-line/said";
import { PICTURE_TYPE } from "~/domain/intake/reading-files";

/** `contentType` is set where the browser has read the file as text. */
export type Brought =
  | { pasted: string }
  | { file: { name: string; bytes: Uint8Array<ArrayBuffer>; contentType: string | null } };

/** More than a programme of ten thousand lines, and the rest of the form. */
export const INTAKE_MAX_BYTES = 8 * 1024 * 1024;

/** A line that goes to the event's form. */
export const carriedLine = z.string().max(LINE_MAX_LENGTH).catch("");

export const fileRequest = z.object({ address: z.string().max(2000) });

/** As the browser has read it (app/files); `file_link` is the pasted link that it was fetched from. */
const readFile = z.object({
  file_name: z.string().min(1).max(255),
  file_type: z.enum([
    "text/html",
    "text/csv",
    "text/plain",
    "text/calendar",
    "text/xml",
    "application/json",
    PICTURE_TYPE,
  ]),
  file_text: z.string().min(1),
  file_link: z.string().optional(),
});

/** The file first, then a text beside it. A file from a pasted link is left out where another was pasted since. */
export async function readBrought(form: FormData): Promise<Brought[]> {
  const pasted = form.get("pasted");
  const text = typeof pasted === "string" && pasted.trim() !== "" ? [{ pasted }] : [];
  const read = readFile.safeParse(Object.fromEntries(form)).data;
  if (!read) return [...(await sentFile(form)), ...text];
  if (read.file_link === undefined) return [fileOf(read), ...text];
  return read.file_link.trim() === text[0]?.pasted.trim() ? [fileOf(read)] : text;
}

function fileOf({ file_name: name, file_type, file_text }: z.infer<typeof readFile>): Brought {
  const bytes = new TextEncoder().encode(file_text);
  return { file: { name, bytes, contentType: `${file_type}; charset=utf-8` } };
}

/** Without scripts the file itself is sent. */
async function sentFile(form: FormData): Promise<Brought[]> {
  const file = form.get("file");
  if (!(file instanceof File) || file.size === 0) return [];
  return [{ file: { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()), contentType: null } }];
}
