/** What somebody pasted, or a file. */
export type Brought = { pasted: string } | { file: { name: string; bytes: Uint8Array<ArrayBuffer> } };

/** A file of two million characters, and the rest of the form. */
export const INTAKE_MAX_BYTES = 4 * 1024 * 1024;

/** Returns what the form brings: its file where one was chosen, else what was pasted. */
export async function readBrought(form: FormData): Promise<Brought> {
  const file = form.get("file");
  if (file instanceof File && file.size > 0)
    return { file: { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) } };
  const pasted = form.get("pasted");
  return { pasted: typeof pasted === "string" ? pasted : "" };
}
