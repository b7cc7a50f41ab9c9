import { z } from "zod";

/** What somebody pasted, or a file: its bytes, and its type where the browser has read it as text. */
export type Brought =
  { pasted: string } | { file: { name: string; bytes: Uint8Array<ArrayBuffer>; contentType: string | null } };

/** More than a programme of ten thousand lines, and the rest of the form. */
export const INTAKE_MAX_BYTES = 8 * 1024 * 1024;

/** A file as the browser has read it: app/files. */
const readFile = z.object({
  file_name: z.string().min(1).max(255),
  file_type: z.enum(["text/html", "text/csv", "text/plain", "text/calendar", "application/json"]),
  file_text: z.string().min(1),
});

/** Returns what the form brings, its file first; a text beside a file is read, too. */
export async function readBrought(form: FormData): Promise<Brought[]> {
  const pasted = form.get("pasted");
  const text = typeof pasted === "string" && pasted.trim() !== "" ? [{ pasted }] : [];
  return [...(await readFileOf(form)), ...text];
}

async function readFileOf(form: FormData): Promise<Brought[]> {
  const read = readFile.safeParse(Object.fromEntries(form));
  if (read.success) {
    const { file_name: name, file_type, file_text } = read.data;
    const bytes = new TextEncoder().encode(file_text);
    return [{ file: { name, bytes, contentType: `${file_type}; charset=utf-8` } }];
  }
  const file = form.get("file");
  if (!(file instanceof File) || file.size === 0) return [];
  return [{ file: { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()), contentType: null } }];
}
