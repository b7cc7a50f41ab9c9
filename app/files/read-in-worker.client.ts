import { refuse, type Result } from "~/domain/values";
import type { FileRead, FileToRead } from "./file-worker.client";
import type { FileProblem, FileText } from "./read-file";

/** Milliseconds, against files made to take long. */
const LONGEST_READING = 20_000;
/** Bytes. */
const LARGEST_FILE = 20 * 1024 * 1024;

/**
 * Word, Excel and PDF are read in a Worker, which is stopped after 20 seconds, so that no file can stop the page.
 * Import it only where a file is chosen.
 */
export async function readFileAsText(file: File): Promise<Result<FileText, FileProblem | "timed_out">> {
  if (file.size > LARGEST_FILE) return refuse("too_big");
  const read = await inWorker(file, false);
  return Array.isArray(read) ? refuse("damaged") : read;
}

/** The first pages of a PDF without text; none where it cannot be drawn. */
export async function picturesOfPdf(file: File): Promise<Blob[]> {
  const read = await inWorker(file, true);
  return Array.isArray(read) ? read : [];
}

async function inWorker(
  file: File,
  asPictures: boolean,
): Promise<FileRead["fileRead"] | Result<never, "damaged" | "timed_out">> {
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return refuse("damaged");
  const worker = new Worker(new URL("./file-worker.client.ts", import.meta.url), { type: "module" });
  try {
    return await new Promise<Awaited<ReturnType<typeof inWorker>>>((resolve) => {
      setTimeout(() => resolve(refuse("timed_out")), LONGEST_READING);
      worker.onerror = () => resolve(refuse("damaged"));
      worker.onmessage = ({ data }: MessageEvent<Partial<FileRead>>) => data.fileRead && resolve(data.fileRead);
      const message: FileToRead = { bytes: new Uint8Array(bytes), name: file.name, asPictures };
      worker.postMessage(message, [bytes]);
    });
  } finally {
    worker.terminate();
  }
}
