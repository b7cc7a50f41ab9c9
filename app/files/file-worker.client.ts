import type { Result } from "~/domain/values";
import { type FileProblem, type FileText, readFileBytes } from "./read-file";

/** Goes to the Worker that `readFileAsText()` starts. */
export interface FileToRead {
  bytes: Uint8Array<ArrayBuffer>;
  name: string;
}

/** Named, because the library for PDF sends messages of its own. */
export interface FileRead {
  fileRead: Result<FileText, FileProblem>;
}

self.addEventListener(
  "message",
  ({ data: { bytes, name } }: MessageEvent<FileToRead>) => {
    void readFileBytes(bytes, name).then((fileRead) => self.postMessage({ fileRead } satisfies FileRead));
  },
  { once: true },
);
