import type { Result } from "~/domain/values";
import { type FileProblem, type FileText, readFileBytes } from "./read-file";

/** Goes to the Worker that `read-in-worker.client.ts` starts. */
export interface FileToRead {
  bytes: Uint8Array<ArrayBuffer>;
  name: string;
  /** Pages of a PDF without text are wanted, not texts. */
  asPictures: boolean;
}

/** Named, because the library for PDF sends messages of its own. */
export interface FileRead {
  fileRead: Result<FileText, FileProblem> | Blob[];
}

async function answer({ bytes, name, asPictures }: FileToRead): Promise<FileRead["fileRead"]> {
  if (!asPictures) return readFileBytes(bytes, name);
  const { drawPages } = await import("./pdf-pictures");
  return drawPages(bytes).catch(() => []);
}

self.addEventListener(
  "message",
  ({ data }: MessageEvent<FileToRead>) => {
    void answer(data).then((fileRead) => self.postMessage({ fileRead } satisfies FileRead));
  },
  { once: true },
);
